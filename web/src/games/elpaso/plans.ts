import { gathered, prices, type Plan } from '../../build/plans';
import { t } from '../../words/speech.svelte';
import type { ElPasoScene } from './scene.svelte';

/** What I can build now, and what is still out of reach. */
export function plansOf(scene: ElPasoScene): Plan[] {
  const { table } = scene;
  const asked = table.view.decision;
  if (asked?.kind !== 'build' || !table.mine) return [];
  const worker = scene.d.workers.find(({ id }) => id === 'builder')!.name;
  const found = gathered(table.choices).map(({ thing, instead, choices }): Plan => {
    const face = scene.face(thing.slice('building:'.length));
    const { details } = choices[0]!;
    const place = details.fields.space!;
    const old = scene.truth.ring[place]?.tile ?? '';
    return {
      ...tileOf(scene, face),
      key: instead ? `${thing}@${place}` : thing,
      thing,
      ...prices(choices),
      notes: instead ? [t('lost', { tile: old, points: details.lost ?? 0 })] : [],
      workers: t('worker-count', { count: details.count ?? 0, worker }),
      instead: instead ? t('build-instead', { old, place, tile: face }) : null,
      short: null,
      choices,
    };
  });
  const within = new Set(found.map(({ face }) => face));
  const beyond = scene.truth.buildings
    .filter((face) => !within.has(face))
    .map((face): Plan => {
      const tile = scene.d.buildings[face]!;
      const money = scene.mine.money ?? 0;
      return {
        ...tileOf(scene, face),
        key: `beyond:${face}`,
        thing: `building:${tile.number}`,
        workers: t('worker-count', { count: tile.workers, worker }),
        least: tile.price,
        most: tile.price,
        notes: [],
        instead: null,
        short:
          tile.price > money
            ? t('money-short', { amount: tile.price - money })
            : t('workers-short'),
        choices: [],
      };
    });
  return [...found, ...beyond];
}

function tileOf(scene: ElPasoScene, face: string): Pick<Plan, 'face' | 'vp' | 'lines' | 'fees'> {
  const tile = scene.d.buildings[face]!;
  return {
    face,
    vp: tile.vp,
    lines: tile.lines.map((words, i) => ({ glyphs: scene.action(tile.actions[i]!), words })),
    fees: [],
  };
}
