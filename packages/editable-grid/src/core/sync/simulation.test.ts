import { expect, test } from 'vitest';
import { SyncWorld, type WorldClient } from './SyncWorld';
import { memoryStore, type MemoryStore } from './memoryStore';
import { firstOrderKeys } from './orderKeys';

const SEEDS = Number(process.env.GEZI_SYNC_SEEDS ?? 10_000);
const COLUMNS = ['name', 'counts', 'price'];
const FAULTS = { loss: 0.05, duplicates: 0.05, latency: [2, 120] } as const;

test(
  `three users, ${SEEDS} random runs with loss, repeats, reordering, disconnects, reloads and restarts: all converge, and every acknowledged change exists once`,
  { timeout: 300_000 },
  async () => {
    let entries = 0;
    for (let seed = 1; seed <= SEEDS; seed += 1) entries += await course(seed);
    // Most runs order a few dozen changes.
    expect(entries).toBeGreaterThan(SEEDS * 15);
  },
);

async function course(seed: number): Promise<number> {
  const orders = firstOrderKeys(6);
  const store = memoryStore(
    {
      version: 0,
      rows: orders.map((order, nth) => ({
        id: `r${nth}`,
        order,
        values: { name: `物料${nth}`, counts: nth },
        stamps: {},
      })),
    },
    undefined,
    8,
  );
  const refused = refusalsOf(store);
  const world = new SyncWorld(seed, store, ['甲', '乙', '丙'], FAULTS);
  for (const client of world.clients) {
    world.connect(client);
    live(world, client);
  }
  if (world.random() < 0.6) world.at(400 + world.random() * 1500, () => restart(world, store));
  await world.pass(3_000);

  world.faults = { ...FAULTS, loss: 0, duplicates: 0 };
  for (let turn = 0; turn < 40 && !isQuiet(world, store); turn += 1) {
    for (const client of world.clients) world.connect(client);
    for (const client of world.clients) {
      client.session.release(world.now);
      client.session.tick(world.now);
      // A heartbeat every ten seconds reports the page's progress.
      if (turn % 10 === 9 && client.connection) void world.hub.beat(client.connection.member);
    }
    await world.pass(1_000);
  }

  check(seed, world, store, refused);
  return store.log.length;
}

/** A simulated user with a connection. */
function live(world: SyncWorld, client: WorldClient) {
  const act = () => {
    if (world.now > 2_500) return;
    work(world, client);
    world.at(20 + world.random() * 220, act);
  };
  const tick = () => {
    if (world.now > 3_000) return;
    client.session.tick(world.now);
    world.at(100, tick);
  };
  world.at(world.random() * 200, act);
  world.at(50, tick);
  if (world.random() < 0.5)
    world.at(300 + world.random() * 1500, () => {
      world.cut(client);
      // A page may be reloaded offline: the new one sends the stored changes.
      if (world.random() < 0.4) client.start();
      world.at(100 + world.random() * 600, () => world.connect(client));
    });
}

function work(world: SyncWorld, client: WorldClient) {
  const { random } = world;
  const { rows } = client;
  const any = () => rows[Math.floor(random() * rows.length)]!;
  const dice = random();
  if (rows.length === 0 || dice < 0.15) {
    const index = Math.floor(random() * (rows.length + 1));
    const count = 1 + Math.floor(random() * 3);
    const made = Array.from({ length: count }, (_row, nth) => ({
      id: `${client.name}-${world.now}-${nth}-${random()}`,
      values: { name: '新', counts: nth },
    }));
    client.insert(random() < 0.3 ? rows.length : index, made);
  } else if (dice < 0.25) client.remove([any().id]);
  else if (dice < 0.3) comment(client, any().id, world);
  else if (dice < 0.35) client.move(any().id, Math.floor(random() * rows.length));
  else {
    const column = COLUMNS[Math.floor(random() * COLUMNS.length)]!;
    client.edit(any().id, column, Math.floor(random() * 1000), random() < 0.5);
    if (random() < 0.3) client.session.release(world.now);
  }
}

