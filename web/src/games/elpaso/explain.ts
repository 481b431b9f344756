import { split, type Explanation } from '../../explain/explanation';
import { either, t } from '../../words/speech.svelte';
import type { ElPasoScene } from './scene.svelte';

// What things say of themselves, in the words of the description.

export function explainElPaso(scene: ElPasoScene, key: string): Explanation | null {
  const { d, o } = scene;
  const [kind, name] = key.split(/:(.*)/) as [string, string];
  switch (kind) {
    case 'space':
      return explainSpace(scene, name);
    case 'building':
      return building(scene, name, d.buildings[name]!.words);
    case 'train': {
      const card = d.trains[name]!;
      return {
        title: card.words.split('. ')[0]!,
        lines: scene.trainActions(name).map((action) => ({ glyphs: scene.action(action), words: either(action.map((program) => d.programs[program]!.words)) })),
      };
    }
    case 'post': {
      const there = o.players.flatMap((player, seat) => (player.posts[name] ? [scene.name(seat)] : []));
      return { ...split(d.posts.find((post) => post.id === name)!.words), notes: there.length ? [t('discs-here', { names: there.join(', ') })] : [] };
    }
    case 'card':
      return split(d.cards[name]!.words);
    case 'worker':
      return split(d.workers.find((worker) => worker.id === name)!.words);
    case 'objective':
      return split(d.objectives[name]!.words);
    case 'bonus':
      return split(d.bonuses[name]!.words);
    case 'disc':
      return split(d.board.discs.find((disc) => disc.id === name)!.words);
    case 'aux':
      return split(d.board.auxiliary.find((action) => action.id === name)!.words);
    case 'simmental':
      return split(d.cards[d.simmental.card]!.words);
    case 'seat':
      return { title: scene.name(Number(name)), lines: [] };
    case 'certificates':
      return { title: t('certificates'), lines: [] };
    case 'token':
      return { title: t('exchange-tokens'), lines: [] };
    default:
      return null;
  }
}

function building(scene: ElPasoScene, tile: string, words: string): Explanation {
  return {
    title: split(words).title,
    lines: scene.actionsOf(tile).map((action) => ({ glyphs: scene.action(action), words: either(action.map((program) => scene.d.programs[program]!.words)) })),
  };
}

function explainSpace(scene: ElPasoScene, id: string): Explanation {
  const { d, o } = scene;
  const lying = o.ring[id];
  const notes: string[] = [];
  let found = split(scene.space(id).words);
  if (lying) {
    found = building(scene, lying.tile, (d.buildings[lying.tile] ?? d.neutrals[lying.tile])!.words);
    if (lying.owner !== undefined) notes.push(t('belongs-to', { name: scene.name(lying.owner) }));
  }
  const there = scene.herders.get(id) ?? [];
  if (there.length) notes.push(t('herders-here', { names: there.map((seat) => scene.name(seat)).join(', ') }));
  return { ...found, notes };
}
