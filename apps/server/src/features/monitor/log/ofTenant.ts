import { logTypes } from '@gezi/domain';
import { and, eq, or, sql } from 'drizzle-orm';
import { sysLog, sysUser, sysUserTenant } from '../../../platform/db';
import type { RowScope } from '../../../identity/rights/dataRules';

/** Log rows of a tenant. A sign-in before a tenant is chosen has none, so it belongs to all tenants of its user. */
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
