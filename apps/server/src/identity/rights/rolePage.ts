import { sysRole } from '../../platform/db';

/** Component of the role list, as in its menu. */
export const ROLE_PAGE = 'system/RoleUserList';

/** Columns of roles for lists and data rules. */
export const roleColumns = {
  id: sysRole.id,
  roleCode: sysRole.roleCode,
  roleName: sysRole.roleName,
  roleNameEn: sysRole.roleNameEn,
  description: sysRole.description,
  descriptionEn: sysRole.descriptionEn,
  createBy: sysRole.createBy,
  createTime: sysRole.createTime,
  updateBy: sysRole.updateBy,
  updateTime: sysRole.updateTime,
  sysOrgCode: sysRole.sysOrgCode,
  tenantId: sysRole.tenantId,
};
