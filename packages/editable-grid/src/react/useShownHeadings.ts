import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ColumnLayout, PlacedColumn } from '../core/columns/arrangeColumns';
import { columnWindow, type ColumnWindow } from '../core/columns/columnWindow';
import { WIDEST_ROOM } from './useRoom';

/** Up to so many columns, all headings are drawn once the grid scrolls sideways. */
const FEW = 60;
/** Headings of more columns that are drawn beyond each edge. */
const BEYOND = 4;

interface Drawn {
  /** The window is one of its columns. */
  layout: object;
  window: ColumnWindow;
}

/** The headings to draw: those in view and the pinned ones, of a few columns all after the first scroll sideways. */
export function useShownHeadings<Row extends object>(
  layout: ColumnLayout<Row>,
  scroller: RefObject<HTMLElement | null>,
): readonly PlacedColumn<Row>[] {
  const { columns, startCount, endFrom } = layout;
  const isFew = columns.length <= FEW;
  const [drawn, setDrawn] = useState<Drawn>(() => ({ layout, window: columnWindow(layout, 0, WIDEST_ROOM, 0) }));
  const [focused, setFocused] = useState(-1);

  // The scroller is not known yet in a layout effect of its child.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let left = NaN;
    const read = () => {
      left = element.scrollLeft;
      const windowWith = (beyond: number) => columnWindow(layout, Math.abs(left), element.clientWidth, beyond);
      const seen = windowWith(0);
      setDrawn((before) => {
        if (before.layout === layout && contains(before.window, seen)) return before;
        if (!isFew) return { layout, window: windowWith(BEYOND) };
        return before.layout === layout ? { layout, window: { from: startCount, to: endFrom } } : before;
      });
      const heading = isFew ? undefined : document.activeElement?.closest('.gezi-th');
      setFocused(heading && element.contains(heading) ? Number(heading.getAttribute('aria-colindex')) - 1 : -1);
    };
    const follow = () => {
      // Within the scroll event, so that no frame lacks headings.
      if (element.scrollLeft !== left) flushSync(read);
    };
    read();
    // Captured: read before rows are drawn, which would force another layout.
    element.addEventListener('scroll', follow, { passive: true, capture: true });
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', follow, { capture: true });
      observer.disconnect();
    };
  }, [layout, isFew, startCount, endFrom, scroller]);

  // Other columns of a few: there is no second frame for those that the change brings into view.
  if (isFew && drawn.layout !== layout) return columns;
  const { from, to } = drawn.window;
  return columns.filter(
    ({ index }) => index < startCount || index >= endFrom || (index >= from && index < to) || index === focused,
  );
}

const contains = (outer: ColumnWindow, inner: ColumnWindow) => outer.from <= inner.from && outer.to >= inner.to;
