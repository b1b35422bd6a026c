import type { Employee } from '../../../packages/ui/src/testing/staff';

/** A table of 100,000 users with boxes that select them. */
export interface Contender {
  mount: (root: HTMLElement, users: readonly Employee[]) => void;
  /** Elements of the rows drawn. */
  rows: () => readonly Element[];
  /** What scrolls; undefined in a table with pages. */
  scroller: () => HTMLElement | undefined;
  /** Shows the next ten users. */
  next: () => void;
  /** Sorts by a numeric column. */
  sort: () => void;
}

/** Pixels of ten rows. */
export const TEN_ROWS = 390;
