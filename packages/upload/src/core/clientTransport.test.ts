import { ApiError, createClient } from '@gezi/client/core';
import { broken, createFakeServer, expired, refuse, reply, signedInSession } from '@gezi/client/testing';
import { describe, expect, test, vi } from 'vitest';
import { clientTransport } from './clientTransport';

function setUp() {
  const server = createFakeServer({
    'POST /sys/common/upload': reply({ id: 'f-1' }, { message: 'temp/a.pdf' }),
    'POST /full': refuse('空间不足'),
    'POST /expired': expired(),
    'POST /broken': broken(),
  });
  const onError = vi.fn<(error: ApiError) => void>();
  const client = createClient({ session: signedInSession(), fetch: server.fetch, onError });
  const send = (action: string, token = true, partName = 'file', headers: Record<string, string> = {}) =>
    clientTransport(client)({
      file: new File(['%PDF-'], 'a.pdf'),
      action,
      token,
      partName,
      headers,
      fields: { biz: 'temp' },
      signal: new AbortController().signal,
      onProgress: () => {},
    });
  return { server, send, onError };
}

describe('clientTransport', () => {
  test('sends file and fields as form and the token as header', async () => {
    const { server, send } = setUp();
    expect(await send('/sys/common/upload')).toEqual({ success: true, message: 'temp/a.pdf', result: { id: 'f-1' } });
    const [request] = server.requests;
    const form = request!.body as FormData;
    expect([form.get('biz'), (form.get('file') as File).name]).toEqual(['temp', 'a.pdf']);
    expect(request!.headers['x-access-token']).toBe('token-of-a-test');
  });

  test('uses another form field', async () => {
    const { server, send } = setUp();
    await send('/sys/common/upload', true, 'attachment');
    const form = server.requests[0]!.body as FormData;
    expect([form.get('file'), (form.get('attachment') as File).name]).toEqual([null, 'a.pdf']);
  });

  test('sends additional headers, but none instead of those of the session', async () => {
    const { server, send } = setUp();
    await send('/sys/common/upload', true, 'file', { 'X-Batch': 'B-1', 'x-access-token': 'other', 'Tenant-Id': '7' });
    expect(server.requests[0]!.headers).toMatchObject({
      'x-batch': 'B-1',
      'x-access-token': 'token-of-a-test',
      'tenant-id': '0',
    });
  });

  test('sends no token if not wanted', async () => {
    const { server, send } = setUp();
    await send('/sys/common/upload', false);
    expect(server.requests[0]!.headers).not.toHaveProperty('x-access-token');
  });

  test('a refusal is an answer with the message of the server', async () => {
    const { send, onError } = setUp();
    expect(await send('/full')).toMatchObject({ success: false, message: '空间不足' });
    expect(onError).not.toHaveBeenCalled();
  });

  test('an expired token is reported', async () => {
    const { send, onError } = setUp();
    expect((await send('/expired')).message).toBe('很抱歉，登录已过期，请重新登录');
    expect(onError).toHaveBeenCalledOnce();
  });

  test('a broken connection throws', async () => {
    await expect(setUp().send('/broken')).rejects.toThrow(ApiError);
  });
});
