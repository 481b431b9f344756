import { settings, type Pace } from '../settings/settings.svelte';

// How fast others' moves are shown: as it is set, and not at all where motion is not wanted or nobody looks.

const RATES: Record<Pace, number> = { slow: 0.55, normal: 1, fast: 2, off: 0 };

export function motionWanted(): boolean {
  return !settings.calm && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Steps a usual second; 0: only the marks. */
export function paceNow(): number {
  return motionWanted() && !document.hidden ? RATES[settings.pace] : 0;
}
