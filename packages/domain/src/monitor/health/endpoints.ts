import { Type } from 'typebox';
import { anyone, endpoint } from '../../kit';

/** Checks that the server and its database respond. */
export const health = endpoint({
  method: 'GET',
  path: '/sys/health',
  access: anyone,
  input: Type.Object({}),
  /** Status 503 with the parts that are down, otherwise `UP`. */
  result: Type.Object({
    status: Type.Union([Type.Literal('UP'), Type.Literal('DOWN')]),
    components: Type.Optional(Type.Object({ database: Type.Literal('DOWN') })),
  }),
  answer: 'raw',
});
