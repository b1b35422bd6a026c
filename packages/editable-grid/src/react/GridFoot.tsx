import type { ColumnLayout } from '../core/columns/arrangeColumns';
import type { Statistic } from '../core/columns/ColumnBase';
import type { GridStore } from '../core/store/GridStore';
import { pinClass } from '../dom/pinClass';
import { useTexts } from '../texts/useTexts';
import { gridcell, row, rowgroup } from '../dom/roles';
import { cellStyle } from './cellStyle';
import { Figure } from './GridFigure';
import { FOOT_LINE } from './gridSizes';

export interface GridFootProps<Row extends object> {
  layout: ColumnLayout<Row>;
  store: GridStore<Row>;
  lines: readonly Statistic[];
  firstRowIndex: number;
}

/** One line per statistic below the rows, always visible (B§4: sum and average). */
export function GridFoot<Row extends object>({ layout, store, lines, firstRowIndex }: GridFootProps<Row>) {
  const texts = useTexts();
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
