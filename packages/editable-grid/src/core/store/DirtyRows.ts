import type { RowId } from '../rowId';
import type { Dirt } from './StoreSettings';

/**
 * Collects dirty rows and notifies once per frame.
 *
 * @param schedule runs a function before the next paint
 */
export class DirtyRows {
  readonly #schedule: (run: () => void) => void;
  readonly #listeners = new Set<(dirt: Dirt) => void>();
  #rows = new Set<RowId>();
  #all = false;
  #scheduled = false;

  constructor(schedule: (run: () => void) => void) {
    this.#schedule = schedule;
  }

  subscribe = (listener: (dirt: Dirt) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  touch(id: RowId): void {
    this.#rows.add(id);
    this.#scheduleNotify();
  }

  /** Rows came, went or moved, or all look different. */
  touchAll(): void {
    this.#all = true;
    this.#scheduleNotify();
  }

  /** Notifies now instead of in the next frame. */
  flush(): void {
    if (!this.#all && this.#rows.size === 0) return;
    const dirt: Dirt = { all: this.#all, rows: this.#rows };
    this.#all = false;
    this.#rows = new Set();
    for (const listener of this.#listeners) listener(dirt);
  }

  #scheduleNotify() {
    if (this.#scheduled) return;
    this.#scheduled = true;
    this.#schedule(() => {
      this.#scheduled = false;
      this.flush();
    });
  }
}
