import type { Department, Tenant, UserInfo } from '@gezi/domain';
import { and, asc, eq } from 'drizzle-orm';
import {
  sysDepart,
  sysTenant,
  sysUser,
  sysUserDepart,
  sysUserTenant,
  timeText,
  type Database,
} from '../../platform/db';
import { effectiveTenant } from '../sessions/callerQuery';
import { departTitle } from './departTitle';

export type UserRecord = typeof sysUser.$inferSelect;

/** Reads data of one user for several features. */
export function userReader(db: Database, clock: () => number) {
  return {
    async byId(userId: string): Promise<UserRecord | undefined> {
      const [user] = await db.orm.select().from(sysUser).where(eq(sysUser.id, userId));
      return user;
    },

    /**
     * Departments of the user, in tree order.
     *
     * @param tenantId restricts them to one tenant
     */
    departments: (userId: string, tenantId?: number): Promise<Department[]> =>
      db.orm
        .select({
          id: sysDepart.id,
          parentId: sysDepart.parentId,
          departName: departTitle(),
          orgCode: sysDepart.orgCode,
          orgCategory: sysDepart.orgCategory,
          tenantId: sysDepart.tenantId,
        })
        .from(sysUserDepart)
        .innerJoin(sysDepart, eq(sysDepart.id, sysUserDepart.departId))
        .where(
          and(
            eq(sysUserDepart.userId, userId),
            eq(sysDepart.delFlag, 0),
            tenantId === undefined ? undefined : eq(sysDepart.tenantId, tenantId),
          ),
        )
        .orderBy(asc(sysDepart.orgCode)),

    /** Tenants of the user that are active today. */
    tenants: (userId: string): Promise<Tenant[]> =>
      db.orm
        .select({
          id: sysTenant.id,
          name: sysTenant.name,
          status: sysTenant.status,
          beginDate: sysTenant.beginDate,
          endDate: sysTenant.endDate,
          secondaryDomain: sysTenant.secondaryDomain,
          isHttps: sysTenant.isHttps,
        })
        .from(sysTenant)
        .innerJoin(sysUserTenant, eq(sysUserTenant.tenantId, sysTenant.id))
        .where(and(eq(sysUserTenant.userId, userId), effectiveTenant(timeText(clock()).slice(0, 10))))
        .orderBy(asc(sysTenant.id)),

    /** Whether the user belongs to any tenant, active or not. */
    async hasTenants(userId: string): Promise<boolean> {
      const [row] = await db.orm
        .select({ id: sysUserTenant.tenantId })
        .from(sysUserTenant)
        .where(eq(sysUserTenant.userId, userId))
        .limit(1);
      return row !== undefined;
    },
  };
}

/** The user for the client; unlisted members such as the password are omitted. */
export function userInfo(user: UserRecord, departments: readonly Department[], tenants: readonly Tenant[]): UserInfo {
  return {
    id: user.id,
    username: user.username,
    realname: user.realname,
    sex: user.sex,
    phone: user.phone,
    birthday: user.birthday,
    orgCodeTxt: departments.map(({ departName }) => departName).join(',') || null,
    avatar: user.avatar,
    email: user.email,
    orgCode: user.orgCode,
    status: user.status,
    delFlag: user.delFlag,
    workNo: user.workNo,
    post: user.post,
    telephone: user.telephone,
    userIdentity: user.userIdentity,
    departIds: user.departIds,
    relTenantIds: tenants.map(({ id }) => id).join(',') || null,
    clientId: user.clientId,
    homePath: user.homePath,
    activitiSync: user.activitiSync,
    company: user.company,
    supplierId: user.supplierId,
    userType: user.userType as UserInfo['userType'],
    loginTenantId: user.loginTenantId,
  };
}
