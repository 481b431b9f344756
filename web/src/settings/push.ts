import { get, post, remove } from '../api/client';
import type { Push } from '../api/types';
import { speech } from '../words/speech.svelte';
import { askToNotify } from './alerts';

// Notices of the server that this browser shows although no page is open.

/** Can this browser do it? */
export const pushHere = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

export const pushState = (): Promise<Push> => get('/api/me/push');

/** False if the browser does not allow it. */
export async function startPush(key: string): Promise<boolean> {
  if (!(await askToNotify())) return false;
  const { pushManager } = await ready();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  let made: PushSubscription;
  try {
    made = await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe(); // it was made for another key
    made = await pushManager.subscribe(options);
  }
  const { endpoint, keys } = made.toJSON();
  await post(`/api/me/push?language=${speech.language}`, { endpoint, ...keys });
  return true;
}

export async function stopPush(): Promise<void> {
  await remove('/api/me/push');
  const made = await (await ready()).pushManager.getSubscription();
  await made?.unsubscribe();
}

/** The worker that receives them; the page may not have begun it yet. */
async function ready(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}
