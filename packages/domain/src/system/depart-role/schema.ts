import { Type, type Static } from 'typebox';
import { Audit, editOf, Id, MaybeText, Text } from '../../kit';
import { RoleCode } from '../role/schema';

/** A role within one department, in addition to the users' own roles. */
export const DepartRole = Type.Object({
  id: Text(36),
  departId: Text(36),
  roleName: Text(200),
  roleCode: Text(100),
  description: MaybeText(500),
  ...Audit,
});
export type DepartRole = Static<typeof DepartRole>;

const members = {
  roleName: Type.String({ minLength: 1, maxLength: 100, title: '部门角色名称' }),
  roleCode: RoleCode('部门角色编码'),
  description: Type.Optional(MaybeText(500)),
};
export const DepartRoleAdd = Type.Object({ departId: Id, ...members });
export type DepartRoleAdd = Static<typeof DepartRoleAdd>;
/** A `departId` other than the stored one is refused. */
export const DepartRoleEdit = editOf({ departId: Id, ...members });
export type DepartRoleEdit = Static<typeof DepartRoleEdit>;
