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

const acquire = () => FolderLock.acquire(folder, file);
const leave = (holder: object) =>
  writeFileSync(file, JSON.stringify({ pid: 1, start: '', place: processPlace(), since: '', nonce: 'old', ...holder }));
const holder = () => JSON.parse(readFileSync(file, 'utf8')) as { pid: number; nonce: string };

test('names its owner and is removed on release', async () => {
  const lock = await acquire();
  expect(holder()).toMatchObject({ pid: process.pid, start: processStart(process.pid) });
  lock.release();
  expect(existsSync(file)).toBe(false);
});

test('one of twenty concurrent processes gets it', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, acquire));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('one of twenty concurrent processes takes over a stale lock', async () => {
  leave({ pid: 2 ** 22 + 1 });
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, acquire));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(holder().pid).toBe(process.pid);
});

test('ignores a dead owner whose process id is in use again', async () => {
  leave({ pid: process.pid, start: 'long ago' });
  await acquire();
  expect(holder().nonce).not.toBe('old');
});

test('respects a live owner', async () => {
  leave({ pid: process.pid, start: processStart(process.pid) });
  await expect(acquire()).rejects.toBeInstanceOf(DataFolderInUseError);
});

test('ignores a zombie owner', async () => {
  // The shell starts a child, kills it and never reaps it.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; kill -9 $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const dead = Number(await new Promise<Buffer>((resolve) => parent.stdout.once('data', resolve)));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(processStart(dead)).toBeUndefined();
  parent.kill('SIGKILL');
});

test('respects an owner on another machine while it touches the lock', async () => {
  leave({ place: 'another machine' });
  const alive = setInterval(() => utimesSync(file, new Date(), new Date()), 300);
  await expect(acquire()).rejects.toBeInstanceOf(DataFolderInUseError);
  clearInterval(alive);

  const before = new Date(Date.now() - 20_000);
  utimesSync(file, before, before);
  await acquire();
  expect(holder().pid).toBe(process.pid);
});

test('ignores an empty lock file after a while', async () => {
  writeFileSync(file, '');
  const before = new Date(Date.now() - 10_000);
  utimesSync(file, before, before);
  await acquire();
  expect(holder().pid).toBe(process.pid);
});

test('does not release the lock of another owner', async () => {
  const lock = await acquire();
  leave({ nonce: 'another' });
  lock.release();
  expect(holder().nonce).toBe('another');
});
