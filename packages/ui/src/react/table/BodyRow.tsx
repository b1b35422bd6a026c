import { memo, type ReactNode } from 'react';
import type { DataTableColumn } from './DataTableProps';
import { valueText } from './valueText';

export interface BodyRowProps<Row> {
  /** Id of the input, for a label. */
  id: string;
  /** Undefined while the row is being loaded. */
  row: Row | undefined;
  /** Columns of the table. */
  columns: readonly DataTableColumn<Row>[];
  /** Position among the rows of the table, from 0. */
  index: number;
  /** Position in the whole list across pages, from 0. */
  listIndex: number;
  /** Pixels from the first row. */
  top: number;
  /** Height in pixels. */
  height: number;
  /** Control that selects the row; undefined without a selection. */
  box: 'checkbox' | 'radio' | undefined;
  boxLabel: string;
  isSelected: boolean;
  isDisabled: boolean;
  isActive: boolean;
}

/** One row, memoised. The table handles its clicks. */
export const BodyRow = memo(function BodyRow<Row extends object>(props: BodyRowProps<Row>) {
  const { id, row, columns, index, listIndex, top, height, box, boxLabel, isSelected, isDisabled, isActive } = props;
  const isLoaded = row !== undefined;
  const state = [isSelected && 'selected', isDisabled && 'disabled', isActive && 'active'].filter(Boolean);
  return (
    <div
      id={id}
      role="row"
      aria-rowindex={listIndex + 2}
      aria-selected={box && isLoaded ? isSelected : undefined}
      aria-disabled={isDisabled || undefined}
      className={['gezi-table-row', ...state.map((one) => `gezi-table-row-${one}`)].join(' ')}
      style={{ height, transform: `translateY(${top}px)` }}
      data-index={index}
    >
      {box && (
        <div role="gridcell" className="gezi-table-cell gezi-table-box-cell">
          {isLoaded && (
            // A native control: antd's would take a third of a page's render time.
            <input
              type={box}
              className="gezi-table-box"
              tabIndex={-1}
              aria-label={boxLabel}
              checked={isSelected}
              disabled={isDisabled}
              onChange={ignore}
            />
          )}
        </div>
      )}
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} index={index} />
      ))}
    </div>
  );
}) as <Row extends object>(props: BodyRowProps<Row>) => ReactNode;

function Cell<Row extends object>({
  column,
  row,
  index,
}: {
  column: DataTableColumn<Row>;
  row: Row | undefined;
  index: number;
}) {
  const { key, align, render } = column;
  const content = row === undefined ? <span className="gezi-table-pending" /> : render?.(row, index);
  const text = row !== undefined && !render ? valueText(row[key as keyof Row]) : undefined;
  return (
    <div role="gridcell" className="gezi-table-cell" style={align && { textAlign: align }} title={text || undefined}>
      {content ?? text}
    </div>
  );
}

/** Clicks bubble to the row, which selects; React requires a handler on a controlled input. */
const ignore = () => {};
