import { get } from './client';
import type { components } from './schema';

export type SuggestedHandicap = components['schemas']['SuggestedHandicap'];

/** What would make me and somebody else equal, by our ratings. */
export function handicapOf(
  game: string,
  other: { bot: string } | { name: string },
): Promise<SuggestedHandicap> {
  return get(`/api/handicap/${game}?${new URLSearchParams(other).toString()}`);
}
