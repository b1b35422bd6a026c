import type { RefObject } from 'react';
import type { ColumnLayout, PlacedColumn } from '../core/columns/arrangeColumns';
import type { GridStore } from '../core/store/GridStore';
import { isRequired } from '../core/validation/isRequired';
import { nextSorts, type SortState } from '../core/view/sortOrder';
import { pinClass } from '../dom/pinClass';
import type { Texts } from '../texts/zh-CN';
import { columnheader, row, rowgroup } from '../dom/roles';
import { cellStyle } from './cellStyle';
import { SelectAllBox } from './SelectAllBox';
import { useShownHeadings } from './useShownHeadings';

/** Tools of headings besides sorting. */
export interface HeadTools {
  /** Grips to resize by. */
  resizable: boolean;
  /** Columns with an active filter. */
  filtered: ReadonlySet<string>;
  /** @param button the filter's panel opens beside it */
  onFilter: (key: string, button: HTMLElement) => void;
}

export interface GridHeadProps<Row extends object> {
  layout: ColumnLayout<Row>;
  store: GridStore<Row>;
  height: number;
  sorts: readonly SortState[];
  onSort: (sorts: readonly SortState[]) => void;
  tools: HeadTools;
  texts: Texts;
  scroller: RefObject<HTMLElement | null>;
}

/** The sticky headings. The grid's keys reach them, Tab does not. */
export function GridHead<Row extends object>(props: GridHeadProps<Row>) {
  const { layout, store, height, sorts, onSort, tools, texts } = props;
  const columns = useShownHeadings(layout, props.scroller);
  return (
    <div {...rowgroup} className="gezi-head" style={{ width: layout.width, height }}>
      <div {...row} aria-rowindex={1} className="gezi-head-row gezi-pins">
        {columns.map((placed) => {
          const { column, definition } = placed;
          const place = sorts.findIndex((sort) => sort.column === column.key);
          const order = sorts[place]?.order;
          const grip = tools.resizable && definition.control !== 'lead';
          // The context menu also sorts and filters columns without these tools.
          const sortable = column.isOrder || order;
          const filterable = column.filter || tools.filtered.has(column.key);
          const plain = definition.type !== 'row-checkbox' && !sortable && !filterable && !grip;
          const required = column.disabled !== true && isRequired(column);
          const style = cellStyle(placed, layout);
          return (
            <div
              key={column.key}
              {...columnheader}
              aria-colindex={placed.index + 1}
              aria-required={required || undefined}
              aria-sort={sortable ? (order ? `${order}ending` : 'none') : undefined}
              className={`gezi-th gezi-th-${definition.control} gezi-${column.align ?? definition.align ?? 'start'}${plain ? ' gezi-th-plain' : ''}${required ? ' gezi-th-required' : ''}${pinClass(placed)}`}
              style={plain ? { ...style, lineHeight: `${height}px` } : style}
              title={plain ? column.title : undefined}
            >
              {plain ? (
                column.title
              ) : definition.type === 'row-checkbox' ? (
                <SelectAllBox store={store} label={texts.selectAll} />
              ) : sortable ? (
                <SortButton
                  placed={placed}
                  order={order}
                  place={sorts.length > 1 ? place + 1 : 0}
                  onSort={(add) => onSort(nextSorts(sorts, column.key, add))}
                />
              ) : (
                <span className="gezi-th-text" title={column.title}>
                  {column.title}
                </span>
              )}
              {filterable ? (
                <button
                  type="button"
                  tabIndex={-1}
                  className="gezi-filter-button"
                  aria-label={texts.filterBy(column.title ?? column.key)}
                  aria-haspopup="dialog"
                  aria-pressed={tools.filtered.has(column.key)}
                  onClick={({ currentTarget }) => tools.onFilter(column.key, currentTarget)}
                />
              ) : null}
              {grip ? <span aria-hidden className="gezi-grip" /> : null}
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
  /** From 1 when several columns sort; 0 otherwise. */
  place: number;
  onSort: (add: boolean) => void;
}

function SortButton<Row extends object>({ placed: { column }, order, place, onSort }: SortButtonProps<Row>) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className="gezi-sort"
      title={column.title}
      onClick={({ shiftKey }) => onSort(shiftKey)}
    >
      <span className="gezi-th-text">{column.title}</span>
      <span aria-hidden className={`gezi-sort-mark${order ? ` gezi-sort-${order}` : ''}`} />
      {place ? (
        <span aria-hidden className="gezi-sort-place">
          {place}
        </span>
      ) : null}
    </button>
  );
}
