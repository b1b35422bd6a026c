import { AllCommunityModule, ModuleRegistry, themeQuartz, type ColDef, type GridApi } from 'ag-grid-community';
import { AgGridReact, type CustomCellRendererProps } from 'ag-grid-react';
import { createRoot } from 'react-dom/client';
import type { Contender } from './contender';
import { COLUMN_WIDTH, columns, HEIGHT, options, ROW_HEIGHT, type BenchRow } from './data';

ModuleRegistry.registerModules([AllCommunityModule]);
const labels = new Map(options.map(({ value, label }) => [value, label]));

function InputCell({ value, setValue, colDef }: CustomCellRendererProps<BenchRow>) {
  return (
    <input
      aria-label={colDef?.headerName ?? ''}
      style={{ width: '100%', boxSizing: 'border-box' }}
      value={labels.get(value as string) ?? String(value)}
      onChange={(event) => setValue?.(event.target.value)}
    />
  );
}

export const agGrid: Contender = {
  name: 'AG Grid',
  mount(root, rows, edit) {
    let api: GridApi<BenchRow> | undefined;
    let typed = 0;
    const columnDefs: ColDef<BenchRow>[] = columns.map(({ key, title, type }) => ({
      field: key,
      headerName: title,
      width: COLUMN_WIDTH,
      editable: edit !== false,
      ...(type === 'checkbox'
        ? { cellRenderer: 'agCheckboxCellRenderer' }
        : edit === true
          ? { cellRenderer: InputCell }
          : type === 'select'
            ? { valueFormatter: ({ value }: { value: string }) => labels.get(value) ?? '' }
            : {}),
    }));
    createRoot(root).render(
      <div style={{ height: HEIGHT }}>
        <AgGridReact<BenchRow>
          theme={themeQuartz}
          columnDefs={columnDefs}
          rowData={rows}
          rowHeight={ROW_HEIGHT}
          getRowId={({ data }) => data.id as string}
          onGridReady={(event) => (api = event.api)}
          animateRows={false}
          onCellValueChanged={() => (typed += 1)}
        />
      </div>,
    );
    return {
      typed: () => typed,
      scroller: () => root.querySelector<HTMLElement>('.ag-grid-viewport'),
      update(row, column, value) {
        api?.getRowNode(`r${row}`)?.setDataValue(column, value);
      },
      updateRows(updates) {
        for (const { row, values } of updates) rows[row] = { ...rows[row]!, ...values } as BenchRow;
        api?.applyTransaction({ update: updates.map(({ row }) => rows[row]!) });
      },
    };
  },
};
