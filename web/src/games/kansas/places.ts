import type { KansasDescription } from '../../api/types';
import { called, t } from '../../words/speech.svelte';

// Spaces of hazards and outlaws have no sign of their own on the map: they are counted along the trail.

/** "Flood 2", "Outlaw 4": the notation says FLOOD-2, OUTLAW-4. */
export function riskyPlace(d: KansasDescription, kind: string, number: string): string {
  const hazard = called('hazard', kind);
  if (hazard) return t('name-and-number', { name: hazard, number });
  const word = d.words.outlaw ?? 'outlaw';
  return t('name-and-number', { name: word[0]!.toUpperCase() + word.slice(1), number });
}

/** A sentence with these places as the buttons call them. */
export function placesNamed(d: KansasDescription, words: string): string {
  return words.replace(/\b(FLOOD|DROUGHT|ROCKFALL|OUTLAW)-(\d+)\b/g, (_, kind: string, number: string) => riskyPlace(d, kind.toLowerCase(), number));
}

/** A space of the railroad, or the turnout of a station. */
export function railPlace(d: KansasDescription, id: string): string {
  const station = id.startsWith('T') ? d.railroad.positions.find((known) => known.id === id)?.station : null;
  return station ? t('rail-turnout', { station: station.slice(1) }) : t('rail-space', { position: id });
}
