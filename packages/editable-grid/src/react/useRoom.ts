import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The room as last measured, known before anything is drawn. */
export class SeenRoom {
  #width: number | undefined;

  /** Pixels; nothing before the first measure, 0 where nothing is laid out (tests). */
  get width(): number | undefined {
    return this.#width;
  }

  /** @returns what was seen before */
  note(element: HTMLElement): number | undefined {
    const before = this.#width;
    // In a hidden tab there is no width; what was measured before still holds.
    this.#width = element.clientWidth || (before ?? 0);
    return before;
  }
}

/**
 * Pixels in sight sideways, as far as they have to be drawn for.
 *
 * @param isNeeded whether what is drawn at first depends on them; otherwise the first measure draws nothing anew
 * @returns nothing before a measure that is needed
 */
export function useRoom(scroller: RefObject<HTMLElement | null>, isNeeded: boolean): [number | undefined, SeenRoom] {
  const [width, setWidth] = useState<number>();
  const [seen] = useState(() => new SeenRoom());
  const needed = useRef(isNeeded);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const before = seen.note(element);
      if (before === undefined ? needed.current : seen.width !== before) setWidth(seen.width);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, seen]);

  return [width, seen];
}
