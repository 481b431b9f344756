import { t } from '../words/speech.svelte';

/** What went wrong, in words for people: the server's, or that it does not answer. */
export function why(error: unknown): string {
  if (error instanceof TypeError) return t('no-network'); // fetch says so
  return error instanceof Error ? error.message : String(error);
}
