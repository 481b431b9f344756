import {
  explainArea,
  explainCertificates,
  explainDeck,
  explainPrice,
  explainSeat,
  explainToken,
} from '../../explain/common';
import { explained, type Explanation } from '../../explain/explanation';
import { t } from '../../words/speech.svelte';
import type { ElPasoScene } from './scene.svelte';
import { thingParts } from '../../table/thing';

// What things say of themselves, in the words of the description.

export function explainElPaso(scene: ElPasoScene, key: string): Explanation | null {
  const { d, o } = scene;
  const [kind, name] = thingParts(key);
  switch (kind) {
    case 'space':
      return explainSpace(scene, name);
    case 'building':
      return building(scene, name);
    case 'train': {
      const card = d.trains[name]!;
      return {
        title: card.title,
        lines: scene
          .trainLines(name)
          .map((words, i) => ({ glyphs: scene.action(scene.trainActions(name)[i]!), words })),
      };
    }
    case 'post': {
      const there = o.players.flatMap((player, seat) =>
        player.posts[name] ? [scene.name(seat)] : [],
      );
      return {
        ...explained(d.posts.find((post) => post.id === name)!),
        notes: there.length ? [t('discs-here', { names: there.join(', ') })] : [],
      };
    }
    case 'card':
      return explained(d.cards[name]!);
    case 'worker':
      return explained(d.workers.find((worker) => worker.id === name)!);
    case 'objective':
      return explained(d.objectives[name]!);
    case 'bonus':
      return explained(d.bonuses[name]!);
    case 'disc':
      return explained(d.board.discs.find((disc) => disc.id === name)!);
    case 'aux':
      return explained(d.board.auxiliary.find((action) => action.id === name)!);
    case 'simmental':
      return explained(d.cards[d.simmental.card]!);
    case 'area':
      return explainArea(name);
    case 'card-price': {
      const { cowboys, price } = d.cards[name]!;
      return priceOf(scene, 'cowboy', cowboys!, price!);
    }
    case 'building-price': {
      const { workers, price } = d.buildings[name]!;
      return priceOf(scene, 'builder', workers, price);
    }
    case 'seat':
      return explainSeat(scene.name(Number(name)), o.players[Number(name)]);
    case 'certificates':
      return explainCertificates(undefined);
    case 'token':
      return explainToken();
    case 'deck':
      return explainDeck(scene.mine, d.cards);
    case 'objective-stack':
      return { title: t('objective-tiles'), lines: [{ words: t('objective-stack-about') }] };
    case 'bonus-stack':
      return { title: t('bonus-tiles'), lines: [{ words: t('bonus-stack-about') }] };
    default:
      return null;
  }
}

function priceOf(scene: ElPasoScene, id: string, count: number, price: number): Explanation {
  const worker = scene.d.workers.find((known) => known.id === id)!.name;
  const { worker_area, money } = scene.mine;
  return explainPrice({ count, worker, price }, { count: worker_area?.[id] ?? 0, money });
}

function building(scene: ElPasoScene, tile: string): Explanation {
  const face = scene.d.buildings[tile] ?? scene.d.neutrals[tile]!;
  return {
    title: face.title,
    lines: face.lines.map((words, i) => ({ glyphs: scene.action(face.actions[i]!), words })),
  };
}

function explainSpace(scene: ElPasoScene, id: string): Explanation {
  const { o } = scene;
  const lying = o.ring[id];
  const notes: string[] = [];
  let found = explained(scene.space(id));
  if (lying) {
    found = building(scene, lying.tile);
    if (lying.owner !== undefined) notes.push(t('belongs-to', { name: scene.name(lying.owner) }));
  }
  const there = scene.herders.get(id) ?? [];
  if (there.length)
    notes.push(t('herders-here', { names: there.map((seat) => scene.name(seat)).join(', ') }));
  return { ...found, notes };
}
