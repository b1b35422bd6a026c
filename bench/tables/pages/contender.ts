import type { Employee } from '../../../packages/ui/src/testing/staff';

/** A table of 100,000 users with selection checkboxes. */
export interface Contender {
  mount: (root: HTMLElement, users: readonly Employee[]) => void;
  /** Rendered row elements. */
  rows: () => readonly Element[];
  /** The scrolling element; undefined in a paged table. */
  scroller: () => HTMLElement | undefined;
  /** Shows the next page. */
  next: () => void;
  /** Sorts by a numeric column. */
  sort: () => void;
}

/** Height of ten rows in pixels. */
export const TEN_ROWS = 390;
