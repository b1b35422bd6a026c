import { logTypes } from '@gezi/domain';
import { and, eq, or, sql } from 'drizzle-orm';
import { sysLog, sysUser, sysUserTenant } from '../../../platform/db';
import type { RowScope } from '../../../identity/rights/dataRules';

/** Before a tenant is chosen a sign-in has none: it is of the tenants of whoever it names. */
export const ofTenant: RowScope = ({ tenantId }) =>
  or(
    eq(sysLog.tenantId, tenantId),
    and(
      eq(sysLog.tenantId, 0),
      eq(sysLog.logType, Number(logTypes.login)),
      sql`exists (select 1 from ${sysUserTenant} join ${sysUser} on ${sysUser.id} = ${sysUserTenant.userId}
        where ${sysUserTenant.tenantId} = ${tenantId} and (${sysUser.username} = ${sysLog.username}
          or position('"username":"' || ${sysUser.username} || '"' in ${sysLog.requestParam}) > 0))`,
    ),
  );
