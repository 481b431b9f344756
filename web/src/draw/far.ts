import { getContext, setContext } from 'svelte';

// A map on a phone may be so far away that its figures are smaller than 12 px. Then they are left out (a finger brings
// the map nearer), and the labels one chooses by are drawn larger:
// - `text.keeps` stays, in a group of class `grows`; `--share` says how much smaller than other labels it is drawn;
// - `text.large` goes too once there is no room for it;
// - `text.fits` is a figure that finds room in its coin or buckle for some while, grown in the same way;
// - `.afar` is only there from far away;
// - `.near` and `.nearer` go where a label that grows needs their room, the latter from a little further away.

const KEY = Symbol('far');

/** How much more than is needed a figure grows: `--grow` is rounded. */
export const HAIR = 1.006;

export function setFar(far: () => boolean): () => boolean {
  return setContext(KEY, far);
}

/** Is the map this is drawn on far away? */
export function getFar(): () => boolean {
  return getContext<(() => boolean) | undefined>(KEY) ?? (() => false);
}
