// The contracts of a hand in an order that helps: what can be fulfilled now and for how little, or what is worth most.
import type { ContractDrawn, HandView } from '../types';

export const ORDERS = ['cost', 'worth', 'number'] as const;
export type Order = (typeof ORDERS)[number];

export interface Held {
  readonly drawn: ContractDrawn;
  readonly told: HandView;
}

const BONUS = 3; // dollars that a bonus is worth for the sake of an order
const POINT = 3; // dollars that a point is worth for the sake of an order

const worth = ({ drawn }: Held): number => drawn.money + POINT * drawn.points + (drawn.bonus ? BONUS : 0);
/** What cannot be paid for comes later, and what cannot be fulfilled at all last. */
const toPay = ({ told }: Held): number => (told.cost === null ? 10_000 : told.cost + (told.lacks ? 1000 : 0));

export function sorted(hand: readonly HandView[], contracts: readonly ContractDrawn[], order: Order): Held[] {
  const all = hand.flatMap((told): Held[] => {
    const drawn = contracts.find(({ number }) => number === told.contract);
    return drawn ? [{ drawn, told }] : [];
  });
  return all.toSorted((a, b) => {
    const first = order === 'cost' ? toPay(a) - toPay(b) : order === 'worth' ? worth(b) - worth(a) : 0;
    return first || (order === 'cost' ? worth(b) - worth(a) : 0) || a.drawn.number - b.drawn.number;
  });
}
