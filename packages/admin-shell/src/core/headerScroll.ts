import { HEADER_HEIGHT } from './layout';

/** Distance in pixels that counts as a change of direction. */
const STEP = 4;

export interface HeaderScroll {
  /** Scroll position in pixels. */
  top: number;
  hidden: boolean;
}

/** Hides the header while scrolling down past its height, and shows it while scrolling up. */
export function scrollHeader({ top, hidden }: HeaderScroll, to: number): HeaderScroll {
  if (to <= HEADER_HEIGHT) return { top: to, hidden: false };
  if (Math.abs(to - top) < STEP) return { top, hidden };
  return { top: to, hidden: to > top };
}
