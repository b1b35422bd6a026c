import type { ColumnLayout, PlacedColumn } from '../core/columns/arrangeColumns';
import type { GridStore } from '../core/store/GridStore';
import { nextSort, type SortState } from '../core/view/sortOrder';
import { pinClass } from '../dom/pinClass';
import type { Texts } from '../texts/zh-CN';
import { columnheader, row, rowgroup } from './roles';
import { cellStyle } from './cellStyle';
import { SelectAllBox } from './SelectAllBox';

export interface GridHeadProps<Row extends object> {
  layout: ColumnLayout<Row>;
  store: GridStore<Row>;
  height: number;
  sort: SortState | undefined;
  onSort: (sort: SortState | undefined) => void;
  texts: Texts;
}

/** The headings; they stay in sight while rows scroll below. */
export function GridHead<Row extends object>({ layout, store, height, sort, onSort, texts }: GridHeadProps<Row>) {
  return (
    <div {...rowgroup} className="gezi-head" style={{ width: layout.width, height }}>
      <div {...row} aria-rowindex={1} className="gezi-head-row gezi-pins">
        {layout.columns.map((placed) => {
          const { column, definition } = placed;
          const order = sort?.column === column.key ? sort.order : undefined;
          return (
            <div
              key={column.key}
              {...columnheader}
              aria-colindex={placed.index + 1}
              aria-sort={column.isOrder ? (order ? `${order}ending` : 'none') : undefined}
              className={`gezi-th gezi-${column.align ?? definition.align ?? 'start'}${pinClass(placed)}`}
              style={cellStyle(placed, layout)}
            >
              {definition.type === 'row-checkbox' ? (
                <SelectAllBox store={store} label={texts.selectAll} />
              ) : column.isOrder ? (
                <SortButton placed={placed} order={order} onSort={() => onSort(nextSort(sort, column.key))} />
              ) : (
                <span className="gezi-th-text" title={column.title}>
                  {column.title}
                </span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface SortButtonProps<Row extends object> {
  placed: PlacedColumn<Row>;
  order: SortState['order'] | undefined;
  onSort: () => void;
}

function SortButton<Row extends object>({ placed: { column }, order, onSort }: SortButtonProps<Row>) {
  return (
    <button type="button" className="gezi-sort" title={column.title} onClick={onSort}>
      <span className="gezi-th-text">{column.title}</span>
      <span aria-hidden className={`gezi-sort-mark${order ? ` gezi-sort-${order}` : ''}`} />
    </button>
  );
}
