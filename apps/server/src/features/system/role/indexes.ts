import {
  DEFAULT_INDEX,
  type InputOf,
  type listRoleIndexes,
  type ResultOf,
  type RoleIndex,
  type RoleIndexAdd,
  type RoleIndexEdit,
} from '@gezi/domain';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { expectVersion } from '../../../records/lists/expectVersion';
import { listQuery } from '../../../platform/query/listQuery';
import { pageOf } from '../../../platform/query/pageOf';
import { removeListed } from '../../../records/lists/removeListed';
import { selectList } from '../../../platform/query/selectList';
import { tenantRows } from '../../../records/lists/tenantRows';
import { sysRole, sysRoleIndex } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { authority } from '../../../identity/rights/authority';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';

const columns = {
  id: sysRoleIndex.id,
  roleCode: sysRoleIndex.roleCode,
  url: sysRoleIndex.url,
  component: sysRoleIndex.component,
  route: sysRoleIndex.route,
  priority: sysRoleIndex.priority,
  status: sysRoleIndex.status,
  createBy: sysRoleIndex.createBy,
  createTime: sysRoleIndex.createTime,
  updateBy: sysRoleIndex.updateBy,
  updateTime: sysRoleIndex.updateTime,
  sysOrgCode: sysRoleIndex.sysOrgCode,
  tenantId: sysRoleIndex.tenantId,
};

/** Landing pages of roles after sign-in. A landing page belongs to the tenant of its role, or to tenant 0. */
export function roleIndexes({ db, clock }: Services) {
  const { mustAdministerAll } = authority(db);
  const rows = tenantRows(db, clock, sysRoleIndex, { scope, columns });

  return { list, view: rows.findOrRefuse, ofRole, add, edit, remove, setDefault };

  async function list(
    caller: Caller,
    request: InputOf<typeof listRoleIndexes>,
  ): Promise<ResultOf<typeof listRoleIndexes>> {
    const query = listQuery({ columns, scope: scope(caller) }, request);
    const page = await selectList(db, sysRoleIndex, columns, query);
    return pageOf(page.rows, page.total, query);
  }

  async function ofRole(caller: Caller, roleCode: string): Promise<RoleIndex | null> {
    return (await findFirst(and(scope(caller), eq(sysRoleIndex.roleCode, roleCode)))) ?? null;
  }

  function add(caller: Caller, input: RoleIndexAdd, logChange: LogChange): Promise<RoleIndex> {
    return db.transaction(async () => {
      const tenantId = await tenantOf(caller, input.roleCode);
      await expectFree(input.roleCode);
      const id = await insert(caller, tenantId, input);
      await logChange('add', () => texts.audit.roleIndexSaved(input.roleCode), { id, ...input });
      return rows.findOrRefuse(caller, id);
    });
  }

  function edit(
    caller: Caller,
    { id, updateTime, ...changes }: RoleIndexEdit,
    logChange: LogChange,
  ): Promise<RoleIndex> {
    return db.transaction(async () => {
      const before = await expectChangeable(caller, await rows.findOrRefuse(caller, id, true));
      expectVersion(before, updateTime);
      const { roleCode = before.roleCode } = changes;
      await rows.save(caller, id, {
        ...changes,
        ...(roleCode !== before.roleCode && (await moveTo(caller, roleCode))),
      });
      await logChange('edit', () => texts.audit.roleIndexSaved(roleCode), { id, before, ...changes });
      return rows.findOrRefuse(caller, id);
    });
  }

  function remove(caller: Caller, ids: string, logChange: LogChange): Promise<null> {
    return removeListed(
      db,
      ids,
      async (wanted) => {
        const landingPages = await db.orm
          .select(columns)
          .from(sysRoleIndex)
          .where(and(scope(caller), inArray(sysRoleIndex.id, [...wanted])));
        for (const row of landingPages) await expectChangeable(caller, row);
        const found = landingPages.map(({ id }) => id);
        if (found.length > 0) await db.orm.delete(sysRoleIndex).where(inArray(sysRoleIndex.id, found));
        return found;
      },
      (removed) => logChange('delete', () => texts.audit.roleIndexDeleted, { ids: removed }),
    );
  }

  async function setDefault(
    caller: Caller,
    {
      url,
      component = null,
      route,
    }: { url: string; component?: string | null | undefined; route?: boolean | undefined },
    logChange: LogChange,
  ): Promise<null> {
    await db.transaction(async () => {
      await mustAdministerAll(caller, texts.role.sharedIndex);
      const before = await findFirst(eq(sysRoleIndex.roleCode, DEFAULT_INDEX), true);
      const members = { url, component, ...(route !== undefined && { route }) };
      if (before) await rows.save(caller, before.id, members);
      else await insert(caller, 0, { roleCode: DEFAULT_INDEX, ...members });
      await logChange('edit', () => texts.audit.roleIndexSaved(DEFAULT_INDEX), members);
    });
    return null;
  }

  /** @param tenantId tenant of the role */
  function insert(caller: Caller, tenantId: number, members: RoleIndexAdd): Promise<string> {
    return rows.add({ ...caller, tenantId }, members);
  }

  async function findFirst(where: SQL | undefined, lock = false): Promise<RoleIndex | undefined> {
    const query = db.orm.select(columns).from(sysRoleIndex).where(where);
    const [found] = await (lock ? query.for('update') : query);
    return found;
  }

  async function expectFree(roleCode: string): Promise<void> {
    if (await findFirst(eq(sysRoleIndex.roleCode, roleCode))) throw refuse(texts.role.hasIndex, 'roleCode');
  }

  /** Columns of a landing page that is given to another role. */
  async function moveTo(caller: Caller, roleCode: string): Promise<{ tenantId: number }> {
    const tenantId = await tenantOf(caller, roleCode);
    await expectFree(roleCode);
    return { tenantId };
  }

  /** Tenant of a role that the caller may change; the default landing page belongs to tenant 0. */
  async function tenantOf(caller: Caller, roleCode: string): Promise<number> {
    if (roleCode === DEFAULT_INDEX) {
      await mustAdministerAll(caller, texts.role.sharedIndex, 'roleCode');
      return 0;
    }
    const [role] = await db.orm
      .select({ tenantId: sysRole.tenantId })
      .from(sysRole)
      .where(and(eq(sysRole.roleCode, roleCode), inArray(sysRole.tenantId, [0, caller.tenantId])));
    if (!role) throw refuse(texts.notFound, 'roleCode');
    await expectChangeable(caller, role);
    return role.tenantId;
  }

  async function expectChangeable<Row extends { tenantId: number | null }>(caller: Caller, row: Row): Promise<Row> {
    if (row.tenantId === 0) await mustAdministerAll(caller, texts.role.sharedIndex, 'roleCode');
    return row;
  }
}

const scope = ({ tenantId }: Caller): SQL => inArray(sysRoleIndex.tenantId, [0, tenantId]);
