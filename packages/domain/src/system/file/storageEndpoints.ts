import { Type } from 'typebox';
import { accessTo, anyone, endpoint, filtersOf, signedIn, standard, Text } from '../../kit';
import { fileFields } from './fields';
import { FileCondition, FileUsage, LostFiles, OrphanedBytes, StoredFile, SysFile } from './schema';

const BASE = '/sys/oss/file';
const access = accessTo('system:oss');
const calls = standard(BASE, access);
const UploadInput = Type.Object({ biz: Type.Optional(Text(50)) });

/** Stored files of the tenant; names of sealed files are not shown. */
export const listStoredFiles = calls.list(
  ['id', 'createTime', 'isPublic', 'storeType', ...filtersOf(fileFields)],
  SysFile,
);
export const viewStoredFile = calls.view(SysFile);
/** Deletes a file that belongs to no record; those of a record are removed there. */
export const deleteStoredFile = calls.delete();

/** Storage in use by the tenant. */
export const viewFileUsage = endpoint({
  method: 'GET',
  path: `${BASE}/usage`,
  access: access.list,
  input: Type.Object({}),
  result: FileUsage,
});

/** Reads a file and compares it with its checksum. */
export const checkStoredFile = endpoint({
  method: 'GET',
  path: `${BASE}/check`,
  access: access.list,
  input: Type.Object({ id: Text(36) }),
  result: FileCondition,
});

/** One step of the search for files that the storage lost. @param after `next` of the step before; absent for the first */
export const findLostFiles = endpoint({
  method: 'GET',
  path: `${BASE}/lost`,
  access: access.list,
  input: Type.Object({ after: Type.Optional(Text(36)) }),
  result: LostFiles,
});

/**
 * One step of the search for stored bytes that no row names, for administrators of all tenants.
 *
 * @param after `next` of the step before; absent for the first
 */
export const findOrphanedBytes = endpoint({
  method: 'GET',
  path: `${BASE}/orphaned`,
  access: access.list,
  input: Type.Object({ after: Type.Optional(Type.Integer({ minimum: -1, maximum: 255 })) }),
  result: OrphanedBytes,
});

/** Multipart: `file`, `biz` as for `uploadFile`. */
export const uploadStoredFile = endpoint({
  method: 'POST',
  path: `${BASE}/upload`,
  access: access.add,
  input: UploadInput,
  result: StoredFile,
});

/** The same for clients of object storage: the response `message` is the stored path. */
export const uploadMinio = endpoint({
  method: 'POST',
  path: '/sys/upload/uploadMinio',
  access: access.add,
  input: UploadInput,
  result: StoredFile,
});

/** Those of the given files that the caller may read. `ids` comma-joined, at most 200. */
export const viewFileInfo = endpoint({
  method: 'GET',
  path: '/sys/common/fileInfo',
  access: signedIn('tenant'),
  input: Type.Object({ ids: Text(8000) }),
  result: Type.Array(SysFile),
});

/** Page of the app that shows one pdf file; the page of `previewPdf` frames it. */
export const PDF_PREVIEW_PATH = '/pdf-preview';

/** HTML page with a pdf file; `file` is an id or a stored path. The token may be sent in the query. */
export const previewPdf = endpoint({
  method: 'GET',
  path: '/sys/common/pdf/pdfPreviewIframe',
  access: anyone,
  input: Type.Object({ file: Text(500), token: Type.Optional(Text(500)) }),
  result: Type.Unknown(),
  answer: 'raw',
});
