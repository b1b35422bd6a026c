import type { ReactNode } from 'react';
import type { ColumnLayout, PlacedColumn } from '../core/columns/arrangeColumns';
import type { Statistic } from '../core/columns/ColumnBase';
import { exportRow } from '../core/export/exportRow';
import { totalText } from '../core/group/totalText';
import type { GridStore } from '../core/store/GridStore';
import type { Heading } from '../dom/headings';
import type { Texts } from '../texts/zh-CN';
import { Figure } from './GridFigure';
import { notesOf } from './printedNotes';
import { printedRows, printJobOf } from './printedRows';

export interface GridPrintProps<Row extends object> {
  store: GridStore<Row>;
  layout: ColumnLayout<Row>;
  label: string | undefined;
  lines: readonly Statistic[];
  texts: Texts;
}

/** The rows of the page as a table on paper, all columns and not only those in view; mounted while the browser prints. */
export function GridPrint<Row extends object>({ store, layout, label, lines, texts }: GridPrintProps<Row>) {
  const columns = layout.columns.filter(
    ({ definition }) => definition.control !== 'lead' && definition.type !== 'row-actions',
  );
  const printed = printedRows(store);
  const comments = notesOf(
    printed.lines,
    columns.map(({ column }) => column.key),
    printJobOf(store).threads,
  );

  const rowOf = (row: Row, index: number): ReactNode[] => {
    const values = exportRow(row, columns, [texts.yes, texts.no], (each, column) => store.columnFor(each, column));
    return columns.map((placed, place) => {
      const number = comments.numberOf(store.ledger.idOf(row), placed.column.key);
      return (
        <td key={placed.column.key} className={alignOf(placed)}>
          {placed.column.render ? (placed.column.render(row, index, () => undefined) as ReactNode) : values[place]}
          {number === undefined ? null : <sup>[{number}]</sup>}
        </td>
      );
    });
  };
  const notes = [
    printed.left > 0 && texts.notPrinted(printed.left),
    printed.missing > 0 && texts.notLoaded(printed.missing),
  ].filter((note) => note !== false);

  return (
    <table className="gezi-print-table">
      {label ? <caption>{label}</caption> : null}
      <thead>
        <tr>
          {columns.map(({ column }) => (
            <th key={column.key}>{column.title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {printed.lines.map((line, nth) => (
          <tr key={line.id}>{line.heading ? headingCells(line.heading, columns) : rowOf(line.row, nth)}</tr>
        ))}
      </tbody>
      {lines.map((line) => (
        <tbody key={line}>
          <tr>
            {columns.map((placed, place) => (
              <td key={placed.column.key} className={alignOf(placed)}>
                {placed.column.statistics?.includes(line) ? (
                  <Figure store={store} column={placed.column.key} line={line} />
                ) : (
                  place === 0 && texts.totals[line]
                )}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
      {comments.notes.map(({ number, column, text }) => (
        <tbody key={number}>
          <tr>
            <td colSpan={columns.length}>
              [{number}] {store.column(column)?.title ?? column}
              {'\n'}
              {text}
            </td>
          </tr>
        </tbody>
      ))}
      {notes.map((note) => (
        <tbody key={note}>
          <tr>
            <td colSpan={columns.length}>{note}</td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

const alignOf = <Row extends object>({ column, definition }: PlacedColumn<Row>) =>
  `gezi-${column.align ?? definition.align ?? 'start'}`;

/** The heading reaches to the first column with a total. */
function headingCells<Row extends object>({ level, text, total }: Heading, columns: readonly PlacedColumn<Row>[]) {
  const found = columns.findIndex(({ column }, place) => place > 0 && total(column.key) !== undefined);
  const span = found < 0 ? columns.length : found;
  return [
    <th
      key="heading"
      scope="rowgroup"
      colSpan={span}
      style={{ paddingInlineStart: `${5 + Math.max(0, level - 1) * 12}pt` }}
    >
      {text}
    </th>,
    ...columns.slice(span).map((placed) => (
      <td key={placed.column.key} className={alignOf(placed)}>
        {totalText(total(placed.column.key), placed.definition, placed.column)}
      </td>
    )),
  ];
}
