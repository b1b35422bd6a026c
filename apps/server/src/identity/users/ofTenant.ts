import { and, eq, sql } from 'drizzle-orm';
import { sysUser, sysUserTenant } from '../../platform/db';

/** Users of a tenant who are not in the recycle bin. */
export const ofTenant = (tenantId: number) => and(eq(sysUser.delFlag, 0), memberOf(tenantId));

/** Users of a tenant, including the recycle bin. */
export const memberOf = (tenantId: number) =>
  sql`exists (select 1 from ${sysUserTenant}
    where ${sysUserTenant.userId} = ${sysUser.id} and ${sysUserTenant.tenantId} = ${tenantId})`;
