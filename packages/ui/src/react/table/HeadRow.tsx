import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useTexts } from '../../texts/useTexts';
import { isRightToLeft, lineKey } from '../lineKey';
import type { DataTableColumn, DataTableSort } from './DataTableProps';

export interface HeadRowProps<Row> {
  /** Columns of the table. */
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableSort | undefined;
  onSort: (sort: DataTableSort | undefined) => void;
  /** Head of the checkbox column; undefined without a selection. */
  box: ReactNode;
  /** Sets a column's width in pixels; undefined if widths are fixed. */
  onResize: ((key: string, width: number) => void) | undefined;
}

/** The table head: titles, sorting, and resize handles. */
export function HeadRow<Row>({ columns, sort, onSort, box, onResize }: HeadRowProps<Row>) {
  return (
    <div role="row" aria-rowindex={1} className="gezi-table-head-row">
      {box !== undefined && (
        <div role="columnheader" className="gezi-table-head-cell gezi-table-box-cell">
          {box}
        </div>
      )}
      {columns.map((column) => {
        const { key, title, align, sortable } = column;
        const order = sort?.key === key ? sort.order : undefined;
        return (
          <div
            key={key}
            role="columnheader"
            aria-sort={sortable ? (order ? ARIA_SORT[order] : 'none') : undefined}
            className="gezi-table-head-cell"
            style={align && { justifyContent: JUSTIFY[align] }}
          >
            {sortable ? (
              <button type="button" className="gezi-table-sort" onClick={() => onSort(nextSort(key, order))}>
                <span className="gezi-table-title">{title}</span>
                <span className="gezi-table-carets" aria-hidden>
                  <CaretUpOutlined className={order === 'asc' ? 'gezi-table-caret-on' : undefined} />
                  <CaretDownOutlined className={order === 'desc' ? 'gezi-table-caret-on' : undefined} />
                </span>
              </button>
            ) : (
              <span className="gezi-table-title">{title}</span>
            )}
            {onResize && <ResizeHandle title={title} onResize={(width) => onResize(key, width)} />}
          </div>
        );
      })}
    </div>
  );
}

const MIN_WIDTH = 60;
const KEY_STEP = 10;

function ResizeHandle({ title, onResize }: { title: string; onResize: (width: number) => void }) {
  const texts = useTexts();
  const widthOf = (handle: HTMLElement) => handle.parentElement!.offsetWidth;

  function drag(event: PointerEvent<HTMLElement>) {
    const handle = event.currentTarget;
    const sign = isRightToLeft(handle) ? -1 : 1;
    const [start, width] = [event.clientX, widthOf(handle)];
    handle.setPointerCapture(event.pointerId);
    handle.onpointermove = ({ clientX }) => onResize(Math.max(MIN_WIDTH, width + sign * (clientX - start)));
    handle.onlostpointercapture = () => {
      handle.onpointermove = null;
    };
  }
  function step(event: KeyboardEvent<HTMLElement>) {
    const by = { ArrowLeft: -KEY_STEP, ArrowRight: KEY_STEP }[lineKey(event)];
    if (by === undefined) return;
    event.preventDefault();
    onResize(Math.max(MIN_WIDTH, widthOf(event.currentTarget) + by));
  }
  return (
    <button
      type="button"
      className="gezi-table-resize"
      aria-label={texts.table.resize(title)}
      onPointerDown={drag}
      onKeyDown={step}
    />
  );
}

/** The next state of the cycle ascending, descending, unsorted. */
function nextSort(key: string, order: DataTableSort['order'] | undefined): DataTableSort | undefined {
  if (order === 'desc') return undefined;
  return { key, order: order === 'asc' ? 'desc' : 'asc' };
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;
const JUSTIFY = { left: 'flex-start', center: 'center', right: 'flex-end' } as const;
