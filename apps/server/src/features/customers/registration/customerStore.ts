import { and, desc, eq, gte, lte, max } from 'drizzle-orm';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { selectList } from '../../../platform/query/selectList';
import {
  customerInfo,
  newId,
  nextVersion,
  sysDepart,
  sysTenant,
  sysUser,
  sysUserDepart,
  timeText,
  type Database,
} from '../../../platform/db';
import { administrators } from '../../../identity/users/administrators';

export type StoredCustomer = typeof customerInfo.$inferSelect;
export type NewCustomer = typeof customerInfo.$inferInsert;

/** The code of a tenant's first department. */
const ROOT = 'A01';

/** What is told of purchasing units, and may be asked for. */
export const customerColumns = {
  id: customerInfo.id,
  name: customerInfo.name,
  creditCode: customerInfo.creditCode,
  linkman: customerInfo.linkman,
  mobile: customerInfo.mobile,
  email: customerInfo.email,
  industry: customerInfo.industry,
  address: customerInfo.address,
  licenseUrl: customerInfo.licenseUrl,
  auditStatus: customerInfo.auditStatus,
  auditOpinion: customerInfo.auditOpinion,
  tenantIdCreated: customerInfo.tenantIdCreated,
  status: customerInfo.status,
  username: customerInfo.username,
  createTime: customerInfo.createTime,
  updateTime: customerInfo.updateTime,
};

/** SQL of purchasing units; until they are let in they belong to nobody but who keeps all tenants. */
export const customerStore = (db: Database, clock: () => number) => ({
  list: (request: ListRequest) =>
    selectList(db, customerInfo, customerColumns, listQuery({ columns: customerColumns, scope: undefined }, request)),

  /** @param lock until the end of the transaction */
  async find(id: string, lock = false): Promise<StoredCustomer | undefined> {
    const query = db.orm.select().from(customerInfo).where(eq(customerInfo.id, id));
    const [found] = await (lock ? query.for('update') : query);
    return found;
  },

  /** What a user registered: not what somebody did who had the name before. */
  async ofUser(userId: string, lock = false): Promise<StoredCustomer | undefined> {
    const [user] = await db.orm.select().from(sysUser).where(eq(sysUser.id, userId));
    if (!user) return undefined;
    const query = db.orm
      .select()
      .from(customerInfo)
      .where(and(eq(customerInfo.username, user.username), gte(customerInfo.createTime, user.createTime ?? '')))
      .orderBy(desc(customerInfo.id))
      .limit(1);
    const [found] = await (lock ? query.for('update') : query);
    return found;
  },

  /** The account that registered; undefined when it is gone. Locked until the end of the transaction. */
  async applicantOf({ username, createTime }: StoredCustomer) {
    const [user] = await db.orm
      .select()
      .from(sysUser)
      .where(and(eq(sysUser.username, username), eq(sysUser.delFlag, 0), lte(sysUser.createTime, createTime ?? '')))
      .for('update');
    return user;
  },

  async isTaken(key: 'name' | 'creditCode', value: string, except = ''): Promise<boolean> {
    const rows = await db.orm.select({ id: customerInfo.id }).from(customerInfo).where(eq(customerInfo[key], value));
    return rows.some(({ id }) => id !== except);
  },

  add: (customer: NewCustomer) => db.orm.insert(customerInfo).values(customer),

  save: (id: string, change: Partial<NewCustomer>, by: string) =>
    db.orm
      .update(customerInfo)
      .set({ ...change, updateBy: by, updateTime: nextVersion(customerInfo.updateTime, clock()) })
      .where(eq(customerInfo.id, id)),

  setUser: (userId: string, change: Partial<typeof sysUser.$inferInsert>, by: string) =>
    db.orm
      .update(sysUser)
      .set({ ...change, updateBy: by, updateTime: nextVersion(sysUser.updateTime, clock()) })
      .where(eq(sysUser.id, userId)),

  /**
   * Makes a tenant with its root department and its administrators. Within a change of rights.
   *
   * @param keeper who administers all tenants, and this one too
   * @param adminId whose department the root is
   * @returns the tenant's id, and the code of its root department
   */
  async found(name: string, adminId: string, keeper: { userId: string; username: string }) {
    const keepers = administrators(db);
    // One after the other: the next number is free then.
    await keepers.hold();
    const [last] = await db.orm.select({ id: max(sysTenant.id) }).from(sysTenant);
    const tenantId = (last?.id ?? 0) + 1;
    const now = timeText(clock());
    const made = { createBy: keeper.username, createTime: now, updateTime: now };
    await db.orm
      .insert(sysTenant)
      .values({ id: tenantId, name, beginDate: now.slice(0, 10), status: 1, isHttps: '0', ...made });
    const root = { id: newId(), orgCode: ROOT };
    await db.orm
      .insert(sysDepart)
      .values({ ...root, departName: name, orgCategory: '1', orgType: '1', status: '1', ...made, tenantId });
    for (const userId of [adminId, keeper.userId]) await keepers.appoint(tenantId, userId);
    await db.orm.insert(sysUserDepart).values({ userId: adminId, departId: root.id });
    return { tenantId, orgCode: root.orgCode };
  },
});
