import { describe, expect, test } from 'vitest';
import type { CellComment } from '../comments/CellComment';
import { memoryStore } from './memoryStore';
import { SyncHub } from './SyncHub';
import type { ServerMessage } from './SyncMessage';
import type { StepRule } from './SyncPage';
import { SyncWorld } from './SyncWorld';

const FAULTLESS = { loss: 0, duplicates: 0, latency: [5, 10] } as const;
const row = { id: 'a', order: 'a0', values: { name: '球阀', counts: 1 }, stamps: {} };
const comment = (id: string, by: string, part: Partial<CellComment> = {}): CellComment => ({
  id,
  rowId: 'a',
  column: 'counts',
  text: `批注 ${id}`,
  author: { id: by, name: by },
  time: '2026-03-05T08:00:00Z',
  ...part,
});

/** Two users on one page, both up to date. */
async function pair(rule?: StepRule) {
  const store = memoryStore({ version: 0, rows: [row] }, rule, 2);
  const world = new SyncWorld(1, store, ['李采购', '王经理'], FAULTLESS);
  const [li, wang] = world.clients as [(typeof world.clients)[0], (typeof world.clients)[0]];
  world.connect(li);
  world.connect(wang);
  await world.pass(200);
  return { store, world, li, wang };
}

describe('a comment', () => {
  test('reaches the others with the name of the connection that sent it', async () => {
    const { world, li, wang } = await pair();
    li.comment({ kind: 'add', comment: comment('1', '王经理') });
    await world.pass(200);
    expect(wang.session.comments).toEqual([comment('1', '李采购')]);
    expect(li.session.comments).toEqual(wang.session.comments);
  });

  test('is replied to, edited, resolved and removed', async () => {
    const { world, li, wang } = await pair();
    li.comment({ kind: 'add', comment: comment('1', '李采购') });
    await world.pass(200);
    wang.comment({ kind: 'add', comment: comment('2', '王经理') });
    await world.pass(200);
    // An edit that crosses the resolution keeps it.
    wang.comment({ kind: 'resolve', rowId: 'a', column: 'counts' });
    li.comment({ kind: 'edit', comment: comment('1', '李采购', { text: '改', edited: '2026-03-06T08:00:00Z' }) });
    await world.pass(200);
    expect(li.session.comments.map(({ text, resolved }) => [text, resolved])).toEqual([
      ['改', true],
      ['批注 2', true],
    ]);
    expect(wang.session.comments).toEqual(li.session.comments);
    li.comment({ kind: 'remove', comment: comment('1', '李采购') });
    await world.pass(200);
    expect(wang.session.comments.map(({ id }) => id)).toEqual(['2']);
  });

  test('is shown at once and sent when the connection is back, even after a reload', async () => {
    const { world, li, wang } = await pair();
    world.cut(li);
    li.comment({ kind: 'add', comment: comment('1', '李采购') });
    expect(li.session.comments).toHaveLength(1);
    li.start();
    world.connect(li);
    await world.pass(500);
    expect(wang.session.comments).toEqual([comment('1', '李采购')]);
    expect(li.session.unsettled).toBe(0);
  });

  test('is there for those who join later, also from a server that was restarted', async () => {
    const { store, world, li, wang } = await pair();
    world.cut(wang);
    for (const id of ['1', '2', '3']) li.comment({ kind: 'add', comment: comment(id, '李采购') });
    await world.pass(200);
    world.restart();
    store.restart();
    wang.start();
    world.connect(wang);
    await world.pass(200);
    expect(wang.session.comments.map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  test('stays while its row is removed, for an undo', async () => {
    const { world, li, wang } = await pair();
    li.comment({ kind: 'add', comment: comment('1', '李采购') });
    wang.remove(['a']);
    await world.pass(200);
    wang.insert(0, [{ id: 'a', values: row.values }]);
    await world.pass(200);
    expect([li, wang].map(({ rows, session }) => [rows.length, session.comments.length])).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });
});

describe('a refused step', () => {
  test('of another user’s comment changes nothing', async () => {
    const { world, li, wang } = await pair();
    li.comment({ kind: 'add', comment: comment('1', '李采购') });
    await world.pass(200);
    wang.comment({ kind: 'edit', comment: comment('1', '王经理', { text: '篡改' }) });
    wang.comment({ kind: 'remove', comment: comment('1', '王经理') });
    await world.pass(200);
    expect(wang.session.refused.map(({ reason }) => reason)).toEqual(['not-author', 'not-author']);
    expect(wang.session.comments).toEqual([comment('1', '李采购')]);
    expect(li.session.comments).toEqual([comment('1', '李采购')]);
  });

  test('of the page’s rule is returned with its text', async () => {
    const { world, li } = await pair((step) => (step.kind === 'comment' ? 'no-comments' : undefined));
    li.comment({ kind: 'add', comment: comment('1', '李采购') });
    await world.pass(200);
    expect(li.session.comments).toEqual([]);
    expect(li.session.refused).toMatchObject([
      { reason: 'no-comments', steps: [{ kind: 'comment', change: { comment: { text: '批注 1' } } }] },
    ]);
  });
});

test('clients of the first version receive entries without comments', async () => {
  const store = memoryStore({ version: 0, rows: [row] });
  const hub: SyncHub<string> = new SyncHub({ store, nameOf: (page) => page, publish: (news) => hub.receiveNews(news) });
  const received: ServerMessage[] = [];
  const member = (id: string, send: (message: ServerMessage) => void) => ({
    id,
    page: 'page',
    user: { id, name: id },
    mayWrite: true,
    send,
    reject: () => expect.unreachable(),
  });
  const old = member('old', (message) => received.push(message));
  const now = member('now', () => {});
  const hello = (clientId: string, protocol: number) => ({
    type: 'sync_hello' as const,
    data: { protocol, clientId, since: null, socketKey: 'grid' },
  });
  await hub.receive(old, hello('client-old', 1));
  await hub.receive(now, hello('client-now', 2));
  const steps = [
    { kind: 'comment' as const, rowId: 'a', change: { kind: 'add' as const, comment: comment('1', 'now') } },
    { kind: 'edit' as const, rowId: 'a', column: 'counts', value: 2, base: 0 },
  ];
  await hub.receive(now, { type: 'sync_change', data: { clientId: 'client-now', changes: [{ seq: 1, steps }] } });
  await hub.receive(old, { type: 'sync_pull', data: { since: 0 } });
  const entries = received.flatMap((message) => (message.type === 'sync_entries' ? message.data.entries : []));
  expect(entries.map((entry) => entry.steps.map(({ kind }) => kind))).toEqual([['edit'], ['edit']]);
});
