import type { KansasDescription } from '../../api/types';
import { t } from '../../words/speech.svelte';

/** What a station is told by: its number. */
export function stationMark(d: KansasDescription, id: string): string {
  return d.railroad.stations.find((known) => known.id === id)?.mark ?? id;
}

/** A space of the railroad, or the turnout of a station. */
export function railPlace(d: KansasDescription, id: string): string {
  const position = d.railroad.positions.find((known) => known.id === id);
  const turnout = position?.station && !Number.isInteger(position.order);
  return turnout
    ? t('rail-turnout', { station: stationMark(d, position.station!) })
    : t('rail-space', { position: id });
}
