import type { BenchRow } from './data';

/** New values of a row, by index. */
export interface RowUpdate {
  row: number;
  values: Partial<BenchRow>;
}

/** A mounted grid; the same interface for every contender. */
export interface Mounted {
  /** The vertically scrolling element. */
  scroller(): HTMLElement | null;
  /** Sets one cell, like a server push. */
  update(row: number, column: string, value: string | number): void;
  /** Sets several fields of several rows at once, by the fastest call of the grid. */
  updateRows?(updates: readonly RowUpdate[]): void;
  /** Values that were typed into cells so far. */
  typed?(): number;
}

export interface Contender {
  name: string;
  /** @param edit `opens`: cells show values, and a key opens an editor */
  mount(root: HTMLElement, rows: BenchRow[], edit: boolean | 'opens'): Mounted;
  /** Mounts a list whose rows are requested by window. @param count rows that the server has */
  mountSource?(root: HTMLElement, count: number): Mounted;
}
