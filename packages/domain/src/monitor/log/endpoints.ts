import { Type } from 'typebox';
import { accessTo, endpoint, listInput, Page, signedIn, standard, Text, workbooks } from '../../kit';
import { SysLog, VisitCounts, VisitDay } from './schema';

const BASE = '/sys/log';
const access = accessTo('system:log');
const calls = standard(BASE, access);

const members = {
  /** Part of what happened, of a name or of an address. */
  keyWord: Type.Optional(Text(100)),
};

/** The latest first; of type 3 the runs of scheduled jobs. */
export const listLogs = endpoint({
  method: 'GET',
  path: `${BASE}/list`,
  access: access.list,
  input: Type.Object({ ...listInput(['logType', 'operateType', 'username', 'createTime']).properties, ...members }),
  result: Page(SysLog),
});
export const deleteLog = calls.delete();
/** `allclear` instead of ids empties the log of the tenant; what was deleted by whom is noted in it. */
export const deleteLogs = calls.deleteBatch();
const exported = workbooks(BASE, access).export(['logType', 'operateType', 'username', 'createTime']);
export const exportLogs = endpoint({ ...exported, input: Type.Object({ ...exported.input.properties, ...members }) });

/** How often people signed in to the tenant in force. */
export const countVisits = endpoint({
  method: 'GET',
  path: '/sys/loginfo',
  access: signedIn('tenant'),
  input: Type.Object({}),
  result: VisitCounts,
});

/** The same for each of the last seven days, the earliest first, days without a visit among them. */
export const listVisits = endpoint({
  method: 'GET',
  path: '/sys/visitInfo',
  access: signedIn('tenant'),
  input: Type.Object({}),
  result: Type.Array(VisitDay),
});
