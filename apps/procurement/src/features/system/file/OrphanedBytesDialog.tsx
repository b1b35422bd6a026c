import type { Client } from '@gezi/client';
import { findOrphanedBytes, type OrphanedBytes } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatSize } from '@gezi/upload';
import { useMemo } from 'react';
import { StorageSearchDialog } from './StorageSearchDialog';
import { useTexts } from './texts';
import { useStorageSearch, type SearchStep } from './useStorageSearch';

type Orphan = OrphanedBytes['bytes'][number];

/** Searches the storage for bytes that no row names. */
export function OrphanedBytesDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const search = useStorageSearch(takeStep);
  const { checked, found } = search;
  const rows = useMemo(
    () => found.map(({ key, size, time }) => ({ id: key, key, size: formatSize(size), time })),
    [found],
  );
  const columns = useMemo<GridColumn<(typeof rows)[number]>[]>(
    () => [
      { key: 'key', title: texts.storageKey, type: 'normal', width: 380 },
      { key: 'size', title: texts.size, type: 'normal', width: 110, align: 'end' },
      { key: 'time', title: texts.storedAt, type: 'normal', width: 170 },
    ],
    [texts],
  );
  const bytes = found.reduce((sum, { size }) => sum + size, 0);
  return (
    <StorageSearchDialog
      search={search}
      title={texts.orphanedBytes}
      summary={texts.searchedBytes(checked, found.length, formatSize(bytes))}
      none={texts.noneOrphaned}
      hint={texts.orphanedHint}
      columns={columns}
      rows={rows}
      onClose={onClose}
    />
  );
}

async function takeStep(client: Client, after: number | undefined): Promise<SearchStep<Orphan, number>> {
  const input = after === undefined ? {} : { after };
  const { bytes, done, ...step } = await client.call(findOrphanedBytes, input, { silent: true });
  return { ...step, share: done, found: bytes };
}
