import { Later, lazyPart } from '@gezi/ui';
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
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
  /** Shows that their code failed to load, and loads it again. */
  failure: ReactNode;
}

const SheetCodeAgain = lazyPart(async () => {
  await sheetCode.load();
  return AttachSheet;
});

function AttachSheet({ attach }: { attach: () => void }) {
  useEffect(attach, [attach]);
  return null;
}

/**
 * Spreadsheet features: ranges, clipboard, undo keys; and the context menu.
 *
 * @param spreadsheet `undefined` if there is not even a context menu
 */
export function useSheet<Row extends object>(spreadsheet: boolean | undefined, calls: SheetCalls): Sheet<Row> {
  const [link] = useState<SheetLink<Row>>(() => ({ calls, code: sheetCode }));
  useLayoutEffect(() => void Object.assign(link, { calls }));
  const [retry, setRetry] = useState<() => void>();
  const features = useMemo(
    () =>
      spreadsheet === undefined
        ? []
        : [
            lazyFeature<Row, SheetCode>(
              sheetCode,
              (code) => code.sheetFeature(link, spreadsheet),
              (again) => setRetry(() => again),
            ),
            firstPressFeature(link),
          ],
    [spreadsheet, link],
  );
  const failure = retry ? (
    <Later>
      <SheetCodeAgain attach={retry} />
    </Later>
  ) : null;
  return { link, features, failure };
}

type SheetCode = Awaited<ReturnType<typeof sheetCode.load>>;
