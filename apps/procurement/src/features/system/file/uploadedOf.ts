import type { SysFile } from '@gezi/domain';
import type { UploadedFile } from '@gezi/upload';

/** A stored file as item of the upload components. */
export const uploadedOf = ({ id, fileName, fileSize, url }: SysFile): UploadedFile => ({
  uid: id,
  name: fileName,
  type: '',
  size: fileSize,
  status: 'done',
  percent: 100,
  path: url,
  url,
});
