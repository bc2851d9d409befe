// What hexes and cities are called for those who hear them.
import type { Message } from '../../../lib/api';
import type { TableView } from '../../../lib/table.svelte';
import { t } from '../../../lib/text.svelte';
import { cityName, companyName, shapeTold } from '../facts';
import { resourceName } from '../pieces/resources';
import { drawingOf, viewOf } from '../types';

const told = (name: string | Message): string => (typeof name === 'string' ? name : t(name));

export function hexWords(table: TableView, hex: string): string {
  const terrain = drawingOf(table).hexes.find(({ id }) => id === hex)?.terrain ?? 'plains';
  const paths = viewOf(table).track.find((tile) => tile.hex === hex)?.paths ?? [];
  const bare = t('steam_power-board-hex-told', { hex, terrain: t(`steam_power-board-terrain-${terrain}`) });
  const track = paths.map(([shape, company]) =>
    t('steam_power-board-path-told', { shape: shapeTold(shape), company: told(companyName(table, company)) }),
  );
  return [bare, ...track].join(', ');
}

export function siteWords(table: TableView, site: string): string {
  const city = viewOf(table).cities.find((one) => one.site === site);
  const name = cityName(table, site);
  if (!city?.colour) return name;
  const words = [t('steam_power-board-city-told', { city: name, colour: t(resourceName(city.colour)) })];
  if (city.factory !== null) {
    const company = told(companyName(table, city.factory));
    words.push(t('steam_power-board-factory-told', { company, stock: city.stock }));
  }
  if (city.flipped) words.push(t('steam_power-board-flipped-told'));
  return words.join(', ');
}
