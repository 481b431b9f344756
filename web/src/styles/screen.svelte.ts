// Which layout fits the window:
// - `phone`: one thing at a time, with tabs; `flat` where it is held sideways;
// - `tabbed`: map, decision and hand always, the rest as tabs: tablets (`upright`: one below the
//   other) and low windows of laptops;
// - `desk`: the whole table, drawn for 1280 by 800 and enlarged with the window;
// - `wide`: that, and everybody's boards, the points so far and the chat, drawn for 1920 by 1080.

export type Layout = 'phone' | 'tabbed' | 'desk' | 'wide';

const DESK = { w: 1280, h: 800 };
const WIDE = { w: 1920, h: 1080 };
const UPRIGHT = { w: 820, h: 1180 };
const LOW = 760; // px: too low for all panels of the desk one below the other

class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);
  layout = $derived.by((): Layout => {
    const [w, h] = [this.width, this.height];
    if (h < 560 || w < 700 || (w < 1000 && h < 900)) return 'phone';
    if (w < DESK.w || h < LOW) return 'tabbed';
    return w >= 1860 && h >= 900 ? 'wide' : 'desk';
  });
  phone = $derived(this.layout === 'phone');
  /** A phone held sideways, or a window enlarged a lot: too low for one thing below the other. */
  flat = $derived(this.phone && this.height < 560 && this.width >= 540);
  upright = $derived(this.layout === 'tabbed' && this.width < this.height);
  /** Is there room for the line above a map whose tiles can be read? */
  lined = $derived(this.layout !== 'tabbed' || this.upright || this.height >= LOW);
  /** A tablet: what is chosen is as high as a finger. */
  tablet = $derived(this.layout === 'tabbed' && this.lined);
  /** Nothing is ever drawn smaller than it was meant to be. */
  zoom = $derived.by(() => {
    const drawn =
      this.layout === 'wide' ? WIDE : this.layout === 'desk' ? DESK : this.upright ? UPRIGHT : null;
    return drawn ? Math.max(1, Math.min(this.width / drawn.w, this.height / drawn.h)) : 1;
  });
  /** Room for the log as a column of its own. */
  roomy = $derived(this.width / this.zoom >= 1410);

  constructor() {
    addEventListener('resize', () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }
}

export const screen = new Screen();
