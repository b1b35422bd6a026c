import { sysRole } from '../../platform/db';

/** The page that lists roles, as its menu has it. */
export const ROLE_PAGE = 'system/RoleUserList';

/** Members of roles that lists and data rules may ask about. */
export const roleColumns = {
  id: sysRole.id,
  roleCode: sysRole.roleCode,
  roleName: sysRole.roleName,
  description: sysRole.description,
  createBy: sysRole.createBy,
  createTime: sysRole.createTime,
  updateBy: sysRole.updateBy,
  updateTime: sysRole.updateTime,
  sysOrgCode: sysRole.sysOrgCode,
  tenantId: sysRole.tenantId,
};
