import type { KansasDescription } from '../../api/types';
import { t } from '../../words/speech.svelte';

/** A space of the railroad, or the turnout of a station. */
export function railPlace(d: KansasDescription, id: string): string {
  const position = d.railroad.positions.find((known) => known.id === id);
  const turnout = position?.station && !Number.isInteger(position.order);
  return turnout
    ? t('rail-turnout', { station: position.station!.slice(1) })
    : t('rail-space', { position: id });
}
