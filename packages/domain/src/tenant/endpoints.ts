import { Type } from 'typebox';
import { endpoint, signedIn } from '../kit';
import { Tenant } from './schema';

/** The caller's tenants that are in force. */
export const listOwnTenants = endpoint({
  method: 'GET',
  path: '/sys/tenant',
  access: signedIn('own'),
  input: Type.Object({}),
  result: Type.Array(Tenant),
});
