import { useLayoutEffect, useState, type RefObject } from 'react';

/** Inner width of an element in whole pixels, without padding and scroll bar; 0 until it is known. */
export function useWidth(target: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = target.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return width;
}
