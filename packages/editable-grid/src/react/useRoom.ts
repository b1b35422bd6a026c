import { useLayoutEffect, useState, type RefObject } from 'react';

/** Pixels in sight sideways; nothing before the first measure, 0 where nothing is laid out (tests). */
export function useRoom(scroller: RefObject<HTMLElement | null>): number | undefined {
  const [room, setRoom] = useState<number>();

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // In a hidden tab there is no width; what was measured before still holds.
    const measure = () => setRoom((before = 0) => element.clientWidth || before);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);

  return room;
}
