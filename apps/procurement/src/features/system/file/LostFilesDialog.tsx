import { fileAreaNames, type LostFile } from '@gezi/domain';
import { EditableGrid, type GridColumn } from '@gezi/editable-grid';
import { Dialog, useLocale, type LocaleCode } from '@gezi/ui';
import { formatSize } from '@gezi/upload';
import { Alert, Button, Progress } from 'antd';
import { useMemo } from 'react';
import { useTexts } from './texts';
import { useLostFiles } from './useLostFiles';

/** Searches the files of the tenant for those whose content the storage does not have; closing it stops the search. */
export function LostFilesDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const locale = useLocale();
  const { checked, total, files, state, failure } = useLostFiles();
  const rows = useMemo(() => files.map((file) => rowOf(file, locale, texts)), [files, locale, texts]);
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
    <Dialog
      open
      width={960}
      title={texts.lostFiles}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{state === 'running' ? texts.stop : texts.close}</Button>}
    >
      <output className="gezi-file-search">
        <span>{texts.searched(checked, Math.max(total, checked), files.length)}</span>
        {state === 'running' && (
          <Progress
            percent={total === 0 ? 0 : Math.floor((checked / Math.max(total, checked)) * 100)}
            size="small"
            aria-label={texts.lostFiles}
            strokeColor="var(--gezi-primary)"
          />
        )}
      </output>
      {state === 'failed' && <Alert type="error" showIcon title={failure} />}
      {state === 'done' && files.length === 0 ? (
        <Alert type="success" showIcon title={texts.noneLost} />
      ) : (
        <>
          {files.length > 0 && <p className="gezi-file-search-hint">{texts.lostHint}</p>}
          <EditableGrid label={texts.lostFiles} columns={columns} rows={rows} readOnly size="tiny" maxHeight={420} />
        </>
      )}
    </Dialog>
  );
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
