import { formatNumber } from '@gezi/ui/core';
import { useEffect, useState } from 'react';
import { Figures } from '../../core/statistics/Figures';
import type { RangeBox } from '../../core/range/CellRange';
import { fieldOf } from '../../core/rowId';
import type { SourceTotal } from '../../core/source/SourceRows';
import type { GridStore } from '../../core/store/GridStore';
import { useStoreValue } from '../../react/useStoreValue';
import { useSheetTexts } from '../../texts/sheet/sheetTexts';
import { useTexts } from '../../texts/useTexts';
import { rangeModelOf } from '../range/rangeModelOf';
import type { SheetLink } from '../range/SheetLink';

export interface StatusBarProps<Row extends object> {
  store: GridStore<Row>;
  link: SheetLink<Row>;
  /** Of a server's rows: their number, `undefined` until its first answer, and whether it filters them. */
  source: { total: SourceTotal | undefined; isFiltered: boolean } | undefined;
}

/** Milliseconds of counting at a stretch. */
const STRETCH = 8;

/** Number of rows and of selected ones, and count, sum and average of the selected cells. The selection itself is announced by the range. */
export function StatusBar<Row extends object>({ store, link, source }: StatusBarProps<Row>) {
  const model = rangeModelOf(link);
  const texts = useSheetTexts();
  const { selectionNow } = useTexts();
  const rows = useStoreValue(store, ({ ledger }) => ledger.size);
  const matched = useStoreValue(store, (each) => each.matched);
  const selected = useStoreValue(store, ({ selection, settings }) =>
    settings.selection === 'checkbox' ? selection.size : 0,
  );
  const [chosen, setChosen] = useState<{ box: RangeBox; figures: Figures }>();

  useEffect(() => {
    let timer = 0;
    function count() {
      clearTimeout(timer);
      const { box } = model;
      if (!box || !model.wide) return setChosen(undefined);
      const figures = new Figures();
      let row = box.top;
      const go = () => {
        const until = performance.now() + STRETCH;
        const columns = model.site?.view.painter.columns.slice(box.left, box.right + 1) ?? [];
        for (; row <= box.bottom && performance.now() < until; row += 1) {
          const found = store.rowAt(row);
          if (found) for (const { column } of columns) figures.add(fieldOf(found, column.key));
        }
        if (row <= box.bottom) timer = window.setTimeout(go);
        else setChosen({ box, figures });
      };
      // A range that is still being selected is not evaluated per cell.
      timer = window.setTimeout(go, 60);
    }
    const stops = [model.subscribe(count), store.subscribe(count)];
    count();
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [store, model]);

  function rowsText() {
    if (!source) return matched < rows ? texts.rowsMatching(matched, rows) : texts.rowsCount(rows);
    const { total, isFiltered } = source;
    if (!total) return null;
    if (total.isLeast) return texts.rowsAtLeast(total.rows);
    return isFiltered ? texts.matching(total.rows) : texts.rowsCount(total.rows);
  }

  const { box, figures } = chosen ?? {};
  return (
    <div className="gezi-status">
      <span>{rowsText()}</span>
      {selected > 0 ? <span>{selectionNow(selected)}</span> : null}
      {box && figures ? (
        <>
          <span>{texts.chosen(box.bottom - box.top + 1, box.right - box.left + 1)}</span>
          <span className="gezi-status-figures">
            <Figure name={texts.figures.count} value={figures.count} />
            {figures.numbers > 0 ? (
              <>
                <Figure name={texts.figures.sum} value={figures.sum} />
                <Figure name={texts.figures.average} value={figures.average ?? 0} />
              </>
            ) : null}
          </span>
        </>
      ) : null}
    </div>
  );
}

const Figure = ({ name, value }: { name: string; value: number }) => (
  <span>
    {name} <b>{formatNumber(value)}</b>
  </span>
);
