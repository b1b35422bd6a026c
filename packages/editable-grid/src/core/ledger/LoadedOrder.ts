import type { RowId } from '../rowId';

/** Order of the rows as loaded, to detect whether the user has reordered them. */
export class LoadedOrder {
  readonly #ids: RowId[];

  constructor(ids: readonly RowId[]) {
    this.#ids = [...ids];
  }

  /** Added and removed rows do not count. @param ids rows in their current order */
  differs(ids: readonly RowId[]): boolean {
    const loaded = new Set(this.#ids);
    const present = new Set(ids);
    const now = ids.filter((id) => loaded.has(id));
    let place = 0;
    for (const id of this.#ids) if (present.has(id) && now[place++] !== id) return true;
    return false;
  }

  /** Follows a move in the stored document: the row is now behind its predecessor in `ids`. */
  follow(id: RowId, ids: readonly RowId[]): void {
    const former = this.#ids.indexOf(id);
    if (former < 0) return;
    this.#ids.splice(former, 1);
    let place = -1;
    for (let index = ids.indexOf(id) - 1; index >= 0 && place < 0; index -= 1) place = this.#ids.indexOf(ids[index]!);
    this.#ids.splice(place + 1, 0, id);
  }
}
