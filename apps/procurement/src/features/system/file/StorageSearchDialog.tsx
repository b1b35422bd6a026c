import { EditableGrid, type GridColumn } from '@gezi/editable-grid';
import { Dialog } from '@gezi/ui';
import { Alert, Button, Progress } from 'antd';
import { useTexts } from './texts';
import type { StorageSearch } from './useStorageSearch';

interface StorageSearchDialogProps<Row extends object> {
  search: StorageSearch<unknown>;
  title: string;
  /** How much was searched and found. */
  summary: string;
  /** Shown if nothing was found. */
  none: string;
  /** Advice on the rows. */
  hint: string;
  columns: GridColumn<Row>[];
  rows: Row[];
  onClose: () => void;
}

/** Progress and findings of a search of the file storage; closing it stops the search. */
export function StorageSearchDialog<Row extends object>(props: StorageSearchDialogProps<Row>) {
  const { search, title, summary, none, hint, columns, rows, onClose } = props;
  const texts = useTexts();
  const { state, share, failure } = search;
  return (
    <Dialog
      open
      width={960}
      title={title}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{state === 'running' ? texts.stop : texts.close}</Button>}
    >
      <output className="gezi-file-search">
        <span>{summary}</span>
        {state === 'running' && (
          <Progress
            percent={Math.floor(share * 100)}
            size="small"
            aria-label={title}
            strokeColor="var(--gezi-primary)"
          />
        )}
      </output>
      {state === 'failed' && <Alert type="error" showIcon title={failure} />}
      {state === 'done' && rows.length === 0 ? (
        <Alert type="success" showIcon title={none} />
      ) : (
        <>
          {rows.length > 0 && <p className="gezi-file-search-hint">{hint}</p>}
          <EditableGrid label={title} columns={columns} rows={rows} readOnly size="tiny" maxHeight={420} />
        </>
      )}
    </Dialog>
  );
}
