import {
  type InputOf,
  type listTenants,
  type listTenantUsers,
  type ResultOf,
  type Tenant,
  type TenantAdd,
  type TenantEdit,
  tenantFields,
  type TenantRecord,
} from '@gezi/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { expectVersion } from '../../../records/lists/expectVersion';
import { pageOf } from '../../../platform/query/pageOf';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { removeListed } from '../../../records/lists/removeListed';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { sysTenant } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { authority } from '../../../identity/rights/authority';
import type { Services } from '../../../FeatureModule';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { texts } from '../../../platform/texts';
import { administrators } from '../../../identity/users/administrators';
import { tenantMembership } from '../../../identity/users/tenantMembership';
import { packStore } from './packStore';
import { tenantColumns, tenantStore } from './store';

/** Permission to edit tenants. */
export const TENANT_EDIT = 'system:tenant:edit';

/**
 * Management of tenants for administrators of all tenants. Others see only their current tenant. Administrators cannot
 * lock themselves out, and the creator of a tenant becomes its administrator.
 */
export function tenants({ db, clock, rights, dictionaries, dataRules }: Services) {
  const store = tenantStore(db, clock);
  const packs = packStore(db, clock);
  const tenantAdministrators = administrators(db);
  const membership = tenantMembership(db, clock);
  const { administersAll, mustAdministerAll, mustActOn } = authority(db);
  const rules = dataRules.page('system/TenantList', tenantColumns, undefined, tenantFields);

  return { list, view, inForce, add, edit, remove, users, join, leave };

  async function list(caller: Caller, request: InputOf<typeof listTenants>): Promise<ResultOf<typeof listTenants>> {
    const { rows, total, list: query } = await store.list(and(await scopeOf(caller), rules(caller)), request);
    return pageOf(await toWire(rows), total, query);
  }

  async function view(caller: Caller, id: number): Promise<TenantRecord> {
    const [tenant] = await toWire(await findVisible(caller, [id]));
    if (!tenant) throw refuse(texts.notFound, 'id');
    return tenant;
  }

  async function inForce(caller: Caller, ids: string): Promise<Tenant[]> {
    const idList = splitList(ids).map(Number).filter(Number.isInteger);
    const rows = await store.findActive(await scopeOf(caller));
    return idList.length > 0 ? rows.filter(({ id }) => idList.includes(id)) : rows;
  }

  function add(caller: Caller, { id, ...input }: TenantAdd, logChange: LogChange): Promise<TenantRecord> {
    return rights.change('anybody', async () => {
      await mustAdministerAll(caller, texts.tenant.shared);
      if ((await store.findByIds([id])).length > 0) throw refuse(texts.tenant.idTaken(id), 'id');
      await check(input);
      await store.add(caller, id, { status: 1, isHttps: '0', ...input });
      await tenantAdministrators.appoint(id, caller.userId);
      await logChange('add', () => texts.audit.tenantAdded(input.name), { id, ...input });
      return view(caller, id);
    });
  }

  function edit(
    caller: Caller,
    { id, updateTime, ...changes }: TenantEdit,
    logChange: LogChange,
  ): Promise<TenantRecord> {
    return rights.change('anybody', async () => {
      await mustAdministerAll(caller, texts.tenant.shared);
      const [before] = await store.findByIds([id], true);
      if (!before) throw refuse(texts.notFound, 'id');
      expectVersion(before, updateTime);
      await check({ ...before, ...changes });
      if (id === caller.tenantId && changes.status === 0) throw refuse(texts.tenant.freezesOwn, 'status');
      await store.save(caller, id, changes);
      if (id === caller.tenantId && !(await isInForce(id))) throw refuse(texts.tenant.freezesOwn, 'endDate');
      if (!(await hasPermission(db, caller, TENANT_EDIT))) throw refuse(texts.tenant.locksOneselfOut, 'packId');
      await logChange('edit', () => texts.audit.tenantEdited(changes.name ?? before.name), { id, before, ...changes });
      return view(caller, id);
    });
  }

  function remove(caller: Caller, ids: string, logChange: LogChange): Promise<null> {
    return rights.change('anybody', () =>
      removeListed(
        db,
        ids,
        async (idText) => {
          await mustAdministerAll(caller, texts.tenant.shared);
          const found = await store.findByIds(idText.map(Number).filter(isId), true);
          // The creator is a member of the tenant and leaves with its removal.
          const counts = await store.userCounts(
            found.map(({ id }) => id),
            caller.userId,
          );
          const used = found.find(({ id }) => counts.has(id) || id === caller.tenantId);
          if (used) throw refuse(texts.tenant.hasUsers(used.name), 'ids');
          for (const { id } of found) await membership.leave(caller, id, [caller.userId]);
          if (found.length > 0) await store.remove(found.map(({ id }) => id));
          return found.map(({ id }) => String(id));
        },
        (removed) => logChange('delete', () => texts.audit.tenantDeleted, { ids: removed }),
      ),
    );
  }

  async function users(
    caller: Caller,
    { tenantId, ...request }: InputOf<typeof listTenantUsers>,
  ): Promise<ResultOf<typeof listTenantUsers>> {
    await view(caller, tenantId);
    return store.users(tenantId, request);
  }

  /** Adds users to a tenant. Only users of the current tenant can be added, because others are not visible. */
  async function join(
    caller: Caller,
    tenantId: number,
    userIdList: readonly string[],
    logChange: LogChange,
  ): Promise<null> {
    const userIds = [...new Set(userIdList)];
    await rights.change(userIds, async () => {
      await mustAdministerAll(caller, texts.tenant.shared, 'tenantId');
      const { name } = await view(caller, tenantId);
      const found = await store.members(caller.tenantId, userIds);
      if (found.length < userIds.length) throw refuse(texts.grant.foreignUser, 'userIdList');
      await mustActOn(caller, found, 'tenant', 'userIdList');
      await membership.join(caller, tenantId, found);
      await logChange('edit', () => texts.audit.tenantUsersAdded(name), { tenantId, userIds });
    });
    return null;
  }

  async function leave(caller: Caller, tenantId: number, wanted: string, logChange: LogChange): Promise<null> {
    const userIds = [...new Set(splitList(wanted))];
    if (userIds.length === 0) throw refuse(texts.grant.nobody, 'userIds');
    await rights.change(userIds, async () => {
      await mustAdministerAll(caller, texts.tenant.shared, 'tenantId');
      const { name } = await view(caller, tenantId);
      await store.findByIds([tenantId], true);
      const found = await store.members(tenantId, userIds);
      if (found.length === 0) throw refuse(texts.grant.foreignUser, 'userIds');
      await mustActOn(caller, found, 'tenant', 'userIds');
      await membership.leave(caller, tenantId, found);
      if ((await tenantAdministrators.countOf(tenantId)) === 0) throw refuse(texts.grant.lastAdministrator, 'userIds');
      await logChange('edit', () => texts.audit.tenantUsersRemoved(name), { tenantId, userIds: found });
    });
    return null;
  }

  async function scopeOf(caller: Caller) {
    return (await administersAll(caller.userId)) ? undefined : eq(sysTenant.id, caller.tenantId);
  }

  async function findVisible(caller: Caller, ids: readonly number[]) {
    const rows = await store.findByIds(ids.filter(isId), false, rules(caller));
    if (rows.every(({ id }) => id === caller.tenantId) || (await administersAll(caller.userId))) return rows;
    return rows.filter(({ id }) => id === caller.tenantId);
  }

  async function isInForce(id: number): Promise<boolean> {
    return (await store.findActive(inArray(sysTenant.id, [id]))).length > 0;
  }

  async function check({
    beginDate,
    endDate,
    packId,
  }: Pick<TenantAdd, 'beginDate' | 'endDate' | 'packId'>): Promise<void> {
    if (beginDate && endDate && endDate < beginDate) throw refuse(texts.tenant.endsBefore, 'endDate');
    if (packId && !(await packs.find(packId))) throw refuse(texts.tenant.unknownPack, 'packId');
  }

  async function toWire(rows: Awaited<ReturnType<typeof store.findByIds>>): Promise<TenantRecord[]> {
    const [names, counts] = [
      await store.packNames(rows.flatMap(({ packId }) => packId ?? [])),
      await store.userCounts(rows.map(({ id }) => id)),
    ];
    const full = rows.map((row) => ({
      ...row,
      projectApproval: row.projectApproval as TenantRecord['projectApproval'],
      packName: names.get(row.packId ?? '') ?? null,
      userCount: counts.get(row.id) ?? 0,
    }));
    return withDictTexts(full, { status: 'tenant_status' } as const, dictionaries);
  }
}

/** Whether the number fits the id column. */
const isId = (id: number) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647;
