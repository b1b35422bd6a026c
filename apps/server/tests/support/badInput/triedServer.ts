import { afterAll, beforeAll, expect } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from '../startTestServer';
import { fingerprint } from './fingerprint';

/** A server that the tests of a file try to upset. */
export function triedServer() {
  let server: TestServer;
  let admin: TestCaller;
  /** Signs itself out. */
  let leaving: TestCaller;
  let stored: string;
  beforeAll(async () => {
    server = await startTestServer();
    admin = await server.as('admin', { tenant: 1 });
    leaving = await server.as('admin', { tenant: 1 });
    stored = await fingerprint(server);
  });
  afterAll(() => server.close());

  return {
    anonymous: () => server.anonymous,
    /** Who calls an endpoint. @param name of the endpoint */
    callerFor: (name = ''): TestCaller => (name === 'logout' ? leaving : admin),
    /** No record is another one than before the tests. */
    expectUnchanged: async () => expect(await fingerprint(server)).toBe(stored),
  };
}
