// The screen stays on while somebody who wishes so thinks about a turn.

export class Awake {
  private lock: WakeLockSentinel | null = null;
  private wanted = false;

  /** Keep the screen on, or no longer. A page that is not seen may not ask; it asks again when it is. */
  async want(on: boolean): Promise<void> {
    this.wanted = on;
    if (!on) {
      const lock = this.lock;
      this.lock = null;
      await lock?.release().catch(() => undefined);
      return;
    }
    if (!('wakeLock' in navigator) || document.hidden || (this.lock && !this.lock.released)) return;
    try {
      this.lock = await navigator.wakeLock.request('screen');
      if (!this.wanted) await this.want(false);
    } catch {
      // A device that saves its battery says no.
    }
  }
}
