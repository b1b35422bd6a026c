import { logFields, logTypes, type SysLog } from '@gezi/domain';
import { and, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { LogChange } from '../../../identity/audit/changeLogger';
import type { ListRequest } from '../../../platform/query/listQuery';
import { listQuery } from '../../../platform/query/listQuery';
import { localColumn } from '../../../platform/query/localColumn';
import { NEVER_CHANGED } from '../../../records/lists/neverChanged';
import { removeListed } from '../../../records/lists/removeListed';
import { selectList } from '../../../platform/query/selectList';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { sysLog, sysQuartzJob, sysQuartzJobRun } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { ofTenant } from './ofTenant';

type LogRow = Omit<SysLog, 'logType_dictText' | 'operateType_dictText'>;
interface LogRequest extends ListRequest {
  logType?: string;
  keyWord?: string;
}

const logColumns = {
  id: sysLog.id,
  logType: sysLog.logType,
  operateType: sysLog.operateType,
  logContent: sysLog.logContent,
  userid: sysLog.userid,
  username: sysLog.username,
  ip: sysLog.ip,
  method: sysLog.method,
  requestUrl: sysLog.requestUrl,
  requestParam: sysLog.requestParam,
  requestType: sysLog.requestType,
  costTime: sysLog.costTime,
  createBy: sysLog.createBy,
  createTime: sysLog.createTime,
  tenantId: sysLog.tenantId,
};
/** Columns of scheduled job runs, which have their own table, by the names of log columns. */
const runColumns = {
  id: sysQuartzJobRun.id,
  username: sysQuartzJobRun.createBy,
  costTime: sysQuartzJobRun.costTime,
  createBy: sysQuartzJobRun.createBy,
  createTime: sysQuartzJobRun.startTime,
  tenantId: sysQuartzJobRun.tenantId,
  requestType: sysQuartzJobRun.trigger,
};
const DICTS = { logType: 'log_type', operateType: 'operate_type' } as const;
/** Rows deleted in one statement. */
const STEP = 500;

/** Audit log of a tenant. Rows are never changed. Deleting them needs its own permission and is logged. */
export function logs({ db, replicas, dictionaries, jobClasses, dataRules }: Services) {
  const logScope = dataRules.page('system/LogList', logColumns, ofTenant, logFields);
  const runScope = dataRules.forTable('system/LogList', runColumns);

  return { list, exportRows, remove };

  async function list(caller: Caller, request: LogRequest) {
    const { rows, total, query } = await read(caller, request);
    return { rows: await withDictTexts(rows, DICTS, dictionaries), total, query };
  }

  /** Returns up to 50,000 rows. */
  async function exportRows(caller: Caller, request: LogRequest, ids: readonly string[]) {
    const rows: LogRow[] = [];
    for (let pageNo = 1; pageNo <= 50; pageNo += 1) {
      const page = await read(caller, { ...request, pageNo, pageSize: 1000 }, ids);
      rows.push(...page.rows);
      if (rows.length >= page.total || page.rows.length === 0) break;
    }
    return withDictTexts(rows, DICTS, dictionaries);
  }

  function read(caller: Caller, { logType, keyWord, ...request }: LogRequest, ids: readonly string[] = []) {
    const sorted = { ...request, column: request.column ?? 'createTime' };
    return logType === logTypes.job
      ? runsOf(caller, sorted, keyWord, ids)
      : logsOf(caller, sorted, logType, keyWord, ids);
  }

  async function logsOf(
    caller: Caller,
    request: ListRequest,
    logType: string | undefined,
    keyWord: string | undefined,
    ids: readonly string[],
  ) {
    const scope = and(
      logScope(caller),
      containsAny(keyWord, [
        sysLog.logContent,
        sysLog.logContentEn,
        sysLog.username,
        sysLog.requestUrl,
        sysLog.ip,
        loginDetails,
      ]),
      ids.length > 0 ? inArray(sysLog.id, [...ids]) : undefined,
    );
    const query = listQuery({ columns: logColumns, scope }, { ...request, ...(logType && { logType }) });
    const shown = { ...logColumns, logContent: localColumn(sysLog.logContent, sysLog.logContentEn) };
    const { rows, total } = await replicas.read(caller, (readDb) => selectList(readDb, sysLog, shown, query));
    return {
      rows: rows.map((row): LogRow => ({
        ...row,
        ...NEVER_CHANGED,
        username: row.username ?? attemptedUsername(row),
      })),
      total,
      query,
    };
  }

  async function runsOf(caller: Caller, request: ListRequest, keyWord: string | undefined, ids: readonly string[]) {
    const matchingClasses = [...jobClasses]
      .filter(([, { text }]) => keyWord && text().includes(keyWord))
      .map(([name]) => name);
    const ofClass = sql`${sysQuartzJobRun.jobId} in (select ${sysQuartzJob.id} from ${sysQuartzJob}
      where ${matchingClasses.length > 0 ? inArray(sysQuartzJob.jobClassName, matchingClasses) : sql`false`})`;
    const scope = and(
      eq(sysQuartzJobRun.tenantId, caller.tenantId),
      runScope(caller),
      keyWord ? or(ofClass, containsAny(keyWord, [sysQuartzJobRun.message, sysQuartzJobRun.createBy])) : undefined,
      ids.length > 0 ? inArray(sysQuartzJobRun.id, [...ids]) : undefined,
    );
    const query = listQuery({ columns: runColumns, scope }, request);
    const columns = {
      ...runColumns,
      result: sysQuartzJobRun.result,
      message: sysQuartzJobRun.message,
      jobClassName: sql<string>`(select ${sysQuartzJob.jobClassName} from ${sysQuartzJob}
        where ${sysQuartzJob.id} = ${sysQuartzJobRun.jobId})`,
    };
    const { rows, total } = await replicas.read(caller, (readDb) =>
      selectList(readDb, sysQuartzJobRun, columns, query),
    );
    return {
      total,
      query,
      rows: rows.map(({ result, message, jobClassName, ...run }): LogRow => {
        const name = jobClasses.get(jobClassName)?.text() ?? jobClassName;
        return {
          ...run,
          ...NEVER_CHANGED,
          logType: 3,
          operateType: null,
          logContent: texts.log.jobRun(name, message ?? ''),
          userid: null,
          ip: null,
          method: jobClassName,
          requestUrl: null,
          requestParam: JSON.stringify({ result }),
        };
      }),
    };
  }

  async function remove(caller: Caller, ids: string, logChange: LogChange): Promise<null> {
    const scope = logScope(caller);
    if (ids.trim() === texts.log.allClear) {
      await db.transaction(async () => {
        const cleared = await purge(scope);
        await logChange('delete', () => texts.audit.logsCleared(cleared.length), { count: cleared.length });
      });
      return null;
    }
    return removeListed(
      db,
      ids,
      async (wanted) => {
        const removed: string[] = [];
        for (let from = 0; from < wanted.length; from += STEP) {
          removed.push(...(await purge(and(scope, inArray(sysLog.id, wanted.slice(from, from + STEP))))));
        }
        return removed;
      },
      (removed) => logChange('delete', () => texts.audit.logsDeleted(removed.length), { ids: removed }),
    );
  }

  /** The only code that deletes log rows. The database allows it only with this setting within the transaction. */
  async function purge(condition: SQL | undefined): Promise<string[]> {
    await db.orm.execute(sql`set local gezi.audit_purge = 'on'`);
    const removed = await db.orm.delete(sysLog).where(condition).returning({ id: sysLog.id });
    await db.orm.execute(sql`set local gezi.audit_purge = 'off'`);
    return removed.map(({ id }) => id);
  }
}

/** Details of a sign-in, which contain the attempted username if it failed. */
const loginDetails = sql`case when ${sysLog.logType} = 1 then ${sysLog.requestParam} end`;

function attemptedUsername({ logType, requestParam }: Pick<LogRow, 'logType' | 'requestParam'>): string | null {
  if (String(logType) !== logTypes.login || !requestParam) return null;
  const { username } = Object(JSON.parse(requestParam)) as { username?: unknown };
  return typeof username === 'string' ? username : null;
}

function containsAny(text: string | undefined, columns: Parameters<typeof ilike>[0][]): SQL | undefined {
  const keyword = text?.trim();
  if (!keyword) return undefined;
  const pattern = `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}
