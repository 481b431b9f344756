import { settings } from './settings.svelte';

// Saying that it is my turn: two wood knocks, and a notice of the browser where it is allowed.

let audio: AudioContext | null = null;

function knock(context: AudioContext, at: number, pitch: number): void {
  const tone = context.createOscillator();
  const loud = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.08);
  loud.gain.setValueAtTime(settings.volume, at);
  loud.gain.exponentialRampToValueAtTime(0.001, at + 0.12);
  tone.connect(loud).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.13);
}

export function sound(): void {
  // Before anything was touched a browser plays nothing, and complains.
  if (settings.volume <= 0 || !(navigator.userActivation?.hasBeenActive ?? true)) return;
  audio ??= new AudioContext();
  void audio.resume();
  knock(audio, audio.currentTime, 420);
  knock(audio, audio.currentTime + 0.16, 360);
}

export function mayNotify(): NotificationPermission | 'missing' {
  return 'Notification' in window ? Notification.permission : 'missing';
}

export async function askToNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}

/** A notice while the page is not looked at. */
export function notice(title: string, text: string, table: string): void {
  if (!document.hidden || mayNotify() !== 'granted') return;
  try {
    const shown = new Notification(title, {
      body: text,
      tag: `trailboss-${table}`,
      icon: '/icon.svg',
    });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some browsers of phones have the class but allow no notices from a page.
  }
}
