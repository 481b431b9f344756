import type { Language } from '../messages/index.svelte';
import type { TipTexts } from './cards';
import { texts as de } from './texts.de';
import { texts as en } from './texts.en';

// All tips, loaded together where there is a guide, so that another language is there at once.
export const texts: Record<Language, TipTexts> = { en, de };
