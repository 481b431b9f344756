// Keys inside the areas of the table: Tab goes from one area to the next, the arrows move inside one.
// With Shift they go through everything that lies there, also what cannot be used now.

export interface Spot {
  x: number;
  y: number;
}
export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const AREAS =
  'svg.map, svg.line, svg.offer, .west, .options, .hand, .board, .market, .players, .log ol';
const ACTIVE = '.lit, button:not(:disabled), a[href]';
const ANYTHING = '[data-thing]';
const ASIDE = 2.2; // how much worse a pixel aside is than one ahead

/** The one that lies next in a direction; -1 when there is none. */
export function nextIn(direction: Direction, from: Spot, others: Spot[]): number {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
    direction
  ] as [number, number];
  let best = -1;
  let least = Infinity;
  others.forEach(({ x, y }, i) => {
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    if (ahead < 1) return;
    const far = ahead + aside * ASIDE;
    if (far < least) [best, least] = [i, far];
  });
  return best;
}

type Focusable = HTMLElement | SVGElement;

function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function inside(area: Element, which: string): Focusable[] {
  return [...area.querySelectorAll<Focusable>(which)].filter(
    (element) => element.getBoundingClientRect().width > 0,
  );
}

function focus(element: Focusable): void {
  if (!element.matches(ACTIVE)) element.setAttribute('tabindex', '-1'); // what can only be asked about
  element.focus({ preventScroll: element.closest('.map') !== null });
}

/** Move with a key; true when it was one of these and something was there. */
export function areaKey(
  event: KeyboardEvent,
  onreason: (thing: string, at: Spot) => void,
): boolean {
  const at = document.activeElement;
  const area = at?.closest(AREAS);
  if (!at || !area) return false;
  if (event.key === 'Tab') {
    // From the edge of the area the browser goes on by itself.
    const known = inside(area, ACTIVE);
    (event.shiftKey ? known[0] : known.at(-1))?.focus({ preventScroll: true });
    return false;
  }
  const thing = at.getAttribute('data-thing');
  if ((event.key === 'Enter' || event.key === ' ') && thing && !at.matches(ACTIVE)) {
    onreason(thing, { x: middle(at).x, y: at.getBoundingClientRect().top }); // its explanation stands beside it
    return true;
  }
  if (event.key === 'Home' || event.key === 'End') {
    const known = inside(area, ACTIVE);
    const found = event.key === 'Home' ? known[0] : known.at(-1);
    if (found) focus(found);
    return found !== undefined;
  }
  if (!event.key.startsWith('Arrow')) return false;
  const others = inside(area, event.shiftKey ? `${ANYTHING}, ${ACTIVE}` : ACTIVE).filter(
    (element) => element !== at,
  );
  const found = others[nextIn(event.key as Direction, middle(at), others.map(middle))];
  if (found) focus(found);
  return true; // the page does not scroll either
}