/** Writes a comment of a cell, or changes one. */
function comment(client: WorldClient, rowId: string, { now, random }: SyncWorld) {
  const { comments } = client.session;
  const time = new Date(now).toISOString();
  const author = { id: client.name, name: client.name };
  const own = comments.filter((each) => each.author.id === client.name);
  const chosen = own[Math.floor(random() * own.length)];
  const dice = random();
  if (chosen && dice < 0.2) client.comment({ kind: 'remove', comment: chosen });
  else if (chosen && dice < 0.4)
    client.comment({ kind: 'edit', comment: { ...chosen, text: `改 ${random()}`, edited: time } });
  else if (chosen && dice < 0.6)
    client.comment({ kind: dice < 0.5 ? 'resolve' : 'reopen', rowId: chosen.rowId, column: chosen.column });
  else
    client.comment({ kind: 'add', comment: { id: `c${random()}`, rowId, column: 'counts', text: '?', author, time } });
}

function restart(world: SyncWorld, store: MemoryStore) {
  world.restart();
  store.restart();
  for (const client of world.clients) world.at(150 + world.random() * 300, () => world.connect(client));
}

/** Numbers of the refused changes by client: comments that crossed the removal of their row. */
function refusalsOf(store: MemoryStore) {
  const numbers = new Map<string, Set<number>>();
  const accept = store.accept.bind(store);
  store.accept = async (page, clientId, ...rest) => {
    const result = await accept(page, clientId, ...rest);
    const known = numbers.get(clientId) ?? new Set();
    if (result.kind === 'accepted') for (const { seq } of result.refused) known.add(seq);
    numbers.set(clientId, known);
    return result;
  };
  return numbers;
}

/** Compares texts: a matcher per run would take longer than the runs. */
function check(seed: number, world: SyncWorld, store: MemoryStore, refused: ReadonlyMap<string, ReadonlySet<number>>) {
  const pageRows = JSON.stringify(store.page.document.snapshot().rows);
  const shownRows = JSON.stringify(store.page.document.snapshot().rows.map(({ id, values }) => ({ id, values })));
  const pageComments = JSON.stringify(store.page.document.comments);
  const ordered = new Map<string, number[]>();
  for (const { clientId, seq } of store.log) {
    const numbers = ordered.get(clientId);
    if (numbers) numbers.push(seq);
    else ordered.set(clientId, [seq]);
  }
  for (const { name, session, rows, acknowledged, outbox } of world.clients) {
    const place = `seed ${seed}, client ${name}`;
    // A comment that crosses the removal of its row is refused.
    const wrong = session.refused.filter(({ steps }) => steps.some(({ kind }) => kind !== 'comment'));
    if (wrong.length > 0) throw new Error(`${place}: notified of a refusal that was none`);
    if (session.unsettled > 0) throw new Error(`${place}: changes are left over`);
    if (JSON.stringify(session.page.snapshot().rows) !== pageRows) throw new Error(`${place}: another page`);
    if (JSON.stringify(rows.map(({ id, values }) => ({ id, values }))) !== shownRows)
      throw new Error(`${place}: other rows are shown`);
    if (JSON.stringify(session.comments) !== pageComments) throw new Error(`${place}: other comments are shown`);
    // Every change occurs exactly once and in order, acknowledged or not, or was refused.
    const there = ordered.get(outbox.clientId) ?? [];
    if (there.some((seq, nth) => nth > 0 && seq <= there[nth - 1]!))
      throw new Error(`${place}: ordered ${there.join()}`);
    const numbers = [...there, ...(refused.get(outbox.clientId) ?? [])].toSorted((a, b) => a - b);
    if (numbers.some((seq, nth) => seq !== nth + 1)) throw new Error(`${place}: ordered ${numbers.join()}`);
    if (outbox.nextSeq !== numbers.length + 1)
      throw new Error(`${place}: ${outbox.nextSeq - 1} sent, ${numbers.length} there`);
    for (const seq of acknowledged) if (seq > numbers.length) throw new Error(`${place}: change ${seq} is lost`);
  }
}

const isQuiet = (world: SyncWorld, store: MemoryStore): boolean =>
  world.clients.every(({ session }) => session.unsettled === 0 && session.page.version === store.page.document.version);
