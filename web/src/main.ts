import { mount } from 'svelte';
import './styles/theme.css';
import './styles/base.css';
import './styles/forms.css';
import App from './App.svelte';
import { address } from './pages/address';
import { pageOf } from './pages/routes';
import { settings } from './settings/settings.svelte';

const asked = address.read();
void pageOf(asked.pathname, asked.search)().catch(() => undefined); // fetched beside the texts; the app says when it fails
const target = document.getElementById('app')!;
settings.apply().then(
  () => {
    mount(App, { target });
    if (import.meta.env.PROD)
      void import('./settings/offline').then(({ stayReady }) => stayReady()).catch(() => undefined);
  },
  () => (target.textContent = 'Trailboss could not be loaded. Check your connection and reload.'), // no words without a network
);
