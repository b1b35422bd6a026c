import { Type } from 'typebox';
import { anyone, endpoint } from '../../kit';

/** Whether the server and its database answer. */
export const health = endpoint({
  method: 'GET',
  path: '/sys/health',
  access: anyone,
  input: Type.Object({}),
  result: Type.Object({ status: Type.Literal('UP') }),
  answer: 'raw',
});
