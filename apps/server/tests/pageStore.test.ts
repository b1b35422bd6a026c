import type { SyncStore } from '@gezi/editable-grid/core';
import { SyncWorld, type WorldClient } from '@gezi/editable-grid/internal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../src/platform/db';
import { pageStore, type PageStore } from '../src/realtime/sync/pageStore';
import { createTestDatabase } from './testDatabase';

const COURSES = 10;
const FAULTS = { loss: 0.05, duplicates: 0.05, latency: [2, 120] } as const;

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

/** A server process on the database; another one remembers nothing of it. */
function start(): PageStore {
  const seed = async () => ['a', 'b', 'c'].map((id, nth) => ({ id, values: { name: `物料${nth}`, counts: nth } }));
  return pageStore(db, Date.now, () => ({ document: { seed }, recordId: '' }));
}

test(
  `${COURSES} courses of losses, repeats, cuts and restarts on the database: all ends are equal`,
  { timeout: 300_000 },
  async () => {
    let changes = 0;
    for (let seed = 1; seed <= COURSES; seed += 1) {
      const page = { tenantId: 1, pageId: `course:${seed}` };
      let store = start();
      // Taken anew at each call: a restart is another process.
      const current: SyncStore<string> = {
        open: (_page, ...rest) => store.open(page, ...rest),
        accept: (_page, ...rest) => store.accept(page, ...rest),
        after: (_page, version) => store.after(page, version),
        head: () => store.head(page),
      };
      const world = new SyncWorld(seed, current, ['甲', '乙', '丙'], FAULTS);
      for (const client of world.clients) {
        world.connect(client);
        live(world, client);
      }
      for (const at of [600, 1400])
        world.at(at, () => {
          store = start();
          world.restart();
          for (const client of world.clients) world.at(200, () => world.connect(client));
        });
      await world.pass(2_500);
      world.faults = { ...FAULTS, loss: 0, duplicates: 0 };
      for (let turn = 0; turn < 30; turn += 1) {
        for (const client of world.clients) {
          world.connect(client);
          client.session.release(world.now);
          client.session.tick(world.now);
          await world.hub.beat(client.connection!.member);
        }
        await world.pass(1_000);
      }
      // Read by a process that was not there.
      const { rows, version } = await start().open(page, 'reader-0001', null);
      const shown = rows!.map(({ id, values }) => ({ id, values }));
      for (const { name, session, rows: own, outbox } of world.clients) {
        const place = `seed ${seed}, client ${name}`;
        const { entries } = (await store.after(page, 0))!;
        const numbers = entries.filter(({ clientId }) => clientId === outbox.clientId).map(({ seq }) => seq);
        const inOrder = numbers.map((_seq, nth) => nth + 1);
        expect({ place, left: session.unsettled, own, numbers, next: outbox.nextSeq }).toEqual({
          place,
          left: 0,
          own: shown,
          numbers: inOrder,
          next: inOrder.length + 1,
        });
      }
      changes += version;
    }
    expect(changes).toBeGreaterThan(COURSES * 15);
  },
);

/** A person who adds, writes, moves and removes for two seconds. */
function live(world: SyncWorld, client: WorldClient) {
  const act = () => {
    if (world.now > 2_000) return;
    const { rows } = client;
    const { random } = world;
    const at = Math.floor(random() * rows.length);
    const dice = random();
    if (rows.length === 0 || dice < 0.2)
      client.insert(at, [
        { id: `${client.outbox.clientId}-${world.now}-${random()}`, values: { name: '新', counts: 0 } },
      ]);
    else if (dice < 0.3) client.remove([rows[at]!.id]);
    else if (dice < 0.4) client.move(rows[at]!.id, Math.floor(random() * rows.length));
    else client.edit(rows[at]!.id, 'counts', Math.floor(random() * 1000));
    world.at(30 + random() * 300, act);
  };
  const tick = () => {
    if (world.now > 2_500) return;
    client.session.tick(world.now);
    world.at(100, tick);
  };
  world.at(world.random() * 200, act);
  world.at(50, tick);
}
