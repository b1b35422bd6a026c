import { useRef } from 'react';
import { extendRange, type RowRange } from '../../core/table/extendRange';
import type { DataTableSelection } from './DataTableProps';

export interface RowSelectionOptions<Row> {
  selection: DataTableSelection<Row> | undefined;
  rowKey: (row: Row) => string;
  /** The row at a position; undefined until it is loaded. */
  rowAt: (index: number) => Row | undefined;
}

export interface RowSelection {
  /** Toggles the row at a position and starts a range there. */
  toggle: (index: number) => void;
  /** Moves the end of the range, which starts at the last toggled row. Does nothing without `multiple`. */
  extendTo: (index: number, from: number) => void;
  /** Starts the next range at a position. */
  startAt: (index: number) => void;
}

/** Selects single rows and ranges by position. A range ends before the first row that is not loaded. */
export function useRowSelection<Row>({ selection, rowKey, rowAt }: RowSelectionOptions<Row>): RowSelection {
  const anchor = useRef<number>(undefined);

  function rowsOf([from, to]: RowRange, start: number): Row[] {
    const rows: Row[] = [];
    const step = start === to && from !== to ? -1 : 1;
    for (let index = step > 0 ? from : to; index >= from && index <= to; index += step) {
      const row = rowAt(index);
      if (row === undefined) break;
      if (!selection?.disabled?.has(rowKey(row))) rows.push(row);
    }
    return rows;
  }
  function select(rows: readonly Row[]) {
    const added = rows.filter((row) => !selection!.selected.has(rowKey(row)));
    if (added.length > 0) selection!.onSelect(added);
  }
  function deselect(rows: readonly Row[]) {
    const removed = rows.filter((row) => selection!.selected.has(rowKey(row)));
    if (removed.length > 0) selection!.onDeselect(removed);
  }

  return {
    toggle(index) {
      anchor.current = index;
      const row = rowAt(index);
      if (!selection || row === undefined) return;
      const key = rowKey(row);
      if (selection.disabled?.has(key)) return;
      if (selection.selected.has(key)) selection.onDeselect([row]);
      else selection.onSelect([row]);
    },
    extendTo(index, from) {
      if (!selection?.multiple) return;
      anchor.current ??= from;
      const change = extendRange(anchor.current, from, index);
      if (change.deselect) deselect(rowsOf(change.deselect, change.deselect[0]));
      select(rowsOf(change.select, anchor.current));
    },
    startAt(index) {
      anchor.current = index;
    },
  };
}
