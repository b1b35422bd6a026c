import { EditableGrid, type GridApi } from '@gezi/editable-grid';
import { PageCard } from '@gezi/ui';
import { useMemo, type RefObject } from 'react';
import { useNarrow } from '../../../crud/useNarrow';
import type { FieldRow } from './core/fieldRows';
import { fieldColumns } from './fieldColumns';
import { useTexts } from './texts';

interface FieldTableProps {
  /** Initial rows; another array reloads the grid. */
  rows: readonly FieldRow[];
  /** Its fields may reference the main table. */
  isSubTable: boolean;
  grid: RefObject<GridApi<FieldRow> | null>;
  onChange: () => void;
}

/** Maximum height in pixels; the table scrolls inside. */
const MAX_HEIGHT = 560;

/** Editable table of the fields of an online form. */
export function FieldTable({ rows, isSubTable, grid, onChange }: FieldTableProps) {
  const texts = useTexts();
  const isNarrow = useNarrow();
  const columns = useMemo(() => fieldColumns(texts, isSubTable), [texts, isSubTable]);
  return (
    <PageCard title={texts.fields} note={texts.fieldsNote}>
      <EditableGrid<FieldRow>
        label={texts.fields}
        columns={columns}
        rows={rows}
        toolbar
        selection="checkbox"
        rowNumber={!isNarrow}
        dragSort
        size="small"
        maxHeight={MAX_HEIGHT}
        emptyText={texts.noFields}
        apiRef={grid}
        onRowsChange={onChange}
      />
    </PageCard>
  );
}
