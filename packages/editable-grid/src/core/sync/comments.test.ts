import { describe, expect, test } from 'vitest';
import { MAX_COMMENT_LENGTH, MAX_COMMENTS, MAX_REMOVED_COMMENTS } from '../comments/bounds';
import type { CellComment } from '../comments/CellComment';
import { memoryStore } from './memoryStore';
import { SyncDocument } from './SyncDocument';
import { SyncHub } from './SyncHub';
import type { ClientMessage, ServerMessage } from './SyncMessage';
import type { StoredOutbox } from './SyncOutbox';
import { SyncPage, type StepRule } from './SyncPage';
import { SyncSession } from './SyncSession';
import type { SyncStep } from './SyncStep';
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

  test('leaves with its row and returns with it, also offline and on a server that was restarted', async () => {
    const { store, world, li, wang } = await pair();
    li.comment({ kind: 'add', comment: comment('1', '李采购') });
    await world.pass(200);
    const shown = () => [li, wang].map(({ rows, session }) => [rows.length, session.comments.length]);
    world.cut(wang);
    wang.remove(['a']);
    expect(shown()).toEqual([
      [1, 1],
      [0, 0],
    ]);
    world.connect(wang);
    await world.pass(500);
    expect(shown()).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(store.page.document.comments).toEqual([]);
    world.restart();
    store.restart();
    for (const client of [li, wang]) {
      client.start();
      world.connect(client);
    }
    await world.pass(500);
    expect(shown()).toEqual([
      [0, 0],
      [0, 0],
    ]);
    wang.insert(0, [{ id: 'a', values: row.values }]);
    expect(wang.session.comments).toEqual([comment('1', '李采购')]);
    await world.pass(200);
    expect(li.session.comments).toEqual([comment('1', '李采购')]);
  });
});

describe('the bounds of a page', () => {
  const many = (count: number, rowId = 'a') =>
    Array.from({ length: count }, (_, nth) => comment(`${rowId}-${nth}`, '李采购', { rowId }));

  test('a longer text is refused, one of the greatest length is not', async () => {
    const { world, li, wang } = await pair();
    for (const [id, length] of Object.entries({ '1': MAX_COMMENT_LENGTH, '2': MAX_COMMENT_LENGTH + 1 }))
      li.comment({ kind: 'add', comment: comment(id, '李采购', { text: '字'.repeat(length) }) });
    await world.pass(300);
    expect(li.session.refused.map(({ reason }) => reason)).toEqual(['comment-too-long']);
    expect(wang.session.comments.map(({ id }) => id)).toEqual(['1']);
  });

  test('comments of removed rows do not count', () => {
    const page = new SyncPage({
      version: 0,
      rows: [row, { ...row, id: 'b' }],
      comments: [...many(MAX_COMMENTS - 1), ...many(1, 'b')],
    });
    const user = { id: '李采购', name: '李采购' };
    const add = (id: string) => ({
      kind: 'comment' as const,
      rowId: 'a',
      change: { kind: 'add' as const, comment: comment(id, '李采购') },
    });
    const accept = (seq: number, step: SyncStep) => page.accept('client', user, [{ seq, steps: [step] }]);
    expect(accept(1, add('full'))).toMatchObject({ refused: [{ seq: 1, reason: 'too-many-comments' }] });
    accept(2, { kind: 'remove', rowId: 'b', base: 0 });
    expect(accept(3, add('room'))).toMatchObject({ entries: [{ seq: 3 }] });
    expect(page.document.comments).toHaveLength(MAX_COMMENTS);
  });

  const user = { id: '李采购', name: '李采购' };
  const adding = (id: string, rowId: string): SyncStep => ({
    kind: 'comment',
    rowId,
    change: { kind: 'add', comment: comment(id, '李采购', { rowId }) },
  });
  const insert: SyncStep = { kind: 'insert', rowId: 'z', order: 'a1', values: {} };
  const remove: SyncStep = { kind: 'remove', rowId: 'z', base: 0 };

  test.each<[string, SyncStep[], string | undefined]>([
    ['as many as allowed', many(MAX_COMMENTS).map(({ id }) => adding(id, 'a')), undefined],
    ['one more', many(MAX_COMMENTS + 1).map(({ id }) => adding(id, 'a')), 'too-many-comments'],
    ['of a row that it inserts', [insert, adding('1', 'z')], undefined],
    ['before the row that it inserts', [adding('1', 'z'), insert], 'unknown-row'],
    ['of a row that it inserts and removes', [insert, remove, adding('1', 'z')], 'unknown-row'],
    ['of a row that it removes and restores', [insert, remove, insert, adding('1', 'z')], undefined],
  ])('comments of one change are counted one after another: %s', (_name, steps, reason) => {
    const page = new SyncPage({ version: 0, rows: [row] });
    const result = page.accept('client', user, [{ seq: 1, steps }]);
    expect(result).toMatchObject({ refused: reason === undefined ? [] : [{ seq: 1, reason }] });
    const added = steps.filter(({ kind }) => kind === 'comment').length;
    expect(page.document.comments).toHaveLength(reason === undefined ? added : 0);
  });

  test('the oldest removals are forgotten', () => {
    const rows = ['b', 'c'].map((id) => ({ ...row, id }));
    const page = new SyncDocument({
      version: 0,
      rows,
      comments: [...many(2, 'b'), ...many(MAX_REMOVED_COMMENTS, 'c')],
    });
    const user = { id: 'u', name: 'u' };
    page.apply({ version: 1, clientId: 'x', seq: 1, user, steps: [{ kind: 'remove', rowId: 'b', base: 0 }] });
    page.apply({ version: 2, clientId: 'x', seq: 2, user, steps: [{ kind: 'remove', rowId: 'c', base: 0 }] });
    expect(page.storedComments.map(({ id }) => id)).toEqual(many(MAX_REMOVED_COMMENTS, 'c').map(({ id }) => id));
  });
});

