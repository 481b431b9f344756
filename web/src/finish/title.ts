import type { GameTable, TableView } from '../api/types';
import { listed, t } from '../words/speech.svelte';
import { lead } from './sheet';

/** Who has won, as a sentence without its full stop. */
export function titleOf(view: TableView, people: GameTable | null): string {
  const name = (seat: number): string => view.seats[seat]?.name ?? '';
  const winners = view.winners;
  if (view.decision) return t('finish-running');
  if (!winners.length) return t('finish-stopped');
  // The points say nothing about who has won then.
  if (people?.result?.reason === 'resigned')
    return t('won-by-resigning', { name: listed(winners.map(name)) });
  if (winners.length > 1) return t('finish-shared', { names: listed(winners.map(name)) });
  const ahead = lead(view.scores ?? [], winners);
  return ahead > 0
    ? t('finish-wins-by', { name: name(winners[0]!), points: ahead })
    : t('finish-wins-tie', { name: name(winners[0]!) });
}
