import type { ElPasoDescription, LogEvent } from '../api/types';
import type { Draft } from './draft';
import type { Motion } from './steps';
import { told } from './told';

// What an event of El Paso changes on the table, and how it is shown.

export function carryOutElPaso(_d: ElPasoDescription, draft: Draft, event: LogEvent): void {
  const f = told(event);
  const own = (...path: (string | number)[]): (string | number)[] => [
    'players',
    event.seat,
    ...path,
  ];
  switch (event.kind) {
    case 'placed':
      return draft.set(own('herder'), f.space);
    case 'moved':
      return draft.set(own('herder'), f.to);
    case 'money':
      return draft.add(own('money'), f.dollars);
    case 'token':
      return draft.add(own('exchange_tokens'), f.tokens);
    case 'certificate':
      return draft.get(...own('certificates')) === undefined
        ? undefined
        : draft.set(own('certificates'), f.certificates);
    case 'drew':
      return draft.add(own('hand_size'), f.cards);
    case 'discarded':
    case 'removed':
      return draft.add(own('hand_size'), -1);
    case 'card':
      return draft.add(own('hand_size'), 1);
    case 'worker':
    case 'spent':
    case 'bonus':
      return draft.touch(...own('worker_area'));
    case 'hired':
      draft.touch('worker_supply');
      return draft.touch(...own('worker_area'));
    case 'supply':
      draft.touch('worker_supply');
      draft.touch(...own('cattle'));
      return draft.touch(...own('worker_area'));
    case 'bought':
      draft.touch(...own('cattle'));
      return draft.add(['cattle_market', f.card], -1);
    case 'built':
      draft.touch('ring', f.space);
      draft.touch('building_display');
      return draft.touch(...own('markers'));
    case 'tile':
      draft.touch(`${f.what}_display`);
      if (f.what === 'bonus') draft.touch(...own('permanent_certificates')); // some tiles give one
      return draft.touch(...own(f.what === 'bonus' ? 'bonus_tiles' : 'objectives'));
    case 'simmental':
      draft.touch(...own('cattle'));
      return draft.set(['simmental'], f.left);
    case 'claimed':
      return draft.touch('claimer');
    case 'delivered':
      draft.touch(...own('discs_left'));
      return draft.add(own('posts', f.post), 1, true);
    case 'disc':
      for (const part of ['discs', 'hand_limit', 'step_limit', 'permanent_certificates'])
        draft.touch(...own(part));
      return;
  }
}

export function motionElPaso(d: ElPasoDescription, event: LogEvent): Motion | null {
  const f = told(event);
  const seat = event.seat;
  const card = `seat:${seat}`;
  switch (event.kind) {
    case 'placed':
      return { what: 'fly', piece: { what: 'herder', seat }, from: card, to: `space:${f.space}` };
    case 'moved':
      return { what: 'herder', seat, way: [f.from, ...(f.path ?? [f.to])] };
    case 'hired':
      return {
        what: 'fly',
        piece: { what: 'worker', worker: f.worker },
        from: `supply:${f.worker}`,
        to: card,
      };
    case 'bought': {
      const known = d.cards[f.card];
      const piece =
        known?.kind === 'cattle'
          ? ({ what: 'card', colour: known.colour!, value: known.value! } as const)
          : ({ what: 'icon', icon: 'cattle' } as const);
      return { what: 'fly', piece, from: `market:${f.card}`, to: card };
    }
    case 'built':
      return {
        what: 'fly',
        piece: { what: 'house', seat, name: String(f.number) },
        from: `building:${f.number}`,
        to: `space:${f.space}`,
      };
    case 'train':
      return {
        what: 'fly',
        piece: { what: 'worker', worker: 'engineer' },
        from: card,
        to: `train:${f.train}`,
      };
    case 'tile':
      return {
        what: 'fly',
        piece: { what: 'icon', icon: f.what === 'bonus' ? 'bell' : 'horn' },
        from: `${f.what}:${f.tile}`,
        to: card,
      };
    case 'delivered':
      return { what: 'fly', piece: { what: 'disc', seat }, from: card, to: `post:${f.post}` };
    default:
      return null;
  }
}

/** Victory points that come with what happened. */
export function pointsElPaso(d: ElPasoDescription, event: LogEvent): number {
  const f = told(event);
  if (event.kind === 'bought') return d.cards[f.card]?.vp ?? 0;
  return event.kind === 'claimed' ? f.points : 0;
}
