import { usePermission } from '@gezi/client';
import { deleteStoredFile, fileFields, listStoredFiles, uploadStoredFile, type SysFile } from '@gezi/domain';
import { canPreview, FilePreview, formatSize, UploadDialog, useDownload, type UploadedFile } from '@gezi/upload';
import { useQueryClient } from '@tanstack/react-query';
import { Tag } from 'antd';
import { useMemo, useState } from 'react';
import { AddButton } from '../../../crud/AddButton';
import { invalidate } from '../../../crud/invalidate';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { useTexts } from './texts';

const ENDPOINTS = { list: listStoredFiles, delete: deleteStoredFile };
/** Areas whose files are used by path, so that no record owns them. */
const OF_TEXTS: ReadonlySet<string> = new Set(['jeditor', 'avatar']);
/** Files of records are removed with them, or in them. */
const FIXED = { remove: ({ recordId }: SysFile) => recordId !== null };

/** `/oss/file`: stored files of the tenant. */
export function FileListPage() {
  const texts = useTexts();
  const queries = useQueryClient();
  const download = useDownload();
  const mayUpload = usePermission('system:oss:add');
  const [isUploading, setUploading] = useState(false);
  const [shown, setShown] = useState<SysFile>();
  const faces = useMemo(
    () => ({
      fileSize: ({ fileSize }: SysFile) => formatSize(fileSize),
      recordId: ({ biz, recordId }: SysFile) =>
        recordId ? <Tag color="blue">{texts.used}</Tag> : !OF_TEXTS.has(biz) && <Tag>{texts.unused}</Tag>,
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
    ],
    [texts, download],
  );
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
        toolbar={mayUpload && <AddButton label={texts.upload} onClick={() => setUploading(true)} />}
      />
      <UploadDialog
        open={isUploading}
        action={uploadStoredFile.path}
        onOk={() => {
          setUploading(false);
          void invalidate(queries, listStoredFiles);
        }}
        onCancel={() => {
          setUploading(false);
          void invalidate(queries, listStoredFiles);
        }}
      />
      <FilePreview
        files={shown ? [uploadedOf(shown)] : []}
        shown={shown?.id}
        onShow={(uid) => uid === undefined && setShown(undefined)}
      />
    </>
  );
}

const nameOf = ({ fileName }: SysFile) => fileName;

const uploadedOf = ({ id, fileName, fileSize, url }: SysFile): UploadedFile => ({
  uid: id,
  name: fileName,
  type: '',
  size: fileSize,
  status: 'done',
  percent: 100,
  path: url,
  url,
});
