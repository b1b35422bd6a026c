import {
  addUserAgent,
  deleteUserAgent,
  deleteUserAgents,
  editUserAgent,
  listUserAgents,
  queryUserAgent,
  viewUserAgent,
  type UserAgent,
} from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { keptRecords } from '../../crud/keptRecords';
import { serveKept } from '../../crud/serveKept';
import { withDictTexts } from '../../crud/withDictTexts';
import { sysUser, sysUserAgent } from '../../db';
import type { Caller } from '../../http/Caller';
import { refuse } from '../../http/refusal';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';
import { texts } from '../../texts';
import { ofTenant } from '../../users/ofTenant';

const t = texts.agent;
type Row = Omit<UserAgent, 'agentUserName_dictText'>;
type Entered = Partial<Pick<Row, 'userName' | 'agentUserName' | 'startTime' | 'endTime'>>;

const columns = {
  id: sysUserAgent.id,
  userName: sysUserAgent.userName,
  agentUserName: sysUserAgent.agentUserName,
  startTime: sysUserAgent.startTime,
  endTime: sysUserAgent.endTime,
  status: sysUserAgent.status,
  createBy: sysUserAgent.createBy,
  createTime: sysUserAgent.createTime,
  updateBy: sysUserAgent.updateBy,
  updateTime: sysUserAgent.updateTime,
};

/** Who stands in for the caller, in the tenant in force. */
export function userAgentRoutes(app: FastifyInstance, services: Services): void {
  const { db, dictionaries } = services;
  const kept = keptRecords<Row>(services, {
    what: t.what,
    nameOf: ({ agentUserName }) => agentUserName,
    // One's own alone.
    page: null,
    table: sysUserAgent,
    columns,
    scope: ({ tenantId, username }) => and(eq(sysUserAgent.tenantId, tenantId), eq(sysUserAgent.userName, username)),
    unique: { userName: t.of },
  });
  const told = (rows: readonly Row[]): Promise<UserAgent[]> =>
    withDictTexts(rows, { agentUserName: 'sys_user,realname,username' }, dictionaries);
  const one = async (row: Row): Promise<UserAgent> => (await told([row]))[0]!;

  /** @throws {Refusal} naming the member at fault */
  async function check(caller: Caller, { userName, agentUserName, startTime, endTime }: Entered): Promise<void> {
    if (userName !== undefined && userName !== caller.username) throw refuse(texts.account.onlyOneself, 'userName');
    if (startTime && endTime && endTime < startTime) throw refuse(t.endsBefore, 'endTime');
    if (agentUserName === undefined) return;
    if (agentUserName === caller.username) throw refuse(t.oneself, 'agentUserName');
    const [agent] = await db.orm
      .select({ id: sysUser.id })
      .from(sysUser)
      .where(and(ofTenant(caller.tenantId), eq(sysUser.username, agentUserName), eq(sysUser.status, 1)));
    if (!agent) throw refuse(t.unknown, 'agentUserName');
  }

  serve(app, listUserAgents, async (request, caller) => {
    const page = await kept.list(caller, request);
    return { ...page, records: await told(page.records) };
  });
  serve(app, viewUserAgent, async ({ id }, caller) => one(await kept.view(caller, id)));
  serve(app, queryUserAgent, async ({ userName }, caller) => {
    if (userName !== caller.username) throw refuse(texts.notFound, 'userName');
    const [found] = (await kept.list(caller, {})).records;
    if (!found) throw refuse(texts.notFound, 'userName');
    return one(found);
  });
  serveKept(app, services, {
    add: [
      addUserAgent,
      async (caller, input, note) => {
        await check(caller, input);
        return one(await kept.add(caller, { ...input, userName: caller.username }, note));
      },
    ],
    edit: [
      editUserAgent,
      async (caller, { userName, ...input }, note) => {
        const edited = await kept.edit(caller, input, note, async (before) => {
          await check(caller, { ...before, ...input, ...(userName !== undefined && { userName }) });
          return {};
        });
        return one(edited);
      },
    ],
    remove: [deleteUserAgent, deleteUserAgents, kept.remove],
  });
}
