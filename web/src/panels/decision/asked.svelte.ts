import { getBuilding, summed } from '../../build/plans';
import type { Option } from '../../table/choices';
import { getPassing } from '../../table/passing.svelte';
import { getTable } from '../../table/table.svelte';
import { called } from '../../words/speech.svelte';

export const isMain = (option: Option): boolean => option.choices[0]!.role === 'main';

/** What is asked now, and which of its answers is being looked at: for the parts of the decision panel. */
export class Asked {
  readonly table = getTable();
  readonly passing = getPassing();
  #building = getBuilding();
  decision = $derived(this.table.view.decision);
  question = $derived(this.decision?.text ?? '');
  phase = $derived(this.decision ? (called('phase', this.decision.phase) ?? '') : '');

  // What cannot be taken back is announced before it passes by itself, the rest can be taken back.
  waits = $derived(this.passing?.waits?.final ? this.passing.waits : null);
  made = $derived(this.table.view.can_undo ? this.passing?.made : null);

  count = $derived(this.table.buttons.length);
  main = $derived(this.table.buttons.filter(isMain));
  end = $derived(this.table.options.filter((option) => option.choices[0]!.role === 'end'));
  building = $derived.by(this.#building);
  plans = $derived(this.building?.plans ?? []);
  // Purchases are lines, each with its price.
  lined = $derived(this.main.some(({ choices }) => choices[0]!.details.kind === 'buy'));

  // Several cards are chosen first and sent together.
  several = $derived(this.table.several.wanted);
  picks = $derived(this.table.several.picks.length);

  shown = $derived(this.table.shown);
  many = $derived.by(() => {
    const { pointed } = this.table;
    return !this.shown && pointed && pointed.length > 1 ? pointed : null;
  });
  builds = $derived(this.shown && this.building ? summed(this.shown, this.building) : null);
  /** Is there something to say about an answer, rather than how to choose one? */
  speaks = $derived(Boolean(this.shown || this.many || this.table.problem));
}
