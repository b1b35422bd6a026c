import { useSheetChannel, useSession } from '@gezi/client';
import { createSheetSync, EditableGrid } from '@gezi/editable-grid';
import { PageCard, PageHeader } from '@gezi/ui';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useNarrow } from '../../../crud/useNarrow';
import { sheetColumns, type SheetLine } from './sheetColumns';
import { useGridHeight } from '../shared/useGridHeight';
import { useTexts } from '../shared/texts';

/** Id of the shared page, the same for all users of a tenant. */
const PAGE_ID = 'sheet:demo';
const NO_LINES: SheetLine[] = [];

/** `/demo/grid-sync`: a sheet that all users of the tenant edit together. */
export function GridSyncPage() {
  const texts = useTexts();
  const { user, tenantId } = useSession();
  const channel = useSheetChannel(PAGE_ID);
  const owner = `${user?.id ?? ''}.${tenantId}.${PAGE_ID}`;
  const sync = useMemo(
    () => createSheetSync<SheetLine>({ channel, storageKey: owner, socketKey: 'sheet' }),
    [channel, owner],
  );
  const { connection, ready } = useSyncExternalStore(sync.subscribe, sync.state);
  const columns = useMemo(() => sheetColumns(texts), [texts]);
  const place = useRef<HTMLDivElement>(null);
  const height = useGridHeight(place);
  const isNarrow = useNarrow();

  return (
    <>
      <PageHeader title={texts.gridSync} description={texts.gridSyncHint} />
      <PageCard title={texts.sheet}>
        <div ref={place}>
          <EditableGrid
            label={texts.sheet}
            columns={columns}
            rows={NO_LINES}
            sync={sync}
            comments
            loading={connection === 'joining' && !ready}
            selection="checkbox"
            rowNumber={!isNarrow}
            toolbar
            dragSort={!isNarrow}
            size="tiny"
            boxes="hover"
            maxHeight={height}
          />
        </div>
      </PageCard>
    </>
  );
}
