import { useLayoutEffect, useState, type RefObject } from 'react';

/** Smallest height in pixels; a lower window scrolls. */
const LEAST = 200;

/**
 * Maximum height in pixels of a grid's rows so that the page ends with the window: a page with a grid has one scroll
 * bar. Follows the window and whatever else on the page changes its height.
 *
 * @param place element that contains the grid and nothing else
 */
export function useGridHeight(place: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(LEAST);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => {
      const scroller = element.querySelector('.gezi-scroller');
      const { top, height: whole } = element.getBoundingClientRect();
      const around = whole - (scroller?.getBoundingClientRect().height ?? 0);
      const room = window.innerHeight - (top + window.scrollY) - around - spaceBelow(element);
      setHeight(Math.max(LEAST, Math.floor(room)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    // Content above the grid can move it without changing its size, so its ancestors are observed too.
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement)
      observer.observe(each);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [place]);
  return height;
}

/** Pixels below an element that belong to the elements around it: margins, borders, paddings. */
function spaceBelow(element: Element): number {
  const style = getComputedStyle(element);
  const own = Number.parseFloat(style.marginBottom) || 0;
  const parent = element.parentElement;
  if (!parent || element === document.body) return own;
  const { paddingBottom, borderBottomWidth } = getComputedStyle(parent);
  return (
    own + (Number.parseFloat(paddingBottom) || 0) + (Number.parseFloat(borderBottomWidth) || 0) + spaceBelow(parent)
  );
}
