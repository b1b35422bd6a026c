import type { Client } from '@gezi/client';
import { fileAreaNames, findLostFiles, type LostFile } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { useLocale, type LocaleCode } from '@gezi/ui';
import { formatSize } from '@gezi/upload';
import { useMemo } from 'react';
import { StorageSearchDialog } from './StorageSearchDialog';
import { useTexts } from './texts';
import { useStorageSearch, type SearchStep } from './useStorageSearch';

/** Searches the files of the tenant for those whose content the storage does not have. */
export function LostFilesDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const locale = useLocale();
  const search = useStorageSearch(takeStep);
  const { checked, total, found } = search;
  const rows = useMemo(() => found.map((file) => rowOf(file, locale, texts)), [found, locale, texts]);
  const columns = useMemo<GridColumn<ReturnType<typeof rowOf>>[]>(
    () => [
      { key: 'fileName', title: texts.fileName, type: 'normal', width: 220 },
      { key: 'area', title: texts.area, type: 'normal', width: 120 },
      { key: 'state', title: texts.condition, type: 'normal', width: 110 },
      { key: 'use', title: texts.use, type: 'normal', width: 90 },
      { key: 'size', title: texts.size, type: 'normal', width: 100, align: 'end' },
      { key: 'uploadBy', title: texts.uploadedBy, type: 'normal', width: 120 },
      { key: 'uploadTime', title: texts.uploadedAt, type: 'normal', width: 165 },
    ],
    [texts],
  );
  return (
    <StorageSearchDialog
      search={search}
      title={texts.lostFiles}
      summary={texts.searched(checked, total, found.length)}
      none={texts.noneLost}
      hint={texts.lostHint}
      columns={columns}
      rows={rows}
      onClose={onClose}
    />
  );
}

async function takeStep(client: Client, after: string | undefined): Promise<SearchStep<LostFile, string>> {
  const input = after === undefined ? {} : { after };
  const { files, ...step } = await client.call(findLostFiles, input, { silent: true });
  return { ...step, found: files };
}

function rowOf(file: LostFile, locale: LocaleCode, texts: ReturnType<typeof useTexts>) {
  const names: Readonly<Record<string, Record<LocaleCode, string>>> = fileAreaNames;
  const { id, fileName, biz, state, recordId, fileSize, uploadBy, uploadTime } = file;
  return {
    id,
    fileName,
    area: names[biz]?.[locale] ?? biz,
    state: texts.conditions[state],
    use: recordId ? texts.used : texts.unused,
    size: formatSize(fileSize),
    uploadBy: uploadBy ?? '',
    uploadTime: uploadTime ?? '',
  };
}
