import { EditableGrid, type GridColumn } from '@gezi/editable-grid';
import type { ReactNode } from 'react';
import { useFittedHeadings } from '../crud/useFittedColumns';
import { useNarrow } from '../crud/useNarrow';
import type { DocumentForm, DocumentValues } from './useDocumentForm';

interface LineGridProps<Line extends { id: string }, Entry> {
  form: Pick<DocumentForm<DocumentValues<Entry>, Line, Entry, unknown>, 'grid' | 'rows' | 'takeLines'>;
  /** Accessible name. */
  label: string;
  columns: readonly GridColumn<Line>[];
  isEditable: boolean;
  /** Lines can be added, removed and reordered; default false. */
  isOpen?: boolean;
  /** False: lines are only taken from elsewhere and removed. Default true. */
  isTyped?: boolean;
  /** Buttons beside those for rows. */
  tools?: ReactNode;
  emptyText?: ReactNode;
}

/** Maximum height in pixels; the grid scrolls inside. */
const MAX_HEIGHT = 620;

/** The lines of a document. */
export function LineGrid<Line extends { id: string }, Entry>(props: LineGridProps<Line, Entry>) {
  const { form, label, columns, isEditable, isOpen = false, isTyped = true, tools, emptyText } = props;
  const isNarrow = useNarrow();
  return (
    <EditableGrid
      label={label}
      columns={useFittedHeadings(columns)}
      rows={form.rows}
      readOnly={!isEditable}
      rowNumber={!isNarrow}
      size="tiny"
      boxes="hover"
      maxHeight={MAX_HEIGHT}
      apiRef={form.grid}
      onRowsChange={form.takeLines}
      {...(emptyText !== undefined && { emptyText })}
      {...(!isTyped && { excluded: NO_ADD })}
      {...(isOpen && { toolbar: { extra: tools }, selection: 'checkbox', statusBar: !isNarrow })}
    />
  );
}

const NO_ADD = ['add'];
