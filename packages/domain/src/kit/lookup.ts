import { Type, type TProperties, type TSchema } from 'typebox';
import { internal } from './access';
import { endpoint } from './endpoint';

/** A GET endpoint for buyers that reads data of the current tenant. @param members query parameters */
export const lookup = <Members extends TProperties, Result extends TSchema>(
  path: string,
  members: Members,
  result: Result,
) => endpoint({ method: 'GET', path, access: internal('tenant'), input: Type.Object(members), result });
