import { Type } from 'typebox';
import { endpoint, signedIn } from '../kit';
import { UserInfo } from '../user';
import { Profile, ProfileChange } from './schema';

/** The caller with the names of roles, departments and positions. */
export const viewProfile = endpoint({
  method: 'GET',
  path: '/sys/user/profile',
  access: signedIn('own'),
  input: Type.Object({}),
  result: Profile,
});

export const editProfile = endpoint({
  method: 'PUT',
  path: '/sys/user/profile',
  access: signedIn('own'),
  input: ProfileChange,
  result: UserInfo,
});

/** Keeps the tenant the caller goes on to: a call without a choice of its own is in it from then on. */
export const changeLoginTenantId = endpoint({
  method: 'PUT',
  path: '/sys/user/changeLoginTenantId',
  access: signedIn('own'),
  input: Type.Object({ loginTenantId: Type.Integer({ title: '租户', minimum: 1 }) }),
  result: Type.Null(),
});
