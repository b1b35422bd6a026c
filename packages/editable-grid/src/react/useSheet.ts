import { useLayoutEffect, useMemo, useState } from 'react';
import type { GridFeature } from '../dom/GridFeature';
import { lazyFeature } from '../dom/lazyFeature';
import { firstPressFeature } from '../features/context-menu/firstPressFeature';
import type { SheetLink } from '../features/range/SheetLink';
import type { SheetCalls } from '../features/SheetCalls';
import { sheetCode } from '../features/sheetCode';

export interface Sheet<Row extends object> {
  /** Shared state of its parts. */
  link: SheetLink<Row>;
  features: readonly GridFeature<Row>[];
}

/**
 * Spreadsheet features: ranges, clipboard, undo keys; and the context menu.
 *
 * @param spreadsheet `undefined` if there is not even a context menu
 */
export function useSheet<Row extends object>(spreadsheet: boolean | undefined, calls: SheetCalls): Sheet<Row> {
  const [link] = useState<SheetLink<Row>>(() => ({ calls, code: sheetCode }));
  useLayoutEffect(() => void Object.assign(link, { calls }));
  return useMemo(
    () => ({
      link,
      features:
        spreadsheet === undefined
          ? []
          : [
              lazyFeature<Row, SheetCode>(sheetCode, (code) => code.sheetFeature(link, spreadsheet)),
              firstPressFeature(link),
            ],
    }),
    [spreadsheet, link],
  );
}

type SheetCode = Awaited<ReturnType<typeof sheetCode.load>>;
