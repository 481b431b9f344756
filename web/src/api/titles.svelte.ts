import { get } from './client';
import type { GameInfo, Games } from './types';
import { speech } from '../words/speech.svelte';

// What can be played, in the language in use; asked for when somebody first wants to know.

class Titles {
  private language: string | null = null;
  private asked: Promise<Games> | null = null;
  private known = $state.raw(new Map<string, GameInfo>());

  load(): Promise<Games> {
    if (!this.asked || this.language !== speech.language) {
      this.language = speech.language;
      this.asked = this.ask();
    }
    return this.asked;
  }

  private async ask(): Promise<Games> {
    try {
      const games = await get<Games>('/api/games');
      this.known = new Map(games.games.map((game) => [game.game, game]));
      return games;
    } catch (error) {
      this.asked = null; // the next one who wants to know asks again
      throw error;
    }
  }

  find(game: string): GameInfo | undefined {
    const found = this.known.get(game);
    if (!found || this.language !== speech.language) void this.load().catch(() => undefined);
    return found;
  }

  /** What a title is called in full. */
  full(game: string): string {
    return this.find(game)?.name ?? '';
  }

  /** What a title is called where there is little room. */
  name(game: string): string {
    return this.find(game)?.short ?? '';
  }
}

export const titles = new Titles();
