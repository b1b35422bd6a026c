import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sheetKind } from '../src/features/demo/shared-sheet/sheetKind';
import { HEART_BEAT, listening, ready, testSockets } from './support/sockets';
import { startTestServer, type TestServer } from './support/startTestServer';

let server: TestServer;
let address: string;
const { connect, closeAll } = testSockets(() => address);

beforeAll(async () => {
  server = await startTestServer();
  address = await listening(server);
});
afterAll(async () => {
  closeAll();
  await server.close();
});

test('a newer connection of a user replaces an older one that is admitted later', async () => {
  const { userId, token } = await server.as('manager');
  let admit = () => {};
  const held = new Promise<void>((resolve) => (admit = resolve));
  const right = vi.spyOn(sheetKind, 'right').mockImplementationOnce(async () => {
    await held;
    return 'write';
  });
  const open = () => connect(`/api/vxeSocket/${userId}/sheet:demo`, token);
  const older = await open();
  await vi.waitFor(() => expect(right).toHaveBeenCalledOnce(), 15_000);
  const newer = await ready(await open(), HEART_BEAT);
  admit();
  expect(await older.closed).toBe(4001);
  await ready(newer, HEART_BEAT);
  right.mockRestore();
});
