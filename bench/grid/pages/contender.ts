import type { BenchRow } from './data';

/** A mounted grid; the same interface for every contender. */
export interface Mounted {
  /** The vertically scrolling element. */
  scroller(): HTMLElement | null;
  /** Sets one cell, like a server push. */
  update(row: number, column: string, value: string | number): void;
}

export interface Contender {
  name: string;
  mount(root: HTMLElement, rows: BenchRow[], edit: boolean): Mounted;
}
