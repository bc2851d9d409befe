// What a screen reader says of a place on the map.
import type { TableView } from '../../../lib/table.svelte';
import { language, t } from '../../../lib/text.svelte';
import type { AreaDrawn, SiberiaDrawing, SiberiaView } from '../types';

const list = (items: readonly string[]): string =>
  new Intl.ListFormat(language(), { style: 'short', type: 'unit' }).format(items);

function workersAt(table: TableView, view: SiberiaView, place: string): { workers: string; pawns: number } {
  const there = view.players.flatMap((player, i) => {
    const count = player.workers[place] ?? 0;
    return count ? [{ player: `p${String(i + 1)}`, count }] : [];
  });
  return {
    workers: list(there.map((at) => t('siberia-map-worker', at, table.names))),
    pawns: there.reduce((sum, at) => sum + at.count, 0),
  };
}

export function areaWords(table: TableView, view: SiberiaView, area: AreaDrawn): string {
  const name = area.names[language()];
  const now = view.areas[area.id];
  if (now?.closed) return t('siberia-map-closed', { name });
  const found = now?.cubes ?? [];
  const cubes = list(found.map((resource) => t(`siberia-column-${resource}`)));
  return t('siberia-map-area', { name, cubes, count: found.length, ...workersAt(table, view, area.id) });
}

export function harbourWords(table: TableView, view: SiberiaView, drawing: SiberiaDrawing): string {
  const exits = drawing.vladivostok.exits.map(
    (exit) => drawing.areas.find((area) => area.id === exit)?.names[language()] ?? exit,
  );
  const name = drawing.vladivostok.names[language()];
  return t('siberia-map-harbour', { name, exits: list(exits), ...workersAt(table, view, 'vladivostok') });
}
