import { Type, type Static } from 'typebox';
import { Department } from '../../system/department';
import { DictItem } from '../../system/dictionary';
import { Text } from '../../kit';
import { Tenant } from '../../system/tenant';
import { UserInfo } from '../../system/user';

export const LoginResult = Type.Object({
  token: Text(),
  userInfo: UserInfo,
  departs: Type.Array(Department),
  /** Number of departments: 0 none, 1 one, 2 several, of which the client lets the user choose. */
  multi_depart: Type.Integer(),
  sysAllDictItems: Type.Record(Type.String(), Type.Array(DictItem)),
  /** Absent when the user has no tenant. */
  tenantList: Type.Optional(Type.Array(Tenant)),
});
export type LoginResult = Static<typeof LoginResult>;
