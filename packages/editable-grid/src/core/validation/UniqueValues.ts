import type { RowId } from '../rowId';

/**
 * Index of the rows by value for a unique column, updated with every edit, so that a keystroke never reads the whole
 * column.
 */
export class UniqueValues {
  readonly #holders = new Map<string, RowId | Set<RowId>>();

  add(value: unknown, id: RowId): void {
    const key = keyOf(value);
    if (key === undefined) return;
    const held = this.#holders.get(key);
    if (held === undefined) this.#holders.set(key, id);
    else if (held instanceof Set) held.add(id);
    else if (held !== id) this.#holders.set(key, new Set([held, id]));
  }

  remove(value: unknown, id: RowId): void {
    const key = keyOf(value);
    if (key === undefined) return;
    const held = this.#holders.get(key);
    if (held === id) this.#holders.delete(key);
    else if (held instanceof Set) {
      held.delete(id);
      const [only] = held;
      if (held.size === 1 && only !== undefined) this.#holders.set(key, only);
    }
  }

  /** Number of rows with the value; 0 for an empty one. */
  count(value: unknown): number {
    const key = keyOf(value);
    const held = key === undefined ? undefined : this.#holders.get(key);
    return held instanceof Set ? held.size : held === undefined ? 0 : 1;
  }

  /** Rows with the value; none for an empty one. */
  holders(value: unknown): readonly RowId[] {
    const key = keyOf(value);
    const held = key === undefined ? undefined : this.#holders.get(key);
    return held instanceof Set ? [...held] : held === undefined ? [] : [held];
  }
}

/** Empty values never count as repeated. */
const keyOf = (value: unknown): string | undefined =>
  value === null || value === undefined || value === '' ? undefined : String(value as string);
