import { afterEach, expect } from 'vitest';
import { speech } from './speech.svelte';

// Tests speak English, and no text they ask for may be missing.
await speech.use('en');
afterEach(() => expect([...speech.missing]).toEqual([]));
