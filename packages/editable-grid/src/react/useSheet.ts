import { useLayoutEffect, useMemo, useState } from 'react';
import type { GridFeature } from '../dom/GridFeature';
import { lazyFeature } from '../dom/lazyFeature';
import { RangeModel } from '../features/range/RangeModel';
import type { SheetCalls } from '../features/SheetCalls';
import { sheetCode } from '../features/sheetCode';

export interface Sheet<Row extends object> {
  /** What is chosen. */
  model: RangeModel<Row>;
  features: readonly GridFeature<Row>[];
}

/** What spreadsheet people expect of a grid: ranges, clipboard, undo keys. */
export function useSheet<Row extends object>(on: boolean, calls: SheetCalls): Sheet<Row> {
  const [model] = useState(() => new RangeModel<Row>(calls));
  useLayoutEffect(() => model.speakThrough(calls));
  return useMemo(
    () => ({
      model,
      features: on ? [lazyFeature<Row, SheetCode>(sheetCode, (code) => code.sheetFeature(model))] : [],
    }),
    [on, model],
  );
}

type SheetCode = Awaited<ReturnType<typeof sheetCode.load>>;
