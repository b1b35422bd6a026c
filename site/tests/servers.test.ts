import { createClient } from '@gezi/client/core';
import { broken, createFakeServer, refuse, reply, signedInSession, type FakeReply } from '@gezi/client/testing';
import { firstOrderKeys, type SyncChange } from '@gezi/editable-grid/core';
import { sendLarge } from '@gezi/upload/core';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileStore } from '../samples/zh-CN/editable-grid/syncStore';
import { answerPeople } from '../samples/zh-CN/guide/people';
import { largeUploads } from '../samples/zh-CN/upload/parts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gezi-site-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const [order] = firstOrderKeys(1);
const seed = () => ({ version: 0, rows: [{ id: 'a', order: order!, values: { counts: 1 }, stamps: {} }] });
const user = { id: 'u1', name: '李华' };
const edit = (seq: number, value: number): SyncChange => ({
  seq,
  steps: [{ kind: 'edit', rowId: 'a', column: 'counts', value, base: seq - 1 }],
});

test('the storage of shared sheets keeps them through a restart', async () => {
  const store = fileStore(folder, seed);
  await store.accept('lines', 'browser', user, [edit(1, 5), edit(2, 6)]);
  await store.accept('other', 'browser', user, [edit(1, 9)]);

  const restarted = fileStore(folder, seed);
  const opened = await restarted.open('lines', 'browser', null);
  expect(opened).toMatchObject({ version: 2, acked: 2, rows: [{ values: { counts: 6 } }] });
  // A repeated change is acknowledged and not applied again.
  expect(await restarted.accept('lines', 'browser', user, [edit(2, 7)])).toMatchObject({
    entries: [],
    seq: 2,
    version: 2,
  });
  expect(await restarted.open('lines', 'browser', { epoch: opened.epoch, version: 1 })).toMatchObject({
    entries: [{ version: 2 }],
  });
  expect(await restarted.after('lines', 0)).toMatchObject({ head: 2, entries: [{ version: 1 }, { version: 2 }] });
  expect(await restarted.open('other', 'browser', null)).toMatchObject({ rows: [{ values: { counts: 9 } }] });
});

test('the rule of the storage refuses a step with its reason', async () => {
  const store = fileStore(folder, seed, (step) =>
    step.kind === 'edit' && Number(step.value) < 0 ? '不能为负' : undefined,
  );
  const answer = await store.accept('lines', 'browser', user, [edit(1, -1)]);
  expect(answer).toMatchObject({ entries: [], refused: [{ seq: 1, reason: '不能为负' }] });
  expect(await store.open('lines', 'browser', null)).toMatchObject({ acked: 1, rows: [{ values: { counts: 1 } }] });
});

test('an interrupted upload in parts resumes at the first missing part', async () => {
  const uploads = largeUploads(folder);
  const received: number[] = [];
  let interrupted = false;
  const orGone = (state: object | undefined): FakeReply => (state ? reply(state) : refuse('没有这个上传'));
  const server = createFakeServer({
    'POST /sys/common/largeUpload/begin': ({ body }) =>
      reply(uploads.begin('u1', body as { fileName: string; fingerprint: string })),
    'POST /sys/common/largeUpload/finish': ({ body }) =>
      reply(null, { message: uploads.finish('u1', body as { id: string; digest: string }) ?? '' }),
    'POST /sys/common/largeUpload/{id}/{index}': async ({ params, query, body }) => {
      const index = Number(params['index']);
      if (index === 1 && !interrupted) {
        interrupted = true;
        return broken();
      }
      received.push(index);
      const part = (body as FormData).get('file') as File;
      return orGone(
        uploads.takePart('u1', params['id']!, index, new Uint8Array(await part.arrayBuffer()), query['sha256']!),
      );
    },
  });
  const client = createClient({ session: signedInSession(), fetch: server.fetch, xhr: server.xhr });
  const bytes = new Uint8Array(9 * 1024 * 1024).map((_, index) => index % 251);
  const send = () =>
    sendLarge(
      client,
      {
        file: new File([bytes], 'report.pdf', { lastModified: 1 }),
        action: '/sys/common/upload',
        fields: {},
        token: true,
        signal: new AbortController().signal,
        onProgress: () => {},
      },
      { patience: 0 },
    );
  await expect(send()).rejects.toMatchObject({ kind: 'network' });
  const stored = await send();
  expect(received).toEqual([0, 1, 2]);
  expect(stored.message).toMatch(/\/report\.pdf$/);
  expect(readFileSync(join(folder, stored.message.split('/')[0]!)).equals(Buffer.from(bytes))).toBe(true);
});

test('users are found by a part of their name and by their department', () => {
  const found = (query: Record<string, string>) =>
    answerPeople('/api/sys/user/queryUserComponentData', new URLSearchParams(query));
  expect(found({ username: '*李*' })).toMatchObject({ result: { total: 1, records: [{ username: 'lihua' }] } });
  expect(found({ departId: 'd3', pageNo: '2', pageSize: '1' })).toMatchObject({
    result: { total: 2, records: [{ username: 'wangjianguo' }] },
  });
});
