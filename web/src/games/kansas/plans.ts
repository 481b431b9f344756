import { gathered, prices, type Plan } from '../../build/plans';
import { t } from '../../words/speech.svelte';
import type { KansasScene } from './scene.svelte';

/** What I can build now, and what is still out of reach. */
export function plansOf(scene: KansasScene): Plan[] {
  const { table } = scene;
  const asked = table.view.decision;
  if (asked?.kind !== 'build' || !table.mine) return [];
  const worker = scene.d.workers.find(({ id }) => id === 'builder')!.name;
  const found = gathered(table.choices).map(({ thing, instead, choices }): Plan => {
    const face = scene.face(thing.slice('shed:'.length));
    const first = choices[0]!;
    const tile = tileOf(scene, face);
    if (!instead)
      return {
        ...tile,
        key: thing,
        thing,
        ...prices(choices),
        workers: t('worker-count', { count: first.details.difference ?? 0, worker }),
        instead: null,
        short: null,
        choices,
      };
    const place = first.details.fields.space!;
    const old = scene.truth.trail[place]?.tile ?? '';
    return {
      ...tile,
      key: `${thing}@${place}`,
      thing,
      ...prices(choices),
      notes: [lost(scene, old)],
      workers: t('worker-count', { count: first.details.difference ?? 0, worker }),
      instead: t('build-instead', { old, place: scene.space(place).name, tile: face }),
      short: null,
      choices,
    };
  });
  const within = new Set(found.map(({ face }) => face));
  const beyond = scene.mine.unbuilt
    .filter((face) => !within.has(face))
    .map((face): Plan => {
      const { builders } = scene.d.buildings[face]!;
      const price = builders * (asked.details.amount ?? 0);
      const have = scene.mine.workers.builder ?? 0;
      const money = scene.mine.money ?? 0;
      return {
        ...tileOf(scene, face),
        key: `beyond:${face}`,
        thing: `shed:${scene.d.buildings[face]!.number}`,
        workers: t('worker-count', { count: builders, worker }),
        least: price,
        most: price,
        instead: null,
        short:
          builders > have
            ? t('worker-short', { count: builders - have, worker })
            : price > money
              ? t('money-short', { amount: price - money })
              : t('no-place'),
        choices: [],
      };
    });
  return [...found, ...beyond];
}

function tileOf(
  scene: KansasScene,
  face: string,
): Pick<Plan, 'face' | 'vp' | 'lines' | 'fees' | 'notes'> {
  const tile = scene.d.buildings[face]!;
  const players = String(scene.truth.seats);
  const fees: Plan['fees'] = [];
  if (tile.green) fees.push({ kind: 'green', n: scene.d.fees.green[players] ?? 0 });
  if (tile.black) fees.push({ kind: 'black', n: scene.d.fees.black[players] ?? 0 });
  const paid = fees.reduce((sum, { n }) => sum + n, 0);
  return {
    face,
    vp: tile.vp,
    lines: tile.lines.map((words, i) => ({ glyphs: scene.action(tile.actions[i]!), words })),
    fees,
    notes: paid ? [t('others-pay', { amount: paid })] : [],
  };
}

function lost(scene: KansasScene, face: string): string {
  const tile = scene.d.buildings[face];
  if (!tile) return '';
  return tile.green || tile.black
    ? t('lost-with-fee', { tile: face, points: tile.vp })
    : t('lost', { tile: face, points: tile.vp });
}
