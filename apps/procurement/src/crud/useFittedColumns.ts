import type { GridColumn } from '@gezi/editable-grid';
import { useMemo, useState } from 'react';
import { cellOf } from './cards/cardFields';
import { fitColumns, fitHeadings, type Widths } from './core/fitColumns';

/** The columns of a list as wide as their texts. */
export function useFittedColumns<Row extends object>(
  columns: readonly GridColumn<Row>[],
  rows: readonly Row[],
): readonly GridColumn<Row>[] {
  const [known, setKnown] = useState<Widths>(NONE);
  const widths = useMemo(() => {
    const measure = rows.length > 0 && createMeasure();
    return measure ? fitColumns(columns, rows, textOf, measure, known) : known;
  }, [columns, rows, known]);
  if (columns.some(({ key }) => widths[key] !== known[key])) setKnown(widths);
  return useMemo(
    () => columns.map((column) => (widths[column.key] ? { ...column, width: widths[column.key]! } : column)),
    [columns, widths],
  );
}

/** Columns of an editable grid, at least as wide as their headings: English ones are longer than Chinese ones. */
export function useFittedHeadings<Row extends object>(columns: readonly GridColumn<Row>[]): readonly GridColumn<Row>[] {
  return useMemo(() => {
    const measure = createMeasure();
    return measure ? fitHeadings(columns, measure) : columns;
  }, [columns]);
}

const NONE: Widths = {};

/** Text of a cell; undefined if it has a link or a picture. A tag shows a mark and the text of a dictionary. */
function textOf<Row extends object>(column: GridColumn<Row>, row: Row): string | undefined {
  const value = cellOf(column, row);
  if (value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  const tag = (row as Readonly<Record<string, unknown>>)[`${column.key}_dictText`];
  return typeof tag === 'string' ? `● ${tag}` : undefined;
}

/** Measures texts in bold letters, which headings have; undefined without a canvas (tests). */
function createMeasure(): ((text: string) => number) | undefined {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  const { fontFamily, fontSize } = getComputedStyle(document.body);
  context.font = `600 ${fontSize} ${fontFamily}`;
  return (text) => context.measureText(text).width;
}
