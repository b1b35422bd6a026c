import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DataGrid, renderTextEditor, type Column } from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import type { Contender } from './contender';
import { COLUMN_WIDTH, columns, HEIGHT, options, ROW_HEIGHT, type BenchRow } from './data';

const labels = new Map(options.map(({ value, label }) => [value, label]));

/** @param native native controls in select and date cells; otherwise plain text inputs, which are cheaper */
export const reactDataGrid = (native: boolean): Contender => ({
  name: native ? 'react-data-grid (native controls)' : 'react-data-grid',
  mount(root, rows, edit) {
    let typed = 0;
    const gridColumns: Column<BenchRow>[] = columns.map(({ key, title, type }) => ({
      key,
      name: title,
      width: COLUMN_WIDTH,
      ...(edit === 'opens' && type === 'input' ? { renderEditCell: renderTextEditor } : {}),
      renderCell({ row, onRowChange }) {
        const value = row[key]!;
        if (type === 'checkbox')
          return (
            <input
              type="checkbox"
              aria-label={title}
              disabled={!edit}
              checked={value as boolean}
              onChange={(event) => onRowChange({ ...row, [key]: event.target.checked })}
            />
          );
        if (edit !== true) return type === 'select' ? labels.get(value as string) : String(value);
        if (type === 'select' && native)
          return (
            <select
              aria-label={title}
              value={value as string}
              onChange={(event) => onRowChange({ ...row, [key]: event.target.value })}
            >
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          );
        return (
          <input
            aria-label={title}
            type={type === 'date' && native ? 'date' : 'text'}
            style={{ width: '100%', boxSizing: 'border-box' }}
            value={type === 'select' ? labels.get(value as string) : String(value)}
            onChange={(event) => onRowChange({ ...row, [key]: event.target.value })}
          />
        );
      },
    }));
    let write: (row: number, column: string, value: string | number) => void = () => {};
    function Bench() {
      const [shown, setShown] = useState(rows);
      write = (row, column, value) => setShown((before) => before.with(row, { ...before[row]!, [column]: value }));
      return (
        <DataGrid
          columns={gridColumns}
          rows={shown}
          onRowsChange={(next) => {
            typed += 1;
            setShown(next);
          }}
          rowKeyGetter={(row) => row.id as string}
          rowHeight={ROW_HEIGHT}
          style={{ height: HEIGHT }}
        />
      );
    }
    createRoot(root).render(<Bench />);
    return {
      typed: () => typed,
      scroller: () => root.querySelector<HTMLElement>('[role=grid]'),
      update: (row, column, value) => write(row, column, value),
    };
  },
});
