import { asc, count, eq, inArray } from 'drizzle-orm';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { selectList } from '../../../platform/query/selectList';
import {
  newId,
  nextVersion,
  sysTenant,
  sysTenantPack,
  sysTenantPackPermission,
  timeText,
  type Database,
} from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { groupBy } from '../../../platform/kit/groupBy';

const columns = {
  id: sysTenantPack.id,
  packName: sysTenantPack.packName,
  remarks: sysTenantPack.remarks,
  createBy: sysTenantPack.createBy,
  createTime: sysTenantPack.createTime,
  updateBy: sysTenantPack.updateBy,
  updateTime: sysTenantPack.updateTime,
};

/** SQL of packages, which belong to no tenant. */
export const packStore = (db: Database, clock: () => number) => ({
  list: (request: ListRequest) =>
    selectList(db, sysTenantPack, columns, listQuery({ columns, scope: undefined }, request)),

  async find(id: string, lock = false) {
    const query = db.orm.select(columns).from(sysTenantPack).where(eq(sysTenantPack.id, id));
    const [pack] = await (lock ? query.for('update') : query);
    return pack;
  },

  async isTaken(packName: string, id = ''): Promise<boolean> {
    const rows = await db.orm
      .select({ id: sysTenantPack.id })
      .from(sysTenantPack)
      .where(eq(sysTenantPack.packName, packName));
    return rows.some((row) => row.id !== id);
  },

  async permissionsOf(ids: readonly string[]): Promise<Map<string, string[]>> {
    if (ids.length === 0) return new Map();
    const rows = await db.orm
      .select()
      .from(sysTenantPackPermission)
      .where(inArray(sysTenantPackPermission.packId, [...ids]))
      .orderBy(asc(sysTenantPackPermission.permissionId));
    const byPack = groupBy(rows, ({ packId }) => packId);
    return new Map([...byPack].map(([id, group]) => [id, group.map(({ permissionId }) => permissionId)]));
  },

  async tenantCounts(ids: readonly string[]): Promise<Map<string, number>> {
    if (ids.length === 0) return new Map();
    const rows = await db.orm
      .select({ id: sysTenant.packId, tenants: count() })
      .from(sysTenant)
      .where(inArray(sysTenant.packId, [...ids]))
      .groupBy(sysTenant.packId);
    return new Map(rows.map(({ id, tenants }) => [id!, tenants]));
  },

  async add({ username }: Caller, members: { packName: string; remarks: string | null }): Promise<string> {
    const id = newId();
    const now = timeText(clock());
    await db.orm.insert(sysTenantPack).values({ ...members, id, createBy: username, createTime: now, updateTime: now });
    return id;
  },

  save: (
    { username }: Caller,
    id: string,
    members: { packName?: string | undefined; remarks?: string | null | undefined },
  ) =>
    db.orm
      .update(sysTenantPack)
      .set({ ...members, updateBy: username, updateTime: nextVersion(sysTenantPack.updateTime, clock()) })
      .where(eq(sysTenantPack.id, id)),

  /** Replaces the permissions of a package. */
  async setPermissions(packId: string, permissionIds: readonly string[]): Promise<void> {
    await db.orm.delete(sysTenantPackPermission).where(eq(sysTenantPackPermission.packId, packId));
    if (permissionIds.length === 0) return;
    await db.orm
      .insert(sysTenantPackPermission)
      .values([...new Set(permissionIds)].map((permissionId) => ({ packId, permissionId })));
  },

  async remove(id: string): Promise<void> {
    await db.orm.delete(sysTenantPackPermission).where(eq(sysTenantPackPermission.packId, id));
    await db.orm.delete(sysTenantPack).where(eq(sysTenantPack.id, id));
  },
});
