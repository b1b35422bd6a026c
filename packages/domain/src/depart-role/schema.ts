import { Type, type Static } from 'typebox';
import { Audit, DateTime, Id, Maybe, MaybeText, Text } from '../kit';

/** A role within one department: what its members may do beside their own roles. */
export const DepartRole = Type.Object({
  id: Text(36),
  departId: Text(36),
  roleName: Text(200),
  roleCode: Text(100),
  description: MaybeText(500),
  ...Audit,
});
export type DepartRole = Static<typeof DepartRole>;

const RoleName = Type.String({ minLength: 1, maxLength: 100, title: '部门角色名称' });
const RoleCode = Type.String({
  pattern: '^[A-Za-z]\\w{1,63}$',
  title: '部门角色编码',
  reason: '应为2到64位字母、数字或下划线，以字母开头',
});
export const DepartRoleAdd = Type.Object({
  departId: Id,
  roleName: RoleName,
  roleCode: RoleCode,
  description: Type.Optional(MaybeText(500)),
});
export type DepartRoleAdd = Static<typeof DepartRoleAdd>;
export const DepartRoleEdit = Type.Object({
  id: Id,
  roleName: Type.Optional(RoleName),
  roleCode: Type.Optional(RoleCode),
  description: Type.Optional(MaybeText(500)),
  updateTime: Type.Optional(Maybe(DateTime)),
});
export type DepartRoleEdit = Static<typeof DepartRoleEdit>;
