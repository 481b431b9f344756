import { mount } from 'svelte';
import { transport } from '../src/api/transport';
import { address } from '../src/pages/address';
import { settings } from '../src/settings/settings.svelte';
import { startWorld } from './world.svelte';

// The same client without a server: a worker with Python answers, and there is one file for all
// pages, so their addresses stand behind a #.

address.read = () => new URL(location.hash.slice(1) || '/', location.origin);
address.write = (path) => `#${path}`;
address.load = (path) => {
  location.hash = path;
  location.reload();
};
Object.assign(transport, startWorld(), { alone: true });
// For the curious, in the browser's console: await (await trailboss.request('/api/games')).json()
Object.assign(globalThis, { trailboss: transport });

void import('../src/main');
void settings
  .apply()
  .then(() => import('./Bar.svelte'))
  .then(({ default: Bar }) => mount(Bar, { target: document.getElementById('demo')! }));
