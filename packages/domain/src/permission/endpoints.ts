import { Type } from 'typebox';
import { endpoint, signedIn } from '../kit';
import { UserPermission } from './schema';

export const getUserPermissionByToken = endpoint({
  method: 'GET',
  path: '/sys/permission/getUserPermissionByToken',
  access: signedIn('own'),
  input: Type.Object({}),
  result: UserPermission,
});
