import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { SharedReads } from './SharedReads';

/** A pool of which each connection is a list of the statements sent on it; an answer takes some milliseconds. */
function poolOf({ isAway = (): boolean => false } = {}) {
  const connections: string[][] = [];
  let released = 0;
  const connect = async () => {
    if (isAway()) throw new Error('away');
    const sent: string[] = [];
    connections.push(sent);
    const query = async (text: string) => {
      sent.push(text);
      await wait(text.startsWith('slow') ? 30 : 1);
      if (text === 'wrong') throw new Error('wrong');
      return text;
    };
    return { on: () => undefined, off: () => undefined, release: () => (released += 1), query };
  };
  const reads = new SharedReads({ connect } as unknown as pg.Pool);
  const read = (text: string, name = text) =>
    reads.query(name, (client) => (client as unknown as { query(text: string): Promise<string> }).query(text));
  return { connections, released: () => released, read };
}

test('reads that come at the same time share a connection, and give it back together', async () => {
  const { connections, released, read } = poolOf();
  expect(await Promise.all(['a', 'b', 'c'].map((text) => read(text)))).toEqual(['a', 'b', 'c']);
  expect(connections).toEqual([['a', 'b', 'c']]);
  expect(released()).toBe(1);
  await read('d');
  expect(connections).toEqual([['a', 'b', 'c'], ['d']]);
  expect(released()).toBe(2);
});

test('a failed read does not touch the others', async () => {
  const { connections, released, read } = poolOf();
  const outcomes = await Promise.allSettled([read('a'), read('wrong'), read('b')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(connections).toHaveLength(1);
  expect(released()).toBe(1);
});

test('a statement that takes long has a connection of its own the next time', async () => {
  const { connections, read } = poolOf();
  await read('slow');
  await Promise.all([read('a'), read('slow'), read('b')]);
  expect(connections).toEqual([['slow'], ['a', 'b'], ['slow']]);
});

test('no read joins one that has run for a while', async () => {
  const { connections, read } = poolOf();
  const slow = read('slow');
  await wait(20);
  await Promise.all([slow, read('a')]);
  expect(connections).toEqual([['slow'], ['a']]);
});

test('at most 16 reads share a connection', async () => {
  const { connections, read } = poolOf();
  await Promise.all(Array.from({ length: 20 }, (_, at) => read(`read ${at}`)));
  expect(connections.map((sent) => sent.length)).toEqual([16, 4]);
});

test('a connection that fails rejects the reads that wait for it only', async () => {
  let isAway = true;
  const { connections, read } = poolOf({ isAway: () => isAway });
  const outcomes = await Promise.allSettled([read('a'), read('b')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(await read('c')).toBe('c');
  expect(connections).toEqual([['c']]);
});
