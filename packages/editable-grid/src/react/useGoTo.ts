import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { withHidden } from '../core/columns/columnState';
import type { GridStore } from '../core/store/GridStore';
import type { GoTo } from './GoTo';
import type { Pages } from './usePages';
import type { SheetView } from './useSheetView';
import type { GridParts } from './useGridView';

/** Frames to wait until a page or column is drawn. */
const PATIENCE = 60;

/**
 * Navigates to a cell: turns the page, shows a hidden column and a row that a filter hides. Stable for the grid's
 * lifetime.
 */
export function useGoTo<Row extends object>(
  store: GridStore<Row>,
  parts: RefObject<GridParts<Row> | null>,
  pages: Pages | undefined,
  view: SheetView,
): GoTo {
  const latest = useRef({ pages, view });
  const frame = useRef(0);
  useLayoutEffect(() => {
    latest.current = { pages, view };
  });

  return useCallback(
    (rowId, column) => {
      cancelAnimationFrame(frame.current);
      store.flush();
      const key = column ?? firstTyped(parts.current);
      if (store.ledger.indexOf(rowId) < 0 || key === undefined || !store.column(key)) return false;
      const focus = () => parts.current?.controller.focusCell(rowId, key) ?? false;
      if (focus()) return true;
      const now = latest.current;
      if (now.view.columns.hidden?.includes(key)) now.view.changeColumns?.(withHidden(now.view.columns, [key], false));
      if (store.placeOnPages(rowId) < 0) {
        store.unhide(rowId);
        store.flush();
      }
      const place = store.placeOnPages(rowId);
      if (now.pages?.cut && place >= 0) {
        const page = Math.floor(place / now.pages.pageSize) + 1;
        if (page !== now.pages.page) now.pages.onChange(page, now.pages.pageSize);
      }
      let left = PATIENCE;
      const retry = () => {
        left -= 1;
        if (!focus() && left > 0) frame.current = requestAnimationFrame(retry);
      };
      frame.current = requestAnimationFrame(retry);
      return true;
    },
    [store, parts],
  );
}

const firstTyped = <Row extends object>(parts: GridParts<Row> | null): string | undefined => {
  const columns = parts?.view.painter.columns ?? [];
  const typed = columns.find(({ definition: { control } }) => control === 'text' || control === 'toggle');
  return (typed ?? columns[0])?.column.key;
};
