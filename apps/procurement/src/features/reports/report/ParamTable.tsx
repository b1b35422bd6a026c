import { EditableGrid, type GridApi, type GridColumn } from '@gezi/editable-grid';
import { PageCard } from '@gezi/ui';
import { useMemo, type RefObject } from 'react';
import type { ParamRow } from './core/itemRows';
import { useTexts } from './texts';

interface ParamTableProps {
  /** Initial rows; another array reloads the grid. */
  rows: readonly ParamRow[];
  grid: RefObject<GridApi<ParamRow> | null>;
  onChange: () => void;
}

/** Editable table of the parameters of a report; its rows follow from the query. */
export function ParamTable({ rows, grid, onChange }: ParamTableProps) {
  const texts = useTexts();
  const columns = useMemo<GridColumn<ParamRow>[]>(
    () => [
      { key: 'paramName', title: texts.paramName, width: 180 },
      { key: 'paramTxt', title: texts.paramTxt, type: 'input', width: 200, maxLength: 100 },
      { key: 'paramValue', title: texts.paramValue, type: 'input', width: 200, maxLength: 200 },
    ],
    [texts],
  );
  return (
    <PageCard title={texts.params} note={texts.paramsNote}>
      <EditableGrid<ParamRow>
        label={texts.params}
        columns={columns}
        rows={rows}
        size="small"
        maxHeight={320}
        emptyText={texts.noParams}
        apiRef={grid}
        onRowsChange={onChange}
      />
    </PageCard>
  );
}
