import { combinedInsert, newId, sysLog, timeText, type Database } from '../../platform/db';
import type { Caller } from '../../platform/http/Caller';
import { withLanguage } from '../../platform/texts';
import { detailsText } from './detailsText';
import { masked } from './masked';

interface AuditEntry {
  kind: 'login' | 'logout' | 'refusal' | 'query' | 'edit' | 'add' | 'delete' | 'download' | 'import' | 'export';
  /** Description for users in the current language; no secrets. */
  content: () => string;
  caller?: Pick<Caller, 'userId' | 'username' | 'tenantId' | 'lowAppId'> | null;
  ip: string;
  /** Method and path, without the query, which may contain a token. */
  call: string;
  /** E.g. ids; stored as JSON with secrets masked. */
  details?: Readonly<Record<string, unknown>>;
}

/** Adds an entry to the audit log, as part of the current transaction if there is one. */
export type Audit = (entry: AuditEntry) => Promise<void>;

const LOG_TYPE = {
  login: 1,
  logout: 1,
  refusal: 2,
  query: 2,
  edit: 2,
  add: 2,
  delete: 2,
  download: 2,
  import: 2,
  export: 2,
} as const;
const OPERATE_TYPE = {
  login: null,
  logout: null,
  refusal: null,
  query: 1,
  download: 1,
  add: 2,
  edit: 3,
  delete: 4,
  import: 5,
  export: 6,
} as const;

/** Inserts rows of the audit log; the database refuses to change them. */
export function createAudit(db: Database, clock: () => number): Audit {
  return async ({ kind, content, caller, ip, call, details }) => {
    const [requestType = '', path = ''] = call.split(' ', 2);
    const entry: typeof sysLog.$inferInsert = {
      id: newId(),
      logType: LOG_TYPE[kind],
      operateType: OPERATE_TYPE[kind],
      logContent: withLanguage('zh-CN', content).slice(0, 2000),
      logContentEn: withLanguage('en-US', content).slice(0, 2000),
      userid: caller?.userId ?? null,
      username: caller?.username.slice(0, 100) ?? null,
      ip: ip.slice(0, 64),
      requestUrl: path.slice(0, 500),
      requestType,
      requestParam: details ? detailsText(masked(details) as Record<string, unknown>) : null,
      lowAppId: caller?.lowAppId?.slice(0, 64) ?? null,
      createBy: caller?.username.slice(0, 100) ?? null,
      createTime: timeText(clock()),
      tenantId: caller?.tenantId ?? 0,
    };
    await db.write(db.combine(insertEntries, entry));
  };
}

const insertEntries = combinedInsert(sysLog, [
  'id',
  'logType',
  'operateType',
  'logContent',
  'logContentEn',
  'userid',
  'username',
  'ip',
  'requestUrl',
  'requestType',
  'requestParam',
  'lowAppId',
  'createBy',
  'createTime',
  'tenantId',
]);
