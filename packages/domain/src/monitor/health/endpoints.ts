import { Type } from 'typebox';
import { anyone, endpoint } from '../../kit';

/** Checks that the server and its database respond. */
export const health = endpoint({
  method: 'GET',
  path: '/sys/health',
  access: anyone,
  input: Type.Object({}),
  result: Type.Object({ status: Type.Literal('UP') }),
  answer: 'raw',
});
