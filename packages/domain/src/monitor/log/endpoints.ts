import { Type } from 'typebox';
import { accessTo, endpoint, listInput, Page, signedIn, standard, Text, workbooks } from '../../kit';
import { SysLog, VisitCounts, VisitDay } from './schema';

const BASE = '/sys/log';
const access = accessTo('system:log');
const calls = standard(BASE, access);

const members = {
  /** Part of the content, of a username or of an address. */
  keyWord: Type.Optional(Text(100)),
};

/** Latest first; type 3 lists runs of scheduled jobs. */
export const listLogs = endpoint({
  method: 'GET',
  path: `${BASE}/list`,
  access: access.list,
  input: Type.Object({
    ...listInput(['logType', 'operateType', 'username', 'createTime'], SysLog).properties,
    ...members,
  }),
  result: Page(SysLog),
});
export const deleteLog = calls.delete();
/** `allclear` instead of ids clears the log of the tenant. The deletion itself is logged. */
export const deleteLogs = calls.deleteBatch();
const exported = workbooks(BASE, access).export(['logType', 'operateType', 'username', 'createTime'], SysLog);
export const exportLogs = endpoint({ ...exported, input: Type.Object({ ...exported.input.properties, ...members }) });

/** Sign-in counts of the current tenant. */
export const countVisits = endpoint({
  method: 'GET',
  path: '/sys/loginfo',
  access: signedIn('tenant'),
  input: Type.Object({}),
  result: VisitCounts,
});

/** Sign-in counts of the last seven days, earliest first, including days without sign-ins. */
export const listVisits = endpoint({
  method: 'GET',
  path: '/sys/visitInfo',
  access: signedIn('tenant'),
  input: Type.Object({}),
  result: Type.Array(VisitDay),
});
