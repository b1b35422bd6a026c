import type { RowId } from '../rowId';
import type { SyncDocument } from './SyncDocument';
import type { SyncEntry, SyncUser } from './SyncEntry';
import type { SyncRow, SyncStep } from './SyncStep';
import { sameValue } from './SyncView';

/** Two users wrote one cell concurrently: one value was overwritten. */
export interface SyncConflict {
  rowId: RowId;
  column: string;
  mine: unknown;
  theirs: unknown;
  other: SyncUser;
  /** Author of the cell's current value. */
  current: 'mine' | 'theirs';
  /** Version of the later write; a write based on it resolves the conflict. */
  version: number;
}

/** Another user removed a row while a change of this user to it was being sent. */
export interface LostRow {
  row: SyncRow;
  other: SyncUser;
}

/** Detects lost races while entries are applied; decides nothing. */
export class SyncRaces {
  readonly #me: () => string | undefined;
  /** Names of users, from received entries. */
  readonly #names = new Map<string, string>();
  readonly conflicts = new Map<string, SyncConflict>();
  readonly lost = new Map<RowId, LostRow>();

  /** @param me id of this user, once known */
  constructor(me: () => string | undefined) {
    this.#me = me;
  }

  /**
   * Examines an entry before it is applied to the document.
   *
   * @param shown the row as this user sees it, with the user's own unsettled changes
   */
  examine(entry: SyncEntry, document: SyncDocument, shown: (id: RowId) => SyncRow | undefined): boolean {
    this.#names.set(entry.user.id, entry.user.name);
    const known = this.conflicts.size + this.lost.size;
    let changed = false;
    for (const step of entry.steps) {
      const row = document.get(step.rowId);
      if (step.kind === 'edit') changed = this.#edit(entry, step, row) || changed;
      else if (step.kind === 'remove' && row) this.#remove(entry, step, row, shown(step.rowId));
      else if (step.kind === 'insert') changed = this.lost.delete(step.rowId) || changed;
    }
    return changed || this.conflicts.size + this.lost.size !== known;
  }

  forget(rowId: RowId, column: string): void {
    this.conflicts.delete(cellKey(rowId, column));
  }

  clear(): void {
    this.conflicts.clear();
    this.lost.clear();
  }

  #edit(entry: SyncEntry, step: SyncStep & { kind: 'edit' }, row: SyncRow | undefined): boolean {
    const me = this.#me();
    const key = cellKey(step.rowId, step.column);
    const open = this.conflicts.get(key);
    const stamp = row?.stamps[step.column];
    if (open && step.base >= open.version) return this.conflicts.delete(key);
    if (!row || !stamp || step.base >= stamp.version || stamp.userId === entry.user.id) {
      // The last author continued typing: the current value is newer.
      if (open) this.conflicts.set(key, { ...open, [open.current]: step.value, version: entry.version });
      return open !== undefined;
    }
    const before = row.values[step.column];
    const { rowId, column } = step;
    if (sameValue(before, step.value) || (entry.user.id !== me && stamp.userId !== me)) return false;
    const isMineCurrent = entry.user.id === me;
    const otherId = isMineCurrent ? stamp.userId : entry.user.id;
    this.conflicts.set(key, {
      rowId,
      column,
      mine: isMineCurrent ? step.value : before,
      theirs: isMineCurrent ? before : step.value,
      other: { id: otherId, name: this.#names.get(otherId) ?? '' },
      current: isMineCurrent ? 'mine' : 'theirs',
      version: entry.version,
    });
    return true;
  }

  #remove(entry: SyncEntry, step: SyncStep & { kind: 'remove' }, row: SyncRow, shown: SyncRow | undefined) {
    const me = this.#me();
    for (const [key, conflict] of this.conflicts) if (conflict.rowId === step.rowId) this.conflicts.delete(key);
    if (entry.user.id === me) return;
    const unseen = Object.values(row.stamps).some(({ version, userId }) => userId === me && version > step.base);
    if (unseen || (shown !== undefined && shown !== row && shown.values !== row.values))
      this.lost.set(step.rowId, { row: shown ?? row, other: entry.user });
  }
}

const cellKey = (rowId: RowId, column: string): string => `${rowId}\n${column}`;
