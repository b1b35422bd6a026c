import { Type, type Static } from 'typebox';
import { MaybeText, Text } from '../kit';

/** A role as pickers show it. */
export const RoleRow = Type.Object({
  id: Text(36),
  roleCode: Text(100),
  roleName: Text(200),
  description: MaybeText(500),
});
export type RoleRow = Static<typeof RoleRow>;
