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
    const holders = this.#holders.get(key);
    if (holders === undefined) this.#holders.set(key, id);
    else if (holders instanceof Set) holders.add(id);
    else if (holders !== id) this.#holders.set(key, new Set([holders, id]));
  }

  remove(value: unknown, id: RowId): void {
    const key = keyOf(value);
    if (key === undefined) return;
    const holders = this.#holders.get(key);
    if (holders === id) this.#holders.delete(key);
    else if (holders instanceof Set) {
      holders.delete(id);
      const [only] = holders;
      if (holders.size === 1 && only !== undefined) this.#holders.set(key, only);
    }
  }

  /** Number of rows with the value; 0 for an empty one. */
  count(value: unknown): number {
    const key = keyOf(value);
    const holders = key === undefined ? undefined : this.#holders.get(key);
    return holders instanceof Set ? holders.size : holders === undefined ? 0 : 1;
  }

  /** Rows with the value; none for an empty one. */
  holders(value: unknown): readonly RowId[] {
    const key = keyOf(value);
    const holders = key === undefined ? undefined : this.#holders.get(key);
    return holders instanceof Set ? [...holders] : holders === undefined ? [] : [holders];
  }
}

/** Empty values never count as repeated. */
const keyOf = (value: unknown): string | undefined =>
  value === null || value === undefined || value === '' ? undefined : String(value as string);
