import type pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SharedReads } from './SharedReads';

// Milliseconds pass one by one, so that a busy machine makes no read slow.
let isRunning = false;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  isRunning = true;
  void passTime();
});
afterEach(() => {
  isRunning = false;
  vi.useRealTimers();
});
async function passTime() {
  while (isRunning) await vi.advanceTimersByTimeAsync(1);
}
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface PoolOptions {
  isAway?: () => boolean;
  /** Milliseconds until there is a connection. */
  delay?: number;
}

/** A pool of which each connection is a list of the statements sent on it; an answer takes some milliseconds. */
function poolOf({ isAway = () => false, delay = 0 }: PoolOptions = {}) {
  const connections: string[][] = [];
  const released: (Error | undefined)[] = [];
  const connect = async () => {
    if (isAway()) throw new Error('away');
    await wait(delay);
    const sent: string[] = [];
    connections.push(sent);
    const query = async (text: string) => {
      sent.push(text);
      if (text !== 'quick') await wait(text === 'slow' ? 60 : 4);
      if (text === 'wrong') throw Object.assign(new Error('wrong'), { code: '22012', severity: 'ERROR' });
      if (text === 'lost') throw new Error('Connection terminated');
      return text;
    };
    return { on: () => undefined, off: () => undefined, release: (error?: Error) => released.push(error), query };
  };
  const reads = new SharedReads({ connect } as unknown as pg.Pool);
  const read = (text: string, name = text) =>
    reads.query(name, (client) => (client as unknown as { query(text: string): Promise<string> }).query(text));
  /** Runs statements once, because those that never ran share no connection. */
  const known = async (...texts: string[]) => {
    for (const text of texts) await read(text).catch(() => undefined);
    connections.length = 0;
    released.length = 0;
  };
  return { connections, released, read, known };
}

test('concurrent reads share a connection, and release it together', async () => {
  const { connections, released, read, known } = poolOf();
  await known('a', 'b', 'c', 'd');
  expect(await Promise.all(['a', 'b', 'c'].map((text) => read(text)))).toEqual(['a', 'b', 'c']);
  expect(connections).toEqual([['a', 'b', 'c']]);
  expect(released).toEqual([undefined]);
  await read('d');
  expect(connections).toEqual([['a', 'b', 'c'], ['d']]);
});

test('a statement that never ran has a connection of its own', async () => {
  const { connections, read, known } = poolOf();
  await known('a', 'b');
  await Promise.all([read('a'), read('new'), read('b')]);
  expect(connections).toEqual([['a', 'b'], ['new']]);
});

test('a failed read does not touch the others', async () => {
  const { connections, released, read, known } = poolOf();
  await known('a', 'wrong', 'b');
  const outcomes = await Promise.allSettled([read('a'), read('wrong'), read('b')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(connections).toHaveLength(1);
  expect(released).toEqual([undefined]);
});

test('a lost connection is not used again', async () => {
  const { released, read, known } = poolOf();
  await known('a', 'lost');
  await Promise.allSettled([read('a'), read('lost')]);
  expect(released).toEqual([expect.objectContaining({ message: 'Connection terminated' })]);
});

test('a statement that takes long has a connection of its own', async () => {
  const { connections, read, known } = poolOf();
  await known('a', 'b', 'slow');
  await Promise.all([read('a'), read('slow'), read('b')]);
  expect(connections).toEqual([['a', 'b'], ['slow']]);
});

test('no read joins one that has run for a while', async () => {
  const { connections, read, known } = poolOf();
  await known('a', 'b');
  const slow = read('slow', 'a');
  await wait(30);
  await Promise.all([slow, read('b')]);
  expect(connections).toEqual([['slow'], ['b']]);
});

test('waiting for a connection is not time that a read takes', async () => {
  const { connections, read, known } = poolOf({ delay: 40 });
  await known('a', 'b', 'c');
  for (let round = 0; round < 3; round += 1) {
    connections.length = 0;
    await Promise.all([read('a'), read('b'), read('c')]);
    expect(connections).toEqual([['a', 'b', 'c']]);
  }
});

test('at most 16 reads share a connection', async () => {
  const { connections, read, known } = poolOf();
  await known('quick');
  await Promise.all(Array.from({ length: 20 }, () => read('quick')));
  expect(connections.map((sent) => sent.length)).toEqual([16, 4]);
});

test('reads that take more than 20 ms together share no connection', async () => {
  const { connections, read, known } = poolOf();
  await known('a');
  await Promise.all(Array.from({ length: 10 }, () => read('a')));
  expect(connections.length).toBeGreaterThan(1);
  for (const sent of connections) expect(sent.length).toBeLessThanOrEqual(5);
});

test('a failure to connect rejects only the reads that wait for the connection', async () => {
  let isAway = false;
  const { connections, read, known } = poolOf({ isAway: () => isAway });
  await known('a', 'b', 'c');
  isAway = true;
  const outcomes = await Promise.allSettled([read('a'), read('b')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(await read('c')).toBe('c');
  expect(connections).toEqual([['c']]);
});
