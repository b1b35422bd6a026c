import { randomUUID } from 'node:crypto';
import type { CellComment, CommentChange } from '@gezi/editable-grid/core';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { gridPage } from '../src/platform/db';
import { sheetPerson } from './support/sheetPerson';
import { listening } from './support/sockets';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

/** Milliseconds an answer may take on a busy machine. */
const PATIENCE = 15_000;

let server: TestServer;
let address: string;
let manager: TestCaller;
let purchaser: TestCaller;
const people = new Set<ReturnType<typeof sheetPerson>>();

beforeAll(async () => {
  server = await startTestServer();
  address = await listening(server);
  [manager, purchaser] = await Promise.all([server.as('manager'), server.as('purchaser')]);
});
afterAll(() => server.close());
afterEach(() => {
  for (const one of people) one.stop();
  people.clear();
});

async function join(who: TestCaller, url = address) {
  const one = sheetPerson(who, () => url);
  people.add(one);
  one.connect();
  await vi.waitFor(() => expect(one.session.connection).toBe('live'), PATIENCE);
  const say = (change: CommentChange) => one.session.local([{ kind: 'comment', change }], Date.now());
  return { ...one, say };
}

const comment = (who: TestCaller, part: Partial<CellComment> = {}): CellComment => ({
  id: randomUUID(),
  rowId: 'sheet-1',
  column: 'counts',
  text: '请核对数量',
  author: { id: who.userId, name: '' },
  time: new Date().toISOString(),
  ...part,
});
const find = ({ session }: Awaited<ReturnType<typeof join>>, id: string) =>
  session.comments.find((each) => each.id === id);

test('comments reach the other users with the author of the session', async () => {
  const [mine, theirs] = [await join(manager), await join(purchaser)];
  // A client that claims another author.
  const added = comment(purchaser);
  mine.say({ kind: 'add', comment: added });
  await vi.waitFor(() => expect(find(theirs, added.id)?.author.id).toBe(manager.userId), PATIENCE);
  expect(find(theirs, added.id)?.author.name).not.toBe('');
  theirs.say({ kind: 'resolve', rowId: 'sheet-1', column: 'counts' });
  await vi.waitFor(() => expect(find(mine, added.id)?.resolved).toBe(true), PATIENCE);
});

test('comments of other users are neither edited nor removed', async () => {
  const [mine, theirs] = [await join(manager), await join(purchaser)];
  const added = comment(manager);
  mine.say({ kind: 'add', comment: added });
  await vi.waitFor(() => expect(find(theirs, added.id)).toBeDefined(), PATIENCE);
  theirs.say({ kind: 'edit', comment: { ...added, text: '篡改' } });
  theirs.say({ kind: 'remove', comment: added });
  await vi.waitFor(
    () => expect(theirs.session.refused.map(({ reason }) => reason)).toEqual(['not-author', 'not-author']),
    PATIENCE,
  );
  expect(find(theirs, added.id)?.text).toBe('请核对数量');
  expect(find(mine, added.id)?.text).toBe('请核对数量');
});

test.each<[string, Partial<CellComment>, string]>([
  ['of a column that the page does not have', { column: 'hacked' }, 'unknown-column'],
  ['that is too long', { text: '字'.repeat(4_001) }, 'comment-too-long'],
])('a comment %s is refused', async (_name, part, reason) => {
  const mine = await join(manager);
  const added = comment(manager, part);
  mine.say({ kind: 'add', comment: added });
  await vi.waitFor(() => expect(mine.session.refused).toMatchObject([{ reason }]), PATIENCE);
  expect(find(mine, added.id)).toBeUndefined();
});

test('comments leave with their row and return with it, also on another server', { timeout: 60_000 }, async () => {
  const mine = await join(manager);
  const row = { rowId: 'sheet-3', values: mine.session.page.get('sheet-3')!.values };
  const added = comment(manager, { rowId: row.rowId });
  mine.say({ kind: 'add', comment: added });
  mine.session.local([{ kind: 'remove', rowIds: [row.rowId] }], Date.now());
  for (let nth = 0; nth < 201; nth += 1) mine.write('sheet-2', 'counts', nth);
  await vi.waitFor(() => expect(mine.session.unsettled).toBe(0), PATIENCE);
  expect(find(mine, added.id)).toBeUndefined();

  const again = await startTestServer({ db: server.db });
  const late = await join(await again.as('purchaser'), await listening(again));
  expect(find(late, added.id)).toBeUndefined();
  late.say({ kind: 'add', comment: comment(purchaser, { rowId: row.rowId }) });
  await vi.waitFor(() => expect(late.session.refused).toMatchObject([{ reason: 'unknown-row' }]), PATIENCE);
  late.session.local([{ kind: 'insert', index: 2, rows: [{ id: row.rowId, values: row.values }] }], Date.now());
  await vi.waitFor(() => expect(late.session.unsettled).toBe(0), PATIENCE);
  expect(find(late, added.id)).toMatchObject({ text: '请核对数量', author: { id: manager.userId } });
  late.stop();
  await again.close();
});

test('another server reads the comments after the stored rows were updated', { timeout: 60_000 }, async () => {
  const mine = await join(manager);
  const added = comment(manager);
  mine.say({ kind: 'add', comment: added });
  // More changes than trigger an update of the stored page.
  for (let nth = 0; nth < 201; nth += 1) mine.write('sheet-2', 'counts', nth);
  await vi.waitFor(() => expect(mine.session.unsettled).toBe(0), PATIENCE);
  await vi.waitFor(async () => {
    const [page] = await server.db.orm.select().from(gridPage).where(eq(gridPage.pageId, 'sheet:demo'));
    expect(page!.comments.map(({ id }) => id)).toContain(added.id);
  }, PATIENCE);

  const again = await startTestServer({ db: server.db });
  const late = await join(await again.as('purchaser'), await listening(again));
  expect(find(late, added.id)).toMatchObject({ text: '请核对数量', author: { id: manager.userId } });
  late.stop();
  await again.close();
});
