import { afterAll, beforeAll, expect } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from '../startTestServer';
import { fingerprint } from './fingerprint';

/** A server for tests with bad input. */
export function triedServer() {
  let server: TestServer;
  let admin: TestCaller;
  /** The caller that signs out. */
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
    /** The caller for an endpoint. @param name of the endpoint */
    callerFor: (name = ''): TestCaller => (name === 'logout' ? leaving : admin),
    /** Expects that the tests changed no record. */
    expectUnchanged: async () => expect(await fingerprint(server)).toBe(stored),
  };
}
