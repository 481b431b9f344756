import { get, post, put, remove, Refused } from '../api/client';
import { why } from '../api/why';
import type { AnyDescription } from '../games/families';
import type { FigureComponent, FigureField, Figures, FiguresShown } from '../api/types';

export type Which = 'all' | 'open' | 'changed';
const WAIT = 450; // ms after the last key, before what was entered is checked

/** The figures of a title while somebody compares them with the printed game. */
export class Editing {
  page = $state.raw<Figures | null>(null);
  description = $state.raw<AnyDescription | null>(null);
  /** What was entered and is not kept yet, by field. */
  entered = $state<Record<string, unknown>>({});
  confirmed = $state<string[]>([]);
  which = $state<Which>('all');
  busy = $state(false);
  saved = $state(false);
  problem = $state('');
  /** The field that is wrong, or the component it belongs to. */
  place = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(readonly game: string) {}

  private get path(): string {
    return `/api/games/${this.game}/figures`;
  }

  async load(): Promise<void> {
    this.take(await get<FiguresShown>(this.path), true);
  }

  private take(shown: FiguresShown, whole: boolean): void {
    this.page = shown.page;
    this.description = shown.description as AnyDescription;
    this.problem = this.place = '';
    if (!whole) return;
    this.entered = {};
    this.confirmed = [
      ...shown.page.components.filter((one) => one.confirmed).map((one) => one.path),
      ...shown.page.rulings.filter((one) => one.confirmed).map((one) => one.note.id),
    ];
  }

  get shown(): FigureComponent[] {
    const all = this.page?.components ?? [];
    if (this.which === 'open') return all.filter((one) => !this.confirmed.includes(one.path));
    if (this.which === 'changed') return all.filter((one) => one.changed || this.touched(one));
    return all;
  }

  touched(component: FigureComponent): boolean {
    return component.fields.some((field) => field.field in this.entered);
  }

  get dirty(): boolean {
    if (!this.page) return false;
    const before = [
      ...this.page.components.filter((one) => one.confirmed).map((one) => one.path),
      ...this.page.rulings.filter((one) => one.confirmed).map((one) => one.note.id),
    ];
    const same =
      before.length === this.confirmed.length &&
      before.every((name) => this.confirmed.includes(name));
    return Object.keys(this.entered).length > 0 || !same;
  }

  value(field: FigureField): unknown {
    return field.field in this.entered ? this.entered[field.field] : field.value;
  }

  enter(field: FigureField, value: unknown): void {
    this.entered[field.field] = value;
    this.saved = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), WAIT);
  }

  confirm(name: string, yes: boolean): void {
    this.confirmed = yes
      ? [...this.confirmed, name]
      : this.confirmed.filter((other) => other !== name);
    this.saved = false;
  }

  wrong(component: FigureComponent): boolean {
    return this.place === component.path || this.place.startsWith(`${component.path}.`);
  }

  private get body(): { values: Record<string, unknown>; confirmed: string[] } {
    return { values: { ...this.entered }, confirmed: [...this.confirmed] };
  }

  /** How the title would be with what was entered: drawings and words follow. */
  async check(): Promise<void> {
    const mine = (this.asked += 1);
    try {
      const shown = await post<FiguresShown>(`${this.path}/check`, this.body);
      if (mine !== this.asked) return;
      const kept = this.page!;
      // What is confirmed is said here; the server has not kept it.
      const components = shown.page.components.map((one) => ({
        ...one,
        confirmed: kept.components.find((old) => old.path === one.path)?.confirmed ?? false,
      }));
      const { source, rulings } = kept;
      this.take({ ...shown, page: { ...shown.page, components, rulings, source } }, false);
    } catch (error) {
      if (mine === this.asked) this.refuse(error);
    }
  }

  private refuse(error: unknown): void {
    this.problem = why(error);
    this.place = error instanceof Refused ? (error.problem.field ?? '') : '';
  }

  private async keep(work: () => Promise<FiguresShown>): Promise<void> {
    clearTimeout(this.timer);
    this.asked += 1;
    this.busy = true;
    try {
      this.take(await work(), true);
      this.saved = true;
    } catch (error) {
      this.refuse(error);
    }
    this.busy = false;
  }

  save(): Promise<void> {
    return this.keep(() => put<FiguresShown>(this.path, this.body));
  }

  forget(): Promise<void> {
    return this.keep(() => remove<FiguresShown>(this.path));
  }

  async download(): Promise<void> {
    const file = await get<{ name: string; text: string }>(`${this.path}/file`);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([file.text], { type: 'application/toml' }));
    link.download = file.name;
    link.click();
    URL.revokeObjectURL(link.href);
  }
}
