import type { InputOf, listDepartUsers, ResultOf } from '@gezi/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { nextVersion, sysDepart, sysUser, sysUserDepart } from '../../../platform/db';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { authority } from '../../../identity/rights/authority';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { userDeparts } from '../../../identity/users/userDeparts';
import { accountStore } from './accountStore';

/** Members of departments. Membership decides what users see, so changes run as changes of rights. */
export function departMembers(services: Services) {
  const { db, clock, rights } = services;
  const store = accountStore(services);
  const departs = userDeparts(db);
  const { mustActOn } = authority(db);

  return { list, addMembers, removeMembers, departsOf };

  async function list(
    caller: Caller,
    { depId, username, realname, ...request }: InputOf<typeof listDepartUsers>,
  ): Promise<ResultOf<typeof listDepartUsers>> {
    if (!depId?.trim() || !(await find(caller, depId))) return null;
    const part = (text?: string) => (text?.trim() ? `*${text.trim().replaceAll('*', '')}*` : undefined);
    const page = await store.ofDepart(caller.tenantId, depId, {
      ...request,
      username: part(username),
      realname: part(realname),
    });
    return { ...page, records: page.records.map((user) => ({ ...user, orgCode: user.orgCodeTxt })) };
  }

  async function departsOf(caller: Caller, userId: string) {
    const departments = (await departs.of(caller.tenantId, [userId])).get(userId) ?? [];
    if (departments.length === 0) throw refuse(texts.user.noDeparts, 'userId');
    return departments.map(({ id, departName }) => ({ key: id, value: id, title: departName, children: null }));
  }

  async function addMembers(
    caller: Caller,
    depId: string,
    userIdList: readonly string[],
    logChange: LogChange,
  ): Promise<null> {
    const userIds = [...new Set(userIdList)];
    await rights.change(userIds, async () => {
      const depart = await findOrRefuse(caller, depId);
      const users = await store.lockVisible(withoutDataRules(caller), userIds);
      if (users.length < userIds.length) throw refuse(texts.grant.foreignUser, 'userIdList');
      await mustActOn(caller, userIds, 'department', 'userIdList');
      await db.orm
        .insert(sysUserDepart)
        .values(userIds.map((userId) => ({ userId, departId: depId })))
        .onConflictDoNothing();
      await touch(caller, userIds);
      await logChange('edit', () => texts.audit.departJoined(depart.departName), { depId, userIds });
    });
    return null;
  }

  async function removeMembers(
    caller: Caller,
    depId: string,
    idText: string,
    logChange: LogChange,
    field: string,
  ): Promise<null> {
    const userIds = [...new Set(splitList(idText))];
    if (userIds.length === 0) throw refuse(texts.grant.nobody, field);
    await rights.change(userIds, async () => {
      const depart = await findOrRefuse(caller, depId);
      const users = await store.lockVisible(withoutDataRules(caller), userIds);
      if (users.length < userIds.length) throw refuse(texts.grant.foreignUser, field);
      await mustActOn(caller, userIds, 'department', field);
      await db.orm
        .delete(sysUserDepart)
        .where(and(eq(sysUserDepart.departId, depId), inArray(sysUserDepart.userId, userIds)));
      await touch(caller, userIds);
      await logChange('edit', () => texts.audit.departLeft(depart.departName), { depId, userIds });
    });
    return null;
  }

  async function find({ tenantId }: Caller, id: string) {
    const [depart] = await db.orm
      .select({ departName: sysDepart.departName })
      .from(sysDepart)
      .where(and(eq(sysDepart.tenantId, tenantId), eq(sysDepart.id, id), eq(sysDepart.delFlag, 0)));
    return depart;
  }

  async function findOrRefuse(caller: Caller, depId: string) {
    const depart = await find(caller, depId);
    if (!depart) throw refuse(texts.notFound, 'depId');
    return depart;
  }

  /** Updates the version of users, so that the people index reloads them. */
  async function touch(caller: Caller, userIds: readonly string[]): Promise<void> {
    await db.orm
      .update(sysUser)
      .set({ updateBy: caller.username, updateTime: nextVersion(sysUser.updateTime, clock()) })
      .where(inArray(sysUser.id, [...userIds]));
  }
}
