import { EditableGrid, type GridApi } from '@gezi/editable-grid';
import type { DemoRow } from '@gezi/domain';
import { DescriptionGrid, formatNumber, useLocale } from '@gezi/ui';
import { useMemo, type RefObject } from 'react';
import { useNarrow } from '../../../crud/useNarrow';
import { DemoBatches } from './DemoBatches';
import { demoColumns, demoLinkage } from './demoColumns';
import { useTexts } from './texts';
import type { DemoRows } from './useDemoRows';

const PAGES = { pageSize: 20, pageSizeOptions: [20, 50, 100] };

interface LargeSheetProps {
  apiRef: RefObject<GridApi<DemoRow> | null>;
  data: DemoRows;
  /** One row can be selected instead of several. */
  radio: boolean;
  paged: boolean;
  height: number;
}

/** The grid of 100,000 rows with every feature of rows. */
export function LargeSheet({ apiRef, data, radio, paged, height }: LargeSheetProps) {
  const texts = useTexts();
  const language = useLocale();
  const isNarrow = useNarrow();
  const columns = useMemo(() => demoColumns(texts, language), [texts, language]);
  const linkage = useMemo(() => demoLinkage(language), [language]);
  const { rows, complete, error, reload } = data;

  return (
    <EditableGrid
      apiRef={apiRef}
      label={texts.sheet}
      columns={columns}
      rows={rows}
      readOnly={!complete}
      spreadsheet
      toolbar
      selection={radio ? 'radio' : 'checkbox'}
      rowNumber={!isNarrow}
      dragSort={!isNarrow}
      linkage={linkage}
      expand={{ render: (row) => <Summary row={row} /> }}
      subForm={{
        title: ({ name }) => texts.subFormOf(name),
        render: (row) => <DemoBatches id={row.id} />,
        openOn: 'none',
      }}
      details={{ title: ({ name }) => name }}
      rowName={({ name }) => name}
      rowActions={[
        { key: 'batches', label: texts.subForm, onClick: ({ id }) => apiRef.current?.openSubForm(id) },
        { key: 'details', label: texts.details, onClick: ({ id }) => apiRef.current?.openDetails(id) },
      ]}
      amount={{ quantity: 'count', price: 'price' }}
      columnSettings={{ id: 'demo.large' }}
      exports={{ fileName: texts.sheet }}
      statusBar
      size="tiny"
      boxes="hover"
      maxHeight={height}
      loading={rows.length === 0 && !error}
      error={error && rows.length === 0 ? { message: error.message, onRetry: reload } : undefined}
      {...(paged && { pagination: PAGES })}
    />
  );
}

function Summary({ row }: { row: DemoRow }) {
  const texts = useTexts();
  const { count, price, date, tags } = row;
  return (
    <DescriptionGrid
      items={[
        { label: texts.date, value: date },
        { label: texts.amountOf, value: formatNumber((count ?? 0) * (price ?? 0), 2) },
        { label: texts.tags, value: tags?.replaceAll(';', ' · ') },
      ]}
    />
  );
}
