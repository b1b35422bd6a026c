import { Type, type TProperties, type TSchema } from 'typebox';
import { internal } from './access';
import { endpoint } from './endpoint';

/** A call by which the buying side reads what the tenant in force has; `members` are those of the query. */
export const lookup = <Members extends TProperties, Result extends TSchema>(
  path: string,
  members: Members,
  result: Result,
) => endpoint({ method: 'GET', path, access: internal('tenant'), input: Type.Object(members), result });
