// Which layout fits: the whole table, drawn for 1280 by 800 and enlarged with the window, or the
// phone's with tabs.

const WIDE = 1280;
const HIGH = 800;
const SMALLEST = 0.85;

class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);
  phone = $derived(this.width < WIDE * SMALLEST || this.height < 560);
  /** A phone held sideways, or a window enlarged a lot: too low for one thing below the other. */
  flat = $derived(this.phone && this.height < 560 && this.width >= 540);
  private fit = $derived(
    Math.max(SMALLEST, Math.min(this.width / WIDE, Math.max(this.height / HIGH, 1))),
  );
  /** Less than 1 makes room for something more on the table. */
  share = $state(1);
  zoom = $derived(this.fit * this.share);
  /** Room for the log as a column of its own. */
  roomy = $derived(this.width / this.fit >= 1410 && this.height / this.fit >= 760);
  /** Too low for all panels one below the other. */
  low = $derived(this.height / this.fit < 760);

  constructor() {
    addEventListener('resize', () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }
}

export const screen = new Screen();
