import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ColumnLayout, PlacedColumn } from '../core/columns/arrangeColumns';
import { columnWindow, type ColumnWindow } from '../core/columns/columnWindow';

/** Up to so many columns, all headings are drawn. */
const FEW = 60;
/** Headings drawn beyond each edge. */
const BEYOND = 4;
/** Columns drawn before the visible width is known. */
const AT_FIRST = 30;

/** The headings to draw: all of a few columns, else the pinned, the visible and the focused one. */
export function useShownHeadings<Row extends object>(
  layout: ColumnLayout<Row>,
  scroller: RefObject<HTMLElement | null>,
): readonly PlacedColumn<Row>[] {
  const { columns, startCount, endFrom } = layout;
  const isFew = columns.length <= FEW;
  const [shown, setShown] = useState<ColumnWindow>({ from: startCount, to: startCount + AT_FIRST });
  const [focused, setFocused] = useState(-1);

  // The scroller is not known yet in a layout effect of its child.
  useEffect(() => {
    const element = scroller.current;
    if (isFew || !element) return undefined;
    const read = () => {
      const next = columnWindow(layout, element.scrollLeft, element.clientWidth, BEYOND);
      const heading = document.activeElement?.closest('.gezi-th');
      setShown((before) => (before.from === next.from && before.to === next.to ? before : next));
      setFocused(heading && element.contains(heading) ? Number(heading.getAttribute('aria-colindex')) - 1 : -1);
    };
    // Within the scroll event, so that no frame lacks headings.
    const follow = () => flushSync(read);
    read();
    element.addEventListener('scroll', follow, { passive: true });
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', follow);
      observer.disconnect();
    };
  }, [layout, isFew, scroller]);

  if (isFew) return columns;
  return columns.filter(
    ({ index }) =>
      index < startCount || index >= endFrom || (index >= shown.from && index < shown.to) || index === focused,
  );
}
