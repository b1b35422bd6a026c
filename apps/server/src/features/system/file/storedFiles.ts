import { splitList } from '@gezi/advanced-query/core';
import {
  fileFields,
  type FileState,
  type InputOf,
  type listStoredFiles,
  type LostFile,
  type LostFiles,
  type ResultOf,
  type SysFile,
} from '@gezi/domain';
import { and, asc, count, eq, gt, inArray, or } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { sysFile } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { inParallel } from '../../../platform/kit/inParallel';
import { listQuery } from '../../../platform/query/listQuery';
import { pageOf } from '../../../platform/query/pageOf';
import { selectList } from '../../../platform/query/selectList';
import { texts } from '../../../platform/texts';
import { checkBytes } from '../../../records/files/checkBytes';
import type { Files } from '../../../records/files/files';
import { storageKey } from '../../../records/files/storageKey';

const { id, fileName, fileSize, fileType, url, biz, storeType, isPublic, md5, sha256, recordId } = sysFile;
const { uploadBy, uploadTime, createBy, createTime, updateBy, updateTime, sysOrgCode, tenantId } = sysFile;
const COLUMNS = { id, fileName, fileSize, fileType, url, biz, storeType, isPublic, md5, sha256, recordId };
const AUDIT = { createBy, createTime, updateBy, updateTime, sysOrgCode, tenantId };
const columns = { ...COLUMNS, ...AUDIT, uploadBy, uploadTime };

/** Most files that one call for their information names. */
const MAX_IDS = 200;
/** Files that one step of the search for lost ones looks at, and how many at a time. */
const STEP = 200;
const STEP_PARALLEL = 8;

/** Stored files of a tenant, for administrators. */
export function storedFiles({ db, dataRules, storage }: Services, files: Files) {
  const scope = dataRules.page('modules/oss/OSSFileList', columns, ofTenant, fileFields);

  return { list, view, check, findLost, info, remove };

  async function list(
    caller: Caller,
    request: InputOf<typeof listStoredFiles>,
  ): Promise<ResultOf<typeof listStoredFiles>> {
    const latestFirst = { ...request, column: request.column ?? 'uploadTime' };
    const query = listQuery({ columns, scope: scope(caller) }, latestFirst);
    const { rows, total } = await selectList(db, sysFile, columns, query);
    return pageOf(rows, total, query);
  }

  async function view(caller: Caller, fileId: string): Promise<SysFile> {
    const [row] = await db.orm
      .select(columns)
      .from(sysFile)
      .where(and(scope(caller), eq(id, fileId)));
    if (!row) throw refuse(texts.notFound, 'id');
    return row;
  }

  async function check(caller: Caller, fileId: string): Promise<FileState> {
    const [row] = await db.orm
      .select()
      .from(sysFile)
      .where(and(scope(caller), eq(id, fileId)));
    if (!row) throw refuse(texts.notFound, 'id');
    return checkBytes(storage, row);
  }

  async function findLost(caller: Caller, after: string | undefined): Promise<LostFiles> {
    const rows = await db.orm
      .select({ ...columns, sealedKey: sysFile.sealedKey })
      .from(sysFile)
      .where(and(scope(caller), after === undefined ? undefined : gt(id, after)))
      .orderBy(asc(id))
      .limit(STEP);
    const files: LostFile[] = [];
    await inParallel(STEP_PARALLEL, rows, async ({ sealedKey, ...file }) => {
      const stored = await storage.find(storageKey(file));
      if (!stored) files.push({ ...file, state: 'missing' });
      // The bytes of a sealed file are more than those of the file.
      else if (sealedKey === null && stored.size !== file.fileSize) files.push({ ...file, state: 'damaged' });
    });
    const [all] = after === undefined ? await db.orm.select({ total: count() }).from(sysFile).where(scope(caller)) : [];
    return {
      checked: rows.length,
      total: all?.total ?? null,
      next: rows.length === STEP ? rows.at(-1)!.id : null,
      files,
    };
  }

  /** Those of the files that the caller may read, in the order of `ids`. */
  async function info(caller: Caller, ids: string): Promise<SysFile[]> {
    const wanted = splitList(ids);
    if (wanted.length === 0) throw refuse(texts.chooseOne, 'ids');
    if (wanted.length > MAX_IDS) throw refuse(texts.file.tooMany(MAX_IDS), 'ids');
    const rows = await db.orm
      .select()
      .from(sysFile)
      .where(or(inArray(id, wanted), inArray(url, wanted)));
    const readable = await Promise.all(rows.map((row) => files.mayRead(caller, row)));
    const seen = rows.filter((_row, at) => readable[at]);
    return wanted.flatMap((each) => seen.find((row) => row.id === each || row.url === each) ?? []);
  }

  async function remove(caller: Caller, fileId: string, logChange: LogChange): Promise<null> {
    const removed = await db.transaction(async () => {
      const where = and(scope(caller), eq(id, fileId));
      const [row] = await db.orm.select(columns).from(sysFile).where(where).for('update');
      if (!row) throw refuse(texts.notFound, 'id');
      if (row.recordId !== null) throw refuse(texts.file.inUse, 'id');
      await db.orm.delete(sysFile).where(where);
      await logChange('delete', () => texts.audit.fileDeleted(row.fileName), { id: row.id, biz: row.biz });
      return row;
    });
    await files.removeBytes(removed);
    return null;
  }
}

const ofTenant = ({ tenantId }: Caller) => eq(sysFile.tenantId, tenantId);
