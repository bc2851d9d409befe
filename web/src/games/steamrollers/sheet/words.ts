// What the places of a sheet are called for those who hear them.
import { t } from '../../../lib/text.svelte';
import { shapeTold } from '../facts';
import type { Shape } from '../types';
import type { Place } from './land';

export function hexWords(place: Place, shape: Shape | undefined): string {
  const args = { hex: place.id, region: place.region, town: place.town ? 1 : 0 };
  return shape
    ? t('steamrollers-board-hex-drawn', { ...args, shape: shapeTold(shape) })
    : t('steamrollers-board-hex-empty', args);
}
