import { and, eq, sql } from 'drizzle-orm';
import { sysUser, sysUserTenant } from '../../../platform/db';
import type { DictTable } from '../../../records/dictionaries/DictTable';
import { USER_PAGE } from './accountStore';

/** Dictionary of users. */
export const userDictTable: DictTable = {
  table: sysUser,
  page: USER_PAGE,
  isPeople: true,
  texts: { realname: sysUser.realname, username: sysUser.username },
  values: { id: sysUser.id, username: sysUser.username },
  conditions: {
    status: sysUser.status,
    delFlag: sysUser.delFlag,
    orgCode: sysUser.orgCode,
    userType: sysUser.userType,
  },
  rows: ({ tenantId }) =>
    and(
      eq(sysUser.delFlag, 0),
      sql`exists (select 1 from ${sysUserTenant}
        where ${sysUserTenant.userId} = ${sysUser.id} and ${sysUserTenant.tenantId} = ${tenantId})`,
    ),
  externalRows: ({ userId }) => eq(sysUser.id, userId),
};
