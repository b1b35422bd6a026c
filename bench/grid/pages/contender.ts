import type { BenchRow } from './data';

/** A grid on the page. Every contender answers the same questions. */
export interface Mounted {
  /** The element that scrolls up and down. */
  scroller(): HTMLElement | null;
  /** Writes one cell, as a server push would. */
  update(row: number, column: string, value: string | number): void;
}

export interface Contender {
  name: string;
  mount(root: HTMLElement, rows: BenchRow[], edit: boolean): Mounted;
}
