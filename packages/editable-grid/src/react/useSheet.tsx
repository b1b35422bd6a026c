import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import type { GridFeature } from '../dom/GridFeature';
import { holdPaste } from '../dom/early/holdPaste';
import { lazyFeature } from '../dom/lazyFeature';
import { holdMenu } from '../features/context-menu/holdMenu';
import { holdDrag } from '../features/range/holdDrag';
import { holdHeading } from '../features/range/holdHeading';
import type { SheetLink } from '../features/range/SheetLink';
import type { SheetCalls } from '../features/SheetCalls';
import { sheetCode } from '../features/sheetCode';
import { useWithCode } from './useWithCode';

export interface Sheet<Row extends object> {
  /** Shared state of its parts. */
  link: SheetLink<Row>;
  features: readonly GridFeature<Row>[];
  /** Shows that code of it failed to load, and loads it again. */
  failures: ReactNode;
}

/**
 * Spreadsheet features: ranges, clipboard, undo keys; and the context menu.
 *
 * @param spreadsheet `undefined` if there is not even a context menu
 */
export function useSheet<Row extends object>(
  spreadsheet: boolean | undefined,
  given: Omit<SheetCalls, 'withCode'>,
): Sheet<Row> {
  const [withCode, failures] = useWithCode();
  const calls = { ...given, withCode };
  const [link] = useState<SheetLink<Row>>(() => ({ calls }));
  useLayoutEffect(() => void Object.assign(link, { calls }));
  const features = useMemo(
    () =>
      spreadsheet === undefined
        ? []
        : [
            lazyFeature<Row, SheetCode>(sheetCode, {
              make: (code) => code.sheetFeature(link, spreadsheet),
              withCode,
              early: spreadsheet ? [holdMenu(link), holdPaste, holdDrag, holdHeading] : [holdMenu(link)],
              onDropped: (code, reason) => code.notifyDropped(reason, link.calls),
            }),
          ],
    [spreadsheet, link, withCode],
  );
  return { link, features, failures };
}

type SheetCode = Awaited<ReturnType<typeof sheetCode.load>>;
