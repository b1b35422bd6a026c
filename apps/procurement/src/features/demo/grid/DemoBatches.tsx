import { useClient } from '@gezi/client';
import { listDemoRows, type DemoRow } from '@gezi/domain';
import { EditableGrid } from '@gezi/editable-grid';
import { useLocale } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { demoColumns } from './demoColumns';
import { useTexts } from './texts';

const NO_ROWS: readonly DemoRow[] = [];
const SHOWN = new Set(['name', 'count', 'price', 'date', 'progress']);

/** The rows below a row, in its sub-form. */
export function DemoBatches({ id }: { id: string }) {
  const texts = useTexts();
  const language = useLocale();
  const client = useClient();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['demo-grid-batches', id],
    queryFn: () => client.call(listDemoRows, { parentId: id }),
  });
  const columns = useMemo(() => demoColumns(texts, language).filter(({ key }) => SHOWN.has(key)), [texts, language]);
  return (
    <EditableGrid
      readOnly
      label={texts.subForm}
      columns={columns}
      rows={data?.records ?? NO_ROWS}
      loading={isPending}
      error={error ? { message: error.message, onRetry: () => void refetch() } : undefined}
      emptyText={texts.noBatches}
      size="mini"
      maxHeight={220}
    />
  );
}
