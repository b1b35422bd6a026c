import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Pixels no grid is wider than, as far as can be known without laying the page out; 0 on a server. */
export const WIDEST_ROOM = typeof screen === 'undefined' ? 0 : screen.width;

/** The last measured width, known before the first drawing. */
export class SeenRoom {
  #width: number | undefined;

  /** Pixels; `undefined` before the first measurement, 0 without layout (tests). */
  get width(): number | undefined {
    return this.#width;
  }

  /** @returns the previous width */
  update(element: HTMLElement): number | undefined {
    const before = this.#width;
    // A hidden tab has no width; the previous width stays.
    this.#width = element.clientWidth || (before ?? 0);
    return before;
  }
}

/**
 * Visible width of the grid in pixels.
 *
 * @param isNeeded whether the first drawing depends on it; otherwise the first measurement does not redraw
 * @returns `undefined` before a needed measurement
 */
export function useRoom(scroller: RefObject<HTMLElement | null>, isNeeded: boolean): [number | undefined, SeenRoom] {
  const [width, setWidth] = useState<number>();
  const [seen] = useState(() => new SeenRoom());
  const needed = useRef(isNeeded);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const before = seen.update(element);
      if (before === undefined ? needed.current : seen.width !== before) setWidth(seen.width);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, seen]);

  return [width, seen];
}
