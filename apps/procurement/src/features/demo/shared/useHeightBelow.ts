import { useLayoutEffect, useState, type RefObject } from 'react';

/** Smallest height in pixels; a lower window scrolls. */
const LEAST = 320;

/**
 * Height in pixels from an element's top to the end of the window, updated when the window is resized.
 *
 * @param reserve pixels to leave for what is above and below within the element
 */
export function useHeightBelow(element: RefObject<HTMLElement | null>, reserve: number): number {
  const [height, setHeight] = useState(LEAST);
  useLayoutEffect(() => {
    const measure = () => {
      const top = (element.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
      setHeight(Math.max(LEAST, Math.floor(window.innerHeight - top - reserve)));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [element, reserve]);
  return height;
}
