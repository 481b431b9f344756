import { mount } from 'svelte';
import './styles/theme.css';
import './styles/base.css';
import './styles/forms.css';
import App from './App.svelte';
import { settings } from './settings/settings.svelte';

settings.apply();
export default mount(App, { target: document.getElementById('app')! });
