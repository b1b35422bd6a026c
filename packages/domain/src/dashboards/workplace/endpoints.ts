import { Type, type Static } from 'typebox';
import { endpoint, signedIn, Text } from '../../kit';

/** A kind of work that waits for the caller. */
export const Todo = Type.Object({
  /** E.g. `plan-approve`. */
  code: Text(64),
  title: Text(),
  /** Number of records, above 0. */
  count: Type.Integer(),
  /** Page of the app with these records. */
  path: Text(500),
});
export type Todo = Static<typeof Todo>;

/** Work that waits for the caller, in the order of the menu; only kinds with something to do. */
export const listTodos = endpoint({
  method: 'GET',
  path: '/dashboard/todos',
  access: signedIn('tenant'),
  input: Type.Object({}),
  result: Type.Array(Todo),
});
