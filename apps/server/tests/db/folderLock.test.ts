import { spawn } from 'node:child_process';
import { mkdtempSync, existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderInUseError } from '../../src/platform/db';
import { FolderLock } from '../../src/platform/db/embedded/FolderLock';
import { processPlace, processStart } from '../../src/platform/db/embedded/processStart';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gezi-lock-'));
  file = join(folder, 'database.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const take = () => FolderLock.take(folder, file);
const leave = (holder: object) =>
  writeFileSync(file, JSON.stringify({ pid: 1, start: '', place: processPlace(), since: '', nonce: 'old', ...holder }));
const holder = () => JSON.parse(readFileSync(file, 'utf8')) as { pid: number; nonce: string };

test('names its owner, and is gone when released', async () => {
  const lock = await take();
  expect(holder()).toMatchObject({ pid: process.pid, start: processStart(process.pid) });
  lock.release();
  expect(existsSync(file)).toBe(false);
});

test('of twenty at once one gets it', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, take));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('of twenty that find it left behind one gets it', async () => {
  leave({ pid: 2 ** 22 + 1 });
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, take));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(holder().pid).toBe(process.pid);
});

test('the number of a dead owner that another process has now does not count', async () => {
  leave({ pid: process.pid, start: 'long ago' });
  await take();
  expect(holder().nonce).not.toBe('old');
});

test('a living owner counts', async () => {
  leave({ pid: process.pid, start: processStart(process.pid) });
  await expect(take()).rejects.toBeInstanceOf(DataFolderInUseError);
});

test('a killed owner that nobody has buried does not count', async () => {
  // The shell starts a child, kills it and never waits for it.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; kill -9 $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const dead = Number(await new Promise<Buffer>((resolve) => parent.stdout.once('data', resolve)));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(processStart(dead)).toBeUndefined();
  parent.kill('SIGKILL');
});

test('an owner elsewhere counts while it touches the lock, and not when it has been silent', async () => {
  leave({ place: 'another machine' });
  const alive = setInterval(() => utimesSync(file, new Date(), new Date()), 300);
  await expect(take()).rejects.toBeInstanceOf(DataFolderInUseError);
  clearInterval(alive);

  const before = new Date(Date.now() - 20_000);
  utimesSync(file, before, before);
  await take();
  expect(holder().pid).toBe(process.pid);
});

test('a file that was never finished does not count for long', async () => {
  writeFileSync(file, '');
  const before = new Date(Date.now() - 10_000);
  utimesSync(file, before, before);
  await take();
  expect(holder().pid).toBe(process.pid);
});

test('a lock that became another one is left alone', async () => {
  const lock = await take();
  leave({ nonce: 'another' });
  lock.release();
  expect(holder().nonce).toBe('another');
});
