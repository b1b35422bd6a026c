import { RIGHTS } from './rights';
import type { TestCaller, TestServer } from './startTestServer';

/** @returns a function that returns a caller who may call the endpoint of a name: the administrator if possible */
export function rightfulCallers(server: () => TestServer): (name: string) => Promise<TestCaller> {
  const callers = new Map<string, TestCaller>();
  return async (name) => {
    const right = RIGHTS[name]!;
    if (!('users' in right)) return server().anonymous;
    const user = (right.users as readonly string[]).includes('admin') ? 'admin' : right.users[0]!;
    const known = callers.get(user) ?? (await server().as(user, { tenant: 1 }));
    callers.set(user, known);
    return known;
  };
}
