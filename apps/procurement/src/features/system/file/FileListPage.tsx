import { useClient, usePermission } from '@gezi/client';
import {
  checkStoredFile,
  deleteStoredFile,
  fileFields,
  listStoredFiles,
  UNOWNED_AREAS,
  uploadStoredFile,
  viewFileUsage,
  type SysFile,
} from '@gezi/domain';
import { canPreview, FilePreview, formatSize, UploadDialog, useDownload } from '@gezi/upload';
import { useQueryClient } from '@tanstack/react-query';
import { App, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { AddButton } from '../../../crud/AddButton';
import { invalidate } from '../../../crud/invalidate';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { FileUsageBar } from './FileUsageBar';
import { useTexts } from './texts';
import { uploadedOf } from './uploadedOf';

const ENDPOINTS = { list: listStoredFiles, delete: deleteStoredFile };
/** Calls whose results change with the files. */
const CHANGED = [viewFileUsage];
/** Files of records are removed with them, or in them. */
const FIXED = { remove: ({ recordId }: SysFile) => recordId !== null };

/** `/oss/file`: stored files of the tenant. */
export function FileListPage() {
  const texts = useTexts();
  const queries = useQueryClient();
  const client = useClient();
  const { message } = App.useApp();
  const download = useDownload();
  const mayUpload = usePermission('system:oss:add');
  const [isUploading, setUploading] = useState(false);
  const [shown, setShown] = useState<SysFile>();
  const faces = useMemo(
    () => ({
      fileSize: ({ fileSize }: SysFile) => formatSize(fileSize),
      recordId: ({ biz, recordId }: SysFile) =>
        recordId ? <Tag color="blue">{texts.used}</Tag> : !UNOWNED_AREAS.includes(biz) && <Tag>{texts.unused}</Tag>,
    }),
    [texts],
  );
  const rowActions = useMemo<ListAction<SysFile>[]>(
    () => [
      {
        key: 'preview',
        label: texts.preview,
        visible: (file) => canPreview(uploadedOf(file)),
        onClick: setShown,
      },
      { key: 'download', label: texts.download, onClick: ({ id, fileName }) => void download(id, fileName) },
      'remove',
      {
        key: 'check',
        label: texts.check,
        onClick: async ({ id, fileName }) => {
          const { state } = await client.call(checkStoredFile, { id });
          const isSound = state === 'whole' || state === 'unchecked';
          void message[isSound ? 'success' : 'error'](texts.checked[state](fileName));
        },
      },
    ],
    [texts, download, client, message],
  );
  const closeUpload = () => {
    setUploading(false);
    for (const call of [listStoredFiles, ...CHANGED]) void invalidate(queries, call);
  };
  return (
    <>
      <ListPage
        fields={fileFields}
        endpoints={ENDPOINTS}
        permission="system:oss"
        texts={useMemo(
          () => ({
            title: texts.title,
            description: texts.description,
            listLabel: texts.listLabel,
            removeConfirm: texts.removeConfirm,
          }),
          [texts],
        )}
        nameOf={nameOf}
        settings="stored-files"
        faces={faces}
        rowActions={rowActions}
        isFixed={FIXED}
        invalidates={CHANGED}
        summary={<FileUsageBar />}
        toolbar={mayUpload && <AddButton label={texts.upload} onClick={() => setUploading(true)} />}
      />
      <UploadDialog open={isUploading} action={uploadStoredFile.path} onOk={closeUpload} onCancel={closeUpload} />
      <FilePreview
        files={shown ? [uploadedOf(shown)] : []}
        shown={shown?.id}
        onShow={(uid) => uid === undefined && setShown(undefined)}
      />
    </>
  );
}

const nameOf = ({ fileName }: SysFile) => fileName;
