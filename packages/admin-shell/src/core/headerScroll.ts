import { HEADER_HEIGHT } from './layout';

/** Pixels of scrolling that count as a change of direction. */
const STEP = 4;

export interface HeaderScroll {
  /** Scrolled so far, in pixels. */
  top: number;
  hidden: boolean;
}

/** Follows the page: the header goes on the way down, once it is past its own height, and is back on the way up. */
export function scrollHeader({ top, hidden }: HeaderScroll, to: number): HeaderScroll {
  if (to <= HEADER_HEIGHT) return { top: to, hidden: false };
  if (Math.abs(to - top) < STEP) return { top, hidden };
  return { top: to, hidden: to > top };
}
