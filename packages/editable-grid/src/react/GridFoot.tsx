import { decimalText, formatNumber } from '@gezi/ui/core';
import type { ColumnLayout } from '../core/columns/arrangeColumns';
import type { Statistic } from '../core/columns/ColumnBase';
import type { GridStore } from '../core/store/GridStore';
import { pinClass } from '../dom/pinClass';
import { useSheetTexts } from '../texts/sheet/sheetTexts';
import { gridcell, row, rowgroup } from '../dom/roles';
import { cellStyle } from './cellStyle';
import { FOOT_LINE } from './gridSizes';
import { useStoreValue } from './useStoreValue';

export interface GridFootProps<Row extends object> {
  layout: ColumnLayout<Row>;
  store: GridStore<Row>;
  lines: readonly Statistic[];
  firstRowIndex: number;
}

/** One line per statistic below the rows, always visible (B§4: sum and average). */
export function GridFoot<Row extends object>({ layout, store, lines, firstRowIndex }: GridFootProps<Row>) {
  const texts = useSheetTexts();
  return (
    <div {...rowgroup} className="gezi-foot" style={{ width: layout.width }}>
      {lines.map((line, nth) => (
        <div
          key={line}
          {...row}
          aria-rowindex={firstRowIndex + nth}
          className="gezi-foot-row gezi-pins"
          style={{ height: FOOT_LINE }}
        >
          {layout.columns.map((placed) => (
            <div
              key={placed.column.key}
              {...gridcell}
              aria-colindex={placed.index + 1}
              className={`gezi-foot-cell gezi-${placed.column.align ?? placed.definition.align ?? 'start'}${pinClass(placed)}`}
              style={cellStyle(placed, layout)}
            >
              {placed.column.statistics?.includes(line) ? (
                <Figure store={store} column={placed.column.key} line={line} />
              ) : (
                placed.index === 0 && texts.totals[line]
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** A mean with two decimals, or three digits if it is below 1. */
const meanOf = (value: number): number => Number(Math.abs(value) < 1 ? value.toPrecision(3) : decimalText(value, 2));

interface FigureProps<Row extends object> {
  store: GridStore<Row>;
  column: string;
  line: Statistic;
}

function Figure<Row extends object>({ store, column, line }: FigureProps<Row>) {
  const value = useStoreValue(store, (each) => each.totals(column)[line] ?? '');
  if (typeof value !== 'number') return value;
  return formatNumber(line === 'average' ? meanOf(value) : value);
}
