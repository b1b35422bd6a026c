import { afterEach, expect, test, vi } from 'vitest';
import { signedInSession } from '../../testing/index';
import type { ApiError } from '../errors/ApiError';
import { createClient } from './createClient';
import type { Fetch } from './sendWithin';

const ANSWER = { success: true, message: '', code: 200, result: '完成', timestamp: 1 };
const fire = (name: string) => window.dispatchEvent(new Event(name));
const settle = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  vi.useRealTimers();
  fire('pageshow');
});

/** A client whose first call is aborted by the browser. */
function openClient() {
  const onError = vi.fn<(error: ApiError) => void>();
  const fetch = vi
    .fn<Fetch>(async () => Response.json(ANSWER))
    .mockImplementationOnce(async () => {
      throw new TypeError('Failed to fetch');
    });
  return { client: createClient({ session: signedInSession(), fetch, onError }), fetch, onError };
}

/** States of a promise so far. */
function watch(call: Promise<unknown>) {
  const seen = vi.fn<(state: string, value: unknown) => void>();
  call.then(
    (value) => seen('resolved', value),
    (error: Error) => seen('rejected', error.name),
  );
  return seen;
}

test('a call that a left page loses neither fails nor is reported', async () => {
  const { client, onError } = openClient();
  fire('pagehide');
  const seen = watch(client.get('/sys/dict/list'));
  await settle();
  expect(seen).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
});

test('a read is sent again when the user comes back', async () => {
  const { client, fetch } = openClient();
  fire('pagehide');
  const call = client.get('/sys/dict/list');
  await settle();
  fire('pageshow');
  expect(await call).toBe('完成');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a write is not sent again, but fails when the user comes back', async () => {
  const { client, fetch, onError } = openClient();
  fire('pagehide');
  const call = client.post('/sys/position/add', {});
  fire('pageshow');
  await expect(call).rejects.toMatchObject({ kind: 'network' });
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(onError).toHaveBeenCalledOnce();
});

test('a call that fails before the page is hidden waits until it is certain that the user stays', async () => {
  vi.useFakeTimers();
  const { client } = openClient();
  fire('beforeunload');
  const seen = watch(client.get('/sys/dict/list'));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toHaveBeenCalledExactlyOnceWith('resolved', '完成');
});

test('a refusal of the server is not held back', async () => {
  const onError = vi.fn<(error: ApiError) => void>();
  const fetch: Fetch = async () => Response.json({ ...ANSWER, success: false, code: 401 }, { status: 401 });
  const client = createClient({ session: signedInSession(), fetch, onError });
  fire('pagehide');
  await expect(client.get('/sys/dict/list')).rejects.toMatchObject({ status: 401 });
});
