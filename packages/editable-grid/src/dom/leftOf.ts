import { isRightToLeft } from '@gezi/ui';

/**
 * Left edge, in pixels of the window, of an element that begins where its anchor begins, within the window.
 *
 * @param gap pixels to the edges of the window
 * @param width pixels of the element, if it has not its size yet
 */
export function leftOf(anchor: DOMRect, element: HTMLElement, gap: number, width = element.offsetWidth): number {
  const left = isRightToLeft(element) ? anchor.right - width : anchor.left;
  return Math.max(gap, Math.min(left, window.innerWidth - width - gap));
}
