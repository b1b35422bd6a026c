import { and, desc, eq, gte, lte, max } from 'drizzle-orm';
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
import { addBusinessForms } from '../../../records/approvals/addBusinessForms';

export type StoredCustomer = typeof customerInfo.$inferSelect;
export type NewCustomer = typeof customerInfo.$inferInsert;

/** Code of a tenant's root department. */
const ROOT_CODE = 'A01';

/** SQL of purchasing units. They belong to no tenant until approved, so there is no scope. */
export const customerStore = (db: Database, clock: () => number) => ({
  /** @param lock locks the row until the transaction ends */
  async find(id: string, lock = false): Promise<StoredCustomer | undefined> {
    const query = db.orm.select().from(customerInfo).where(eq(customerInfo.id, id));
    const [found] = await (lock ? query.for('update') : query);
    return found;
  },

  /** Latest registration of a user, ignoring those of an earlier user with the same name. */
  async findByUser(userId: string, lock = false): Promise<StoredCustomer | undefined> {
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

  /** Account that registered; undefined when deleted. Locked until the transaction ends. */
  async lockApplicant({ username, createTime }: StoredCustomer) {
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
   * Creates a tenant with its root department and administrators. Call it within `rights.change`.
   *
   * @param platformAdmin administrator of all tenants, who also administers this one
   * @param adminId user who becomes administrator and member of the root department
   * @returns id of the tenant and code of its root department
   */
  async createTenant(name: string, adminId: string, platformAdmin: { userId: string; username: string }) {
    const tenantAdministrators = administrators(db);
    // Serialize, so that the next id is free.
    await tenantAdministrators.lockRole();
    const [last] = await db.orm.select({ id: max(sysTenant.id) }).from(sysTenant);
    const tenantId = (last?.id ?? 0) + 1;
    const now = timeText(clock());
    const created = { createBy: platformAdmin.username, createTime: now, updateTime: now };
    await db.orm
      .insert(sysTenant)
      .values({ id: tenantId, name, beginDate: now.slice(0, 10), status: 1, isHttps: '0', ...created });
    await addBusinessForms(db, tenantId, now);
    const root = { id: newId(), orgCode: ROOT_CODE };
    await db.orm
      .insert(sysDepart)
      .values({ ...root, departName: name, orgCategory: '1', orgType: '1', status: '1', ...created, tenantId });
    for (const userId of [adminId, platformAdmin.userId]) await tenantAdministrators.appoint(tenantId, userId);
    await db.orm.insert(sysUserDepart).values({ userId: adminId, departId: root.id });
    return { tenantId, orgCode: root.orgCode };
  },
});
