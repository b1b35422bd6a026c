import type { ReactNode } from 'react';
import type { ColumnLayout } from '../core/columns/arrangeColumns';
import type { Statistic } from '../core/columns/ColumnBase';
import { exportRow } from '../core/export/exportRow';
import type { GridStore } from '../core/store/GridStore';
import { useSheetTexts } from '../texts/sheet/sheetTexts';
import type { Texts } from '../texts/zh-CN';
import { Figure } from './GridFigure';

export interface GridPrintProps<Row extends object> {
  store: GridStore<Row>;
  layout: ColumnLayout<Row>;
  label: string | undefined;
  lines: readonly Statistic[];
  texts: Texts;
}

/** Most printed rows; more would hold up the browser before it shows its dialog. */
const MOST = 2000;

/** The rows of the page as a table on paper, all columns and not only those in view; mounted while the browser prints. */
export function GridPrint<Row extends object>({ store, layout, label, lines, texts }: GridPrintProps<Row>) {
  const sheetTexts = useSheetTexts();
  const columns = layout.columns.filter(
    ({ definition }) => definition.control !== 'lead' && definition.type !== 'row-actions',
  );
  const count = Math.min(store.size, MOST);
  const rows: ReactNode[] = [];
  for (let index = 0; index < count; index += 1) {
    const row = store.rowAt(index)!;
    const values = exportRow(row, columns, [sheetTexts.yes, sheetTexts.no], (each, column) =>
      store.columnFor(each, column),
    );
    rows.push(
      <tr key={store.ledger.idOf(row)}>
        {columns.map(({ column, definition }, place) => (
          <td key={column.key} className={`gezi-${column.align ?? definition.align ?? 'start'}`}>
            {column.render ? (column.render(row, index, () => undefined) as ReactNode) : values[place]}
          </td>
        ))}
      </tr>,
    );
  }

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
      <tbody>{rows}</tbody>
      {lines.map((line) => (
        <tbody key={line}>
          <tr>
            {columns.map(({ column, definition }, place) => (
              <td key={column.key} className={`gezi-${column.align ?? definition.align ?? 'start'}`}>
                {column.statistics?.includes(line) ? (
                  <Figure store={store} column={column.key} line={line} />
                ) : (
                  place === 0 && sheetTexts.totals[line]
                )}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
      {store.size > count ? (
        <tbody>
          <tr>
            <td colSpan={columns.length}>{texts.notPrinted(store.size - count)}</td>
          </tr>
        </tbody>
      ) : null}
    </table>
  );
}
