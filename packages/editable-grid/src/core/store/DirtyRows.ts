import type { RowId } from '../rowId';
import type { Dirt } from './StoreSettings';

/** Runs a function before the next paint, with the time of that frame in milliseconds if it is known. */
export type Schedule = (run: (time?: number) => void) => void;

/** Shortest time in milliseconds between two notifications that are not urgent: every second frame of most screens. */
const PAUSE = 24;

/** Collects dirty rows and notifies once per frame; less often while all changes come from programs. */
export class DirtyRows {
  readonly #schedule: Schedule;
  readonly #listeners = new Set<(dirt: Dirt) => void>();
  #rows = new Set<RowId>();
  #all = false;
  #urgent = false;
  #scheduled = false;
  /** Time of the last frame that notified. */
  #notified = -PAUSE;

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  subscribe = (listener: (dirt: Dirt) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** @param urgent the user of this grid made the change and waits for it */
  touch(id: RowId, urgent = true): void {
    this.#rows.add(id);
    this.#urgent ||= urgent;
    this.#scheduleNotify();
  }

  /** Rows came, went or moved, or all look different. */
  touchAll(): void {
    this.#all = true;
    this.#urgent = true;
    this.#scheduleNotify();
  }

  /** Notifies now instead of in the next frame. */
  flush(): void {
    if (!this.#all && this.#rows.size === 0) return;
    const dirt: Dirt = { all: this.#all, rows: this.#rows };
    this.#all = false;
    this.#urgent = false;
    this.#rows = new Set();
    for (const listener of this.#listeners) listener(dirt);
  }

  #scheduleNotify() {
    if (this.#scheduled) return;
    this.#scheduled = true;
    this.#schedule(this.#onFrame);
  }

  #onFrame = (time?: number): void => {
    if (time !== undefined && !this.#urgent && time - this.#notified < PAUSE) return this.#schedule(this.#onFrame);
    this.#scheduled = false;
    this.#notified = time ?? this.#notified;
    this.flush();
  };
}
