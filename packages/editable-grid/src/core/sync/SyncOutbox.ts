import type { RowId } from '../rowId';
import type { SyncChange } from './SyncEntry';
import type { SyncStep } from './SyncStep';

/** A change that the server has not settled yet. */
export interface PendingChange {
  /** Assigned when it is first sent. */
  seq?: number;
  steps: readonly SyncStep[];
}

/** Stored on this device, so that nothing is lost when the page closes. */
export interface StoredOutbox {
  clientId: string;
  nextSeq: number;
  pending: readonly PendingChange[];
}

/** Limits: steps per change; changes and characters per message. */
const STEPS = 200;
const CHANGES = 100;
const MESSAGE = 120_000;
/** Maximum characters of a step as JSON; a longer one is refused before it is sent. */
export const MAX_STEP_LENGTH = 60_000;

/** Unacknowledged changes of one client: numbered without gaps, sent in order, stored until the server has them. */
export class SyncOutbox {
  readonly clientId: string;
  #nextSeq: number;
  #pending: PendingChange[];
  /** When the newest change was typed, if it is a cell still being edited. */
  #typedAt: number | undefined;

  constructor(stored: StoredOutbox) {
    this.clientId = stored.clientId;
    this.#nextSeq = stored.nextSeq;
    this.#pending = [...stored.pending];
  }

  get size(): number {
    return this.#pending.length;
  }

  get pending(): readonly PendingChange[] {
    return this.#pending;
  }

  kept(): StoredOutbox {
    return { clientId: this.clientId, nextSeq: this.#nextSeq, pending: this.#pending };
  }

  *steps(): Iterable<SyncStep> {
    for (const { steps } of this.#pending) yield* steps;
  }

  /** @param typedAt current time if a cell is being edited: its keystrokes are merged into one delayed change */
  add(steps: readonly SyncStep[], typedAt?: number): void {
    for (const change of chunks(steps)) this.#pending.push({ steps: change });
    this.#typedAt = typedAt;
  }

  /** Updates the change of the cell being edited. @returns false if another change came in between */
  updateTyped(rowId: RowId, column: string, value: unknown, now: number): boolean {
    const last = this.#pending.at(-1);
    const step = last?.steps[0];
    if (!last || this.#typedAt === undefined || last.seq !== undefined || last.steps.length !== 1) return false;
    if (step?.kind !== 'edit' || step.rowId !== rowId || step.column !== column) return false;
    this.#pending[this.#pending.length - 1] = { steps: [{ ...step, value }] };
    this.#typedAt = now;
    return true;
  }

  /** Drops the newest change, which was undone before it was sent. */
  drop(): void {
    this.#pending.pop();
    this.#typedAt = undefined;
  }

  /** Called when the cell is left. */
  release(): void {
    this.#typedAt = undefined;
  }

  /**
   * The next changes to send; empty if there are none. @param pause milliseconds after the last keystroke before a cell
   * is sent
   */
  next(now: number, pause: number): SyncChange[] {
    const held = this.#typedAt !== undefined && now - this.#typedAt < pause ? 1 : 0;
    const changes: SyncChange[] = [];
    let room = MESSAGE;
    for (let index = 0; index < this.#pending.length - held && changes.length < CHANGES; index += 1) {
      const { steps, seq } = this.#pending[index]!;
      room -= JSON.stringify(steps).length;
      if (room < 0 && changes.length > 0) break;
      const numbered = { steps, seq: seq ?? this.#nextSeq };
      if (seq === undefined) this.#nextSeq += 1;
      this.#pending[index] = numbered;
      changes.push(numbered);
    }
    return changes;
  }

  /** Skips numbers up to `seq`, which the server has received but this device does not have. */
  skip(seq: number): void {
    this.#nextSeq = Math.max(this.#nextSeq, seq + 1);
  }

  /** Removes all unsettled changes; numbering continues. @returns their steps */
  empty(acked: number): SyncStep[] {
    const steps = this.settle((seq) => seq > acked);
    steps.push(...this.#pending.filter(({ seq }) => seq === undefined).flatMap((change) => change.steps));
    this.#pending = this.#pending.filter(({ seq }) => seq !== undefined);
    this.#typedAt = undefined;
    this.#nextSeq = acked + 1;
    return steps;
  }

  /**
   * Removes steps that the server cannot settle, of changes after `acked`. A change that was sent keeps its number, since
   * it may still arrive: without steps, it removes a row that does not exist.
   *
   * @returns the removed steps
   */
  withdraw(acked: number, isWithdrawn: (step: SyncStep, seq: number | undefined) => boolean): SyncStep[] {
    const withdrawn: SyncStep[] = [];
    this.#pending = this.#pending.flatMap((change): PendingChange[] => {
      const { seq, steps } = change;
      const gone = seq !== undefined && seq <= acked ? [] : steps.filter((step) => isWithdrawn(step, seq));
      if (gone.length === 0) return [change];
      withdrawn.push(...gone);
      const left = steps.filter((step) => !gone.includes(step));
      if (left.length > 0) return [{ ...change, steps: left }];
      return seq === undefined ? [] : [{ seq, steps: [{ kind: 'remove', rowId: NO_ROW, base: 0 }] }];
    });
    return withdrawn;
  }

  /** Removes settled changes. @returns their steps */
  settle(isSettled: (seq: number) => boolean): SyncStep[] {
    const settled = this.#pending.filter(({ seq }) => seq !== undefined && isSettled(seq));
    if (settled.length === 0) return [];
    this.#pending = this.#pending.filter((change) => !settled.includes(change));
    return settled.flatMap(({ steps }) => steps);
  }
}

/** Id that no row has. */
const NO_ROW = 'gezi-no-row';

function* chunks(steps: readonly SyncStep[]): Iterable<readonly SyncStep[]> {
  let from = 0;
  let size = 0;
  for (let to = 0; to < steps.length; to += 1) {
    const more = JSON.stringify(steps[to]).length;
    if (to - from >= STEPS || (to > from && size + more > MAX_STEP_LENGTH)) {
      yield steps.slice(from, to);
      from = to;
      size = 0;
    }
    size += more;
  }
  if (from < steps.length) yield steps.slice(from);
}