describe('a refused step', () => {
  test('of a row that was removed meanwhile returns its text', async () => {
    const { world, li, wang } = await pair();
    world.cut(li);
    wang.remove(['a']);
    await world.pass(200);
    li.comment({ kind: 'add', comment: comment('1', '李采购') });
    world.connect(li);
    await world.pass(500);
    expect(li.session.refused).toMatchObject([{ reason: 'unknown-row', steps: [{ kind: 'comment' }] }]);
    expect([li.session.comments, li.session.unsettled]).toEqual([[], 0]);
  });

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

  test('of an id that another user’s removed comment has leaves that comment alone', () => {
    const page = new SyncPage({
      version: 0,
      rows: [row, { ...row, id: 'b' }],
      comments: [comment('1', '李采购', { rowId: 'b' })],
    });
    const wang = { id: '王经理', name: '王经理' };
    const own = comment('1', '王经理');
    const step = (kind: 'add' | 'edit' | 'remove'): SyncStep => ({
      kind: 'comment',
      rowId: 'a',
      change: { kind, comment: own },
    });
    const changes: SyncStep[][] = [
      [step('add')],
      [{ kind: 'remove', rowId: 'b', base: 0 }],
      [step('add')],
      [{ kind: 'insert', rowId: 'b', order: 'a1', values: {} }],
      [step('edit')],
      [step('remove')],
      [{ kind: 'remove', rowId: 'b', base: 0 }, step('add')],
    ];
    const result = page.accept(
      'client',
      wang,
      changes.map((steps, index) => ({ seq: index + 1, steps })),
    );
    expect(result).toMatchObject({ refused: [1, 3, 5, 6, 7].map((seq) => ({ seq, reason: 'not-author' })) });
    expect(page.document.comments).toEqual([comment('1', '李采购', { rowId: 'b' })]);
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

describe('a server that cannot settle comments', () => {
  const stored = (seq: number | undefined) => ({
    clientId: 'client-li',
    nextSeq: 4,
    pending: [
      {
        ...(seq !== undefined && { seq }),
        steps: [
          { kind: 'comment' as const, rowId: 'a', change: { kind: 'add' as const, comment: comment('1', '李采购') } },
        ],
      },
      { steps: [{ kind: 'edit' as const, rowId: 'a', column: 'counts', value: 2, base: 0 }] },
    ],
  });
  const session = (outbox: StoredOutbox) => {
    const sent: ClientMessage[] = [];
    const parts = { keep: () => {}, show: () => {}, notify: () => {}, random: () => 0.5, socketKey: 'grid' };
    return { sent, session: new SyncSession({ ...parts, outbox, send: (message) => sent.push(message) }) };
  };
  const welcome = (protocol: number, acked: number): ServerMessage => ({
    type: 'sync_welcome',
    data: {
      protocol,
      clientId: 'client-li',
      epoch: 'e',
      version: 0,
      rows: [row],
      acked,
      user: { id: '李采购', name: '李采购' },
      mayWrite: true,
    },
  });
  const changesOf = (sent: readonly ClientMessage[]) =>
    sent.flatMap((message) => (message.type === 'sync_change' ? message.data.changes : []));

  test.each([
    ['not sent yet', undefined, [{ seq: 4, kinds: ['edit'] }]],
    [
      'sent to a later version before',
      3,
      [
        { seq: 3, kinds: ['remove'] },
        { seq: 4, kinds: ['edit'] },
      ],
    ],
  ])('an earlier version: comments %s are withdrawn, edits are sent', (_name, seq, expected) => {
    const { sent, session: li } = session(stored(seq));
    li.connected(0);
    li.receive(welcome(1, seq === undefined ? 3 : 2), 10);
    li.tick(1_000);
    expect(li.refused).toMatchObject([{ reason: 'unsupported', steps: [{ kind: 'comment' }] }]);
    expect(
      changesOf(sent).map(({ seq: number, steps }) => ({ seq: number, kinds: steps.map(({ kind }) => kind) })),
    ).toEqual(expected);
    expect(li.comments).toEqual([]);
  });

  test('a comment is withdrawn after five connections that ended before its answer', () => {
    const { sent, session: li } = session(stored(undefined));
    for (let times = 0; times < 5; times += 1) {
      li.connected(times);
      li.receive(welcome(2, 3), times);
      expect(li.refused).toEqual([]);
      li.disconnected();
    }
    sent.splice(0);
    li.connected(10);
    li.receive(welcome(2, 3), 10);
    expect(li.refused).toMatchObject([{ reason: 'unanswered', steps: [{ kind: 'comment' }] }]);
    expect(changesOf(sent).flatMap(({ steps }) => steps.map(({ kind }) => kind))).toEqual(['remove', 'edit']);
  });

  test('edits between the connections do not delay that', () => {
    const { sent, session: li } = session(stored(undefined));
    let withdrawnAt: number | undefined;
    for (let times = 0; times < 30; times += 1) {
      li.connected(times * 10);
      li.receive(welcome(2, 3), times * 10);
      if (li.refused.length > 0) withdrawnAt ??= times;
      li.disconnected();
      li.local([{ kind: 'edit', rowId: 'a', column: 'name', value: `名称 ${times}` }], times * 10 + 5);
    }
    expect(withdrawnAt).toBe(5);
    expect(li.refused).toMatchObject([{ reason: 'unanswered', steps: [{ kind: 'comment' }] }]);
    expect(li.comments).toEqual([]);
    sent.splice(0);
    li.connected(1_000);
    li.receive(welcome(2, 3), 1_000);
    // The edits stay.
    expect(changesOf(sent)).toHaveLength(32);
  });

  test('adopted changes of another page are counted anew', () => {
    const { session: li } = session(stored(undefined));
    for (let times = 0; times < 4; times += 1) {
      li.connected(times);
      li.receive(welcome(2, 3), times);
      li.disconnected();
    }
    li.connected(5);
    li.receive(welcome(2, 5), 5);
    expect(li.unsettled).toBe(0);
    expect(li.adopt(stored(undefined), 6)).toBe(true);
    li.receive(welcome(2, 3), 7);
    li.disconnected();
    li.connected(8);
    li.receive(welcome(2, 3), 8);
    expect([li.refused, li.unsettled]).toEqual([[], 2]);
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
