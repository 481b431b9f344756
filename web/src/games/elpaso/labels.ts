import { sideBySide } from '../../draw/glyphs';
import { t } from '../../words/speech.svelte';
import type { Choice, Option } from '../../table/choices';
import type { Label } from '../../table/labels';
import type { ElPasoScene } from './scene.svelte';
import { thingParts } from '../../table/thing';

// The short form of a choice for its button; the whole sentence stands in the preview.

export function optionLabel(scene: ElPasoScene, option: Option): Label {
  if (option.choices.length === 1) {
    const choice = option.choices[0]!;
    return { ...choiceLabel(scene, choice), ...waitingThere(scene, choice) };
  }
  const [what, name] = thingParts(option.thing!);
  if (what === 'building') {
    const tile = scene.d.buildings[scene.face(name)]!;
    return {
      text: scene.face(name),
      glyphs: [{ g: 'icon', name: 'builder', tone: 'var(--builder)', n: String(tile.workers) }],
      end: t('place-count', { count: option.choices.length }),
    };
  }
  return { ...choiceLabel(scene, option.choices[0]!), end: '…' };
}

/** What waits where the herder stops, as it is drawn there. */
function waitingThere(scene: ElPasoScene, { details }: Choice): Pick<Label, 'there'> {
  const { kind, lies, whose, tile, place } = details;
  if (kind !== 'move' && kind !== 'place') return {};
  if (place === scene.d.ring.city)
    return {
      there: [{ g: 'coin', n: scene.d.income }, { g: 'dot' }, { g: 'icon', name: 'deliver' }],
    };
  if (lies === 'building' && whose !== 'you') return { there: [{ g: 'icon', name: 'aux' }] };
  return { there: sideBySide(scene.actionsOf(tile ?? '').map((action) => scene.action(action))) };
}

export function choiceLabel(scene: ElPasoScene, choice: Choice): Label {
  const { fields: f, ...details } = choice.details;
  const dollars = details.price === undefined ? '' : `$${details.price}`;
  switch (f.kind) {
    case 'place':
      return { text: scene.placeName(f.space!) };
    case 'move': {
      return {
        ...(details.steps === undefined ? {} : { badge: String(details.steps) }),
        text: scene.placeName(f.space!),
      };
    }
    case 'do':
      return { glyphs: scene.glyphs(f.action!) };
    case 'auxiliary': {
      const now = scene.truth.facts.players[scene.seat]?.auxiliary[f.action!];
      const words = scene.d.programs[now ?? '']?.words;
      return {
        glyphs: [{ g: 'icon', name: 'aux' }, { g: 'arrow' }, ...scene.glyphs(now ?? '')],
        ...(words ? { words } : {}),
      };
    }
    case 'token':
      return {
        glyphs: [{ g: 'icon', name: 'token' }, { g: 'arrow' }, { g: 'icon', name: 'cycle' }],
      };
    case 'again':
      return { glyphs: [{ g: 'icon', name: 'cycle' }], text: t('once-more') };
    case 'bonus': {
      const worker = scene.d.workers.find((known) => known.id === f.worker)!;
      const gives = worker.bonus
        ? scene.glyphs(worker.bonus)
        : [{ g: 'icon' as const, name: 'move', n: '+1' }];
      return { glyphs: [icon(f.worker!), { g: 'arrow' }, ...gives] };
    }
    case 'jokers':
      return { glyphs: [{ ...icon('joker'), n: f.jokers! }] };
    case 'hire':
      return {
        glyphs: [icon(f.worker!)],
        text: scene.d.workers.find((known) => known.id === f.worker)!.name,
        end: dollars,
      };
    case 'buy': {
      const card = scene.d.cards[f.card!]!;
      return {
        glyphs: [
          { ...icon('cowboy'), n: String(details.count) },
          { g: 'arrow' },
          { g: 'card', colour: card.colour! },
          { g: 'vp', n: card.vp },
        ],
        text: card.name,
        end: dollars,
      };
    }
    case 'train':
      return {
        badge: f.card!,
        glyphs: scene.trainActions(f.card!).flatMap((action) => scene.action(action)),
        end: dollars,
      };
    case 'build':
      return {
        text: scene.table.touched.length
          ? scene.placeName(f.space!)
          : `${scene.face(f.building!)} · ${scene.placeName(f.space!)}`,
        end: dollars,
      };
    case 'objective':
      return {
        glyphs: [
          { g: 'icon', name: 'horn' },
          ...scene.needs(f.tile!),
          { g: 'vp', n: scene.d.objectives[f.tile!]!.vp },
        ],
      };
    case 'bonus-tile':
      return {
        glyphs: [
          { g: 'icon', name: 'bell' },
          ...scene.bonus(f.tile!),
          { g: 'vp', n: scene.d.bonuses[f.tile!]!.vp },
        ],
      };
    case 'objective-top':
      return {
        glyphs: [{ g: 'icon', name: 'horn' }],
        text: t('stack-of', { count: total(scene.truth.objective_stack) }),
      };
    case 'bonus-top':
      return {
        glyphs: [{ g: 'icon', name: 'bell' }],
        text: t('stack-of', { count: total(scene.truth.bonus_stack) }),
      };
    case 'discard':
    case 'remove': {
      const card = scene.d.cards[f.card!]!;
      return { glyphs: [{ g: 'card', colour: card.colour! }], text: card.name };
    }
    case 'keep':
      return {
        glyphs: [{ g: 'icon', name: 'cert' }],
        text: t('keep-certificates', { count: f.certificates! }),
        end: details.delivery === undefined ? '' : `→ ${details.delivery}`,
      };
    case 'deliver': {
      const post = scene.d.posts.find((known) => known.id === f.post)!;
      return {
        badge: String(post.value),
        glyphs: [
          ...(post.vp ? [{ g: 'vp' as const, n: post.vp }] : []),
          ...(post.action ? scene.glyphs(post.action) : []),
        ],
      };
    }
    case 'disc':
      return discLabel(scene, choice);
    default:
      return { text: choice.text };
  }
}

function icon(worker: string): { g: 'icon'; name: string; tone: string } {
  return { g: 'icon', name: worker, tone: worker === 'joker' ? 'var(--p2)' : `var(--${worker})` };
}

function total(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, n) => sum + n, 0);
}

function discLabel(scene: ElPasoScene, { details }: Choice): Label {
  const end = details.bonus ? `+$${details.bonus}` : details.price ? `−$${details.price}` : '';
  const opened = details.unlocks?.find(({ auxiliary }) => auxiliary)?.auxiliary;
  const action = scene.d.board.auxiliary.find((known) => known.id === opened);
  if (action)
    return {
      glyphs: [{ g: 'icon', name: 'aux' }, { g: 'arrow' }, ...scene.glyphs(action.upgraded)],
      end,
    };
  return { text: scene.d.board.discs.find((known) => known.id === details.disc)!.name, end };
}
