import { mount } from 'svelte';
import './styles/theme.css';
import './styles/base.css';
import './styles/forms.css';
import App from './App.svelte';
import { pageOf } from './pages/routes';
import { settings } from './settings/settings.svelte';

void pageOf(location.pathname, location.search)().catch(() => undefined); // fetched beside the texts; the app says when it fails
const target = document.getElementById('app')!;
settings.apply().then(
  () => mount(App, { target }),
  () => (target.textContent = 'Trailboss could not be loaded. Check your connection and reload.'), // no words without a network
);
