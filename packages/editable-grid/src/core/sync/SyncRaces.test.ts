import { describe, expect, test } from 'vitest';
import { SyncWorld } from './SyncWorld';
import { memoryStore } from './memoryStore';

const FAULTLESS = { loss: 0, duplicates: 0, latency: [5, 10] } as const;

/** Two users on one page with two rows, both up to date. */
async function pair() {
  const rows = ['a', 'b'].map((id, nth) => ({ id, order: `a${nth}`, values: { name: '球阀', counts: 1 }, stamps: {} }));
  const store = memoryStore({ version: 0, rows });
  const world = new SyncWorld(1, store, ['李采购', '王经理'], FAULTLESS);
  const [li, wang] = world.clients as [(typeof world.clients)[0], (typeof world.clients)[0]];
  world.connect(li);
  world.connect(wang);
  await world.pass(200);
  const conflicts = (of: typeof li) => [...of.session.races.conflicts.values()];
  const both = () => [li, wang].map(({ rows: shown }) => shown.find(({ id }) => id === 'a')?.values.counts);
  return { store, world, li, wang, conflicts, both };
}

describe('two users who write one cell concurrently', () => {
  test('converge to the later value and both see both values', async () => {
    const { world, li, wang, conflicts, both } = await pair();
    li.edit('a', 'counts', 10);
    wang.edit('a', 'counts', 20);
    await world.pass(200);
    expect(new Set(both()).size).toBe(1);
    const stands = both()[0];
    expect(conflicts(li)).toMatchObject([
      { rowId: 'a', column: 'counts', mine: 10, theirs: 20, current: stands === 10 ? 'mine' : 'theirs' },
    ]);
    expect(conflicts(wang)).toMatchObject([{ mine: 20, theirs: 10, other: { name: '李采购' } }]);
  });

  test.each(['mine', 'theirs'] as const)('choosing %s resolves the conflict for both', async (choice) => {
    const { world, li, wang, conflicts, both } = await pair();
    li.edit('a', 'counts', 10);
    wang.edit('a', 'counts', 20);
    await world.pass(200);
    li.session.resolve(conflicts(li)[0]!, choice, world.now);
    await world.pass(200);
    expect(both()).toEqual(choice === 'mine' ? [10, 10] : [20, 20]);
    expect([...conflicts(li), ...conflicts(wang)]).toEqual([]);
  });

  test('no conflict for equal values or different cells', async () => {
    const { world, li, wang, conflicts } = await pair();
    li.edit('a', 'counts', 5);
    wang.edit('a', 'counts', 5);
    li.edit('b', 'name', '闸阀');
    wang.edit('b', 'counts', 3);
    await world.pass(200);
    expect([...conflicts(li), ...conflicts(wang)]).toEqual([]);
  });

  test('no conflict for consecutive writes', async () => {
    const { world, li, wang, conflicts, both } = await pair();
    li.edit('a', 'counts', 5);
    await world.pass(200);
    wang.edit('a', 'counts', 6);
    await world.pass(200);
    expect(both()).toEqual([6, 6]);
    expect([...conflicts(li), ...conflicts(wang)]).toEqual([]);
  });

  test("continuing to write confirms the writer's value", async () => {
    const { world, li, wang, conflicts } = await pair();
    li.edit('a', 'counts', 10);
    await world.pass(1);
    world.cut(wang);
    wang.edit('a', 'counts', 20);
    await world.pass(100);
    world.connect(wang);
    await world.pass(200);
    expect(conflicts(li)).toMatchObject([{ mine: 10, theirs: 20, current: 'theirs' }]);
    wang.edit('a', 'counts', 21);
    await world.pass(200);
    expect(conflicts(li)).toEqual([]);
  });
});

describe('a row removed by another user while it is edited', () => {
  test('is reported and can be restored with the typed values', async () => {
    const { world, li, wang, both } = await pair();
    world.cut(li);
    li.edit('a', 'counts', 99);
    wang.remove(['a']);
    await world.pass(100);
    world.connect(li);
    await world.pass(300);
    expect(both()).toEqual([undefined, undefined]);
    expect(li.session.races.lost.get('a')).toMatchObject({
      other: { name: '王经理' },
      row: { values: { counts: 99 } },
    });
    expect(wang.session.races.lost.size).toBe(0);
    li.session.restore('a', world.now);
    await world.pass(200);
    expect(both()).toEqual([99, 99]);
    expect(li.rows.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('is not reported if nothing was typed', async () => {
    const { world, li, wang } = await pair();
    wang.remove(['a']);
    await world.pass(200);
    expect(li.session.races.lost.size).toBe(0);
  });
});

test('keystrokes in one cell are one change after a typing pause', async () => {
  const { store, world, li, both } = await pair();
  for (const counts of [1, 12, 123]) {
    li.edit('a', 'counts', counts, true);
    await world.pass(50);
  }
  expect(store.log).toHaveLength(0);
  await world.pass(400);
  li.session.tick(world.now);
  await world.pass(100);
  expect(store.log).toHaveLength(1);
  expect(both()).toEqual([123, 123]);
});

test("a refused change reverts to the page's state", async () => {
  const rows = [{ id: 'a', order: 'a0', values: { counts: 1 }, stamps: {} }];
  const store = memoryStore({ version: 0, rows }, (step) => (step.kind === 'edit' ? 'column-locked' : undefined));
  const world = new SyncWorld(1, store, ['李采购'], FAULTLESS);
  const [li] = world.clients;
  world.connect(li!);
  await world.pass(100);
  li!.edit('a', 'counts', 7);
  await world.pass(100);
  expect(li!.rows[0]!.values.counts).toBe(1);
  expect(li!.session.refused).toMatchObject([{ reason: 'column-locked' }]);
  li!.edit('a', 'counts', 'x'.repeat(70_000));
  expect(li!.rows[0]!.values.counts).toBe(1);
  expect(li!.session.refused.at(-1)).toMatchObject({ reason: 'too-large' });
});
