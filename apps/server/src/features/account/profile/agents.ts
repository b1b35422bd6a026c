import {
  agentFields,
  addUserAgent,
  agentRights,
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
import { versionedRecords } from '../../../records/lists/versionedRecords';
import { serveWrites } from '../../../records/lists/serveWrites';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { sysUser, sysUserAgent } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { serve } from '../../../platform/http/serve';
import type { RowScope } from '../../../identity/rights/dataRules';
import type { Services } from '../../../FeatureModule';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { texts } from '../../../platform/texts';
import { ofTenant } from '../../../identity/users/ofTenant';

const t = texts.agent;
type Row = Omit<UserAgent, 'userName_dictText' | 'agentUserName_dictText' | 'createBy_dictText'>;
type AgentInput = Pick<Row, 'userName' | 'agentUserName'> & Partial<Pick<Row, 'startTime' | 'endTime'>>;
const PERSON = 'sys_user,realname,username';

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
  sysOrgCode: sysUserAgent.sysOrgCode,
  tenantId: sysUserAgent.tenantId,
};

/** Deputies of users in the current tenant. Users manage their own; a permission allows managing all. */
export function userAgentRoutes(app: FastifyInstance, services: Services): void {
  const { db, dictionaries } = services;
  const recordsIn = (scope: RowScope, page: string | null) =>
    versionedRecords<Row>(services, {
      recordName: () => t.what,
      nameOf: ({ userName, agentUserName }) => `${userName} → ${agentUserName}`,
      page,
      fields: agentFields,
      table: sysUserAgent,
      columns,
      scope,
      unique: { userName: () => t.of },
      uniqueAmong: inTenant,
    });
  const ownRecords = recordsIn((caller) => and(inTenant(caller), eq(sysUserAgent.userName, caller.username)), null);
  const allRecords = recordsIn(inTenant, 'system/SysUserAgentList');
  const recordsByPermission = async (caller: Caller, permission: keyof typeof agentRights) =>
    (await hasPermission(db, caller, agentRights[permission])) ? allRecords : ownRecords;
  const withNames = (rows: readonly Row[]): Promise<UserAgent[]> =>
    withDictTexts(rows, { userName: PERSON, agentUserName: PERSON }, dictionaries);
  const withName = async (row: Row): Promise<UserAgent> => (await withNames([row]))[0]!;

  /** @throws {Refusal} naming the invalid field */
  async function check(
    { tenantId }: Caller,
    { userName, agentUserName, startTime, endTime }: AgentInput,
  ): Promise<void> {
    if (startTime && endTime && endTime < startTime) throw refuse(t.endsBefore, 'endTime');
    if (agentUserName === userName) throw refuse(t.oneself, 'agentUserName');
    if (!(await isMember(tenantId, agentUserName))) throw refuse(t.unknown, 'agentUserName');
  }

  async function isMember(tenantId: number, username: string): Promise<boolean> {
    const found = await db.orm
      .select({ id: sysUser.id })
      .from(sysUser)
      .where(and(ofTenant(tenantId), eq(sysUser.username, username), eq(sysUser.status, 1)));
    return found.length > 0;
  }

  serve(app, listUserAgents, async (request, caller) => {
    const page = await (await recordsByPermission(caller, 'list')).list(caller, request);
    return { ...page, records: await withNames(page.records) };
  });
  serve(app, viewUserAgent, async ({ id }, caller) =>
    withName(await (await recordsByPermission(caller, 'list')).view(caller, id)),
  );
  serve(app, queryUserAgent, async ({ userName }, caller) => {
    const isOfUser = eq(sysUserAgent.userName, userName);
    const [found] = (await (await recordsByPermission(caller, 'list')).list(caller, {}, isOfUser)).records;
    if (!found) throw refuse(texts.notFound, 'userName');
    return withName(found);
  });
  serveWrites(app, services, {
    add: [
      addUserAgent,
      async (caller, { userName = caller.username, ...input }, logChange) => {
        if (userName !== caller.username) {
          if (!(await hasPermission(db, caller, agentRights.add))) throw refuse(texts.account.onlyOneself, 'userName');
          if (!(await isMember(caller.tenantId, userName))) throw refuse(t.unknownUser, 'userName');
        }
        await check(caller, { ...input, userName });
        return withName(await allRecords.add(caller, { ...input, userName }, logChange));
      },
    ],
    edit: [
      editUserAgent,
      async (caller, { userName, ...input }, logChange) => {
        const records = await recordsByPermission(caller, 'edit');
        const edited = await records.edit(caller, input, logChange, async (before) => {
          if (userName !== undefined && userName !== before.userName) throw refuse(t.fixed, 'userName');
          await check(caller, { ...before, ...input });
          return {};
        });
        return withName(edited);
      },
    ],
    remove: [
      deleteUserAgent,
      deleteUserAgents,
      async (caller, ids, logChange) => (await recordsByPermission(caller, 'delete')).remove(caller, ids, logChange),
    ],
  });
}

const inTenant = ({ tenantId }: Caller) => eq(sysUserAgent.tenantId, tenantId);
