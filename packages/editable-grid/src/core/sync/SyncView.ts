import type { RowId } from '../rowId';
import { SyncDocument } from './SyncDocument';
import { applyStep, type RowStep, type SyncRow, type SyncStep } from './SyncStep';
import type { ViewChange } from './ViewChange';

/** A client's view of the rows: the server's page with the client's unsettled steps on top, row by row. */
export class SyncView {
  readonly shown = new SyncDocument();
  /** Unsettled steps of each row, in order. */
  readonly #waiting = new Map<RowId, RowStep[]>();

  /** Adds an unsettled step and shows it. */
  add(step: SyncStep): void {
    if (step.kind === 'comment') return;
    const steps = this.#waiting.get(step.rowId);
    if (steps) steps.push(step);
    else this.#waiting.set(step.rowId, [step]);
    this.shown.set(step.rowId, applyStep(this.shown.get(step.rowId), step, MINE));
  }

  /** Updates the unsettled steps of these rows. @param steps all unsettled steps, in order */
  settle(rowIds: ReadonlySet<RowId>, steps: Iterable<SyncStep>): void {
    for (const id of rowIds) this.#waiting.delete(id);
    for (const step of steps) {
      if (step.kind === 'comment' || !rowIds.has(step.rowId)) continue;
      const waiting = this.#waiting.get(step.rowId);
      if (waiting) waiting.push(step);
      else this.#waiting.set(step.rowId, [step]);
    }
  }

  waits(rowId: RowId): boolean {
    return this.#waiting.has(rowId);
  }

  /** All rows with unsettled steps or shown changes. */
  touched(page: SyncDocument): Set<RowId> {
    return new Set([...this.shown.ids, ...page.ids, ...this.#waiting.keys()]);
  }

  /** Updates these rows. @returns the changes, each relative to the previous one */
  refresh(rowIds: Iterable<RowId>, page: SyncDocument): ViewChange[] {
    const changes: ViewChange[] = [];
    for (const id of rowIds) {
      const before = this.shown.get(id);
      const after = this.#overlaid(page.get(id), id);
      if (before === after) continue;
      this.#show(id, before, after, changes);
    }
    return changes;
  }

  #overlaid(row: SyncRow | undefined, id: RowId): SyncRow | undefined {
    let result = row;
    for (const step of this.#waiting.get(id) ?? []) result = applyStep(result, step, MINE);
    return result;
  }

  #show(id: RowId, before: SyncRow | undefined, after: SyncRow | undefined, changes: ViewChange[]) {
    const from = before ? this.shown.indexOf(id) : -1;
    this.shown.set(id, after);
    if (!after) {
      changes.push({ kind: 'remove', rowId: id });
      return;
    }
    const to = this.shown.indexOf(id);
    if (!before) {
      const last = changes.at(-1);
      if (last?.kind === 'insert' && last.index + last.rows.length === to)
        changes[changes.length - 1] = { ...last, rows: [...last.rows, after] };
      else changes.push({ kind: 'insert', index: to, rows: [after] });
      return;
    }
    if (from !== to) changes.push({ kind: 'move', rowId: id, to });
    if (before.values === after.values) return;
    for (const column of new Set([...Object.keys(before.values), ...Object.keys(after.values)])) {
      const value = after.values[column];
      if (!sameValue(before.values[column], value)) changes.push({ kind: 'edit', rowId: id, column, value });
    }
  }
}

const MINE = { version: 0, userId: '' };

/** Whether two JSON values are equal. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));
