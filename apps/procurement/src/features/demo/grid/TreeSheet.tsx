import { useClient } from '@gezi/client';
import { listDemoRows, saveDemoRow, type DemoRow } from '@gezi/domain';
import { EditableGrid, type GridApi } from '@gezi/editable-grid';
import { useLocale } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { App } from 'antd';
import { useMemo, useRef } from 'react';
import { demoColumns, demoLinkage } from './demoColumns';
import { useTexts } from './texts';
import { useRowAutosave } from './useRowAutosave';

/** Rows of the first level. */
const ROOTS = 200;
const NO_ROWS: readonly DemoRow[] = [];

/** A tree whose children are loaded when they are first shown; each changed row is saved at once. */
export function TreeSheet({ height }: { height: number }) {
  const texts = useTexts();
  const language = useLocale();
  const client = useClient();
  const { message } = App.useApp();
  const api = useRef<GridApi<DemoRow>>(null);
  const columns = useMemo(() => demoColumns(texts, language), [texts, language]);
  const linkage = useMemo(() => demoLinkage(language), [language]);
  const tree = useMemo(
    () => ({
      hasChildKey: 'hasChildren',
      load: async ({ id }: DemoRow) => (await client.call(listDemoRows, { parentId: id })).records,
    }),
    [client],
  );
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['demo-grid-roots'],
    queryFn: () => client.call(listDemoRows, { pageSize: ROOTS }),
    staleTime: Infinity,
  });
  const noteChange = useRowAutosave(async (id) => {
    const row = api.current?.getRows().find((each) => each.id === id);
    if (!row) return;
    await client.call(saveDemoRow, row);
    void message.success(texts.rowSaved);
  });

  return (
    <EditableGrid
      apiRef={api}
      label={texts.modes.tree}
      columns={columns}
      rows={data?.records ?? NO_ROWS}
      tree={tree}
      linkage={linkage}
      details={{ title: ({ name }) => name }}
      loading={isPending}
      error={error ? { message: error.message, onRetry: () => void refetch() } : undefined}
      onRowsChange={({ changes, origin }) => {
        if (origin === 'user' || origin === 'undo')
          for (const change of changes) if (change.kind === 'edit') noteChange(change.rowId);
      }}
      rowNumber
      sheetTools
      statusBar
      columnSettings={{ id: 'demo.tree' }}
      size="tiny"
      boxes="hover"
      maxHeight={height}
    />
  );
}
