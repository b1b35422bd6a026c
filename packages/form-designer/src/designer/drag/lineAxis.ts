import { isRightToLeft } from '@gezi/ui';

/**
 * Pixels along the lines of the canvas. From right to left they are counted below zero, so that components that follow
 * have larger numbers in every writing direction.
 */
export function lineAxis(scroller: HTMLElement) {
  const sign = isRightToLeft(scroller) ? -1 : 1;
  const offset = scroller.scrollLeft - scroller.getBoundingClientRect().left;
  return {
    /** From pixels of the window. */
    toContent: (x: number) => sign * (x + offset),
    /** Left edge in the content of a box on this axis. */
    leftOf: ({ left, right }: { left: number; right: number }) => (sign > 0 ? left : -right),
  };
}
