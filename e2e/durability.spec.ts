import { expect, test } from '@playwright/test';
import { kills } from '../bench/rehearsals/scenarios/kills.ts';
import { demoFolder, startRefused, startServer } from './support/server.ts';

// `npm run rehearse -- kills` does so 150 times on either database.
test('loses nothing that it acknowledged of any document when it is killed, and has nothing in half', async () => {
  test.setTimeout(300_000);
  const rehearsal = await kills({ database: 'embedded', kills: 5, writing: 1_000 });
  test.info().annotations.push({ type: 'figures', description: rehearsal.report().join('\n') });
  expect(rehearsal.faults).toEqual([]);
  expect(rehearsal.figures.acknowledged).toBeGreaterThanOrEqual(20);
});

test('refuses a second process on the same data folder with a message', async () => {
  const folder = demoFolder();
  const server = await startServer({ dataDir: folder.path });
  const second = await startRefused({ dataDir: folder.path });
  expect(second.code).not.toBe(0);
  expect(second.output).toContain(folder.path);
  expect((await fetch(`${server.url}/api/sys/health`)).ok).toBe(true);
  expect(await server.stop()).toBe(0);
  folder.remove();
});

test('prints address and demo accounts when ready, and stops cleanly', async () => {
  const folder = demoFolder();
  const began = Date.now();
  const server = await startServer({ dataDir: folder.path });
  expect(server.output()).toContain(server.url);
  for (const account of ['admin', 'declarer', 'purchaser', 'supplier', 'Gezi@2026'])
    expect(server.output()).toContain(account);
  test.info().annotations.push({ type: 'ready after', description: `${Date.now() - began} ms` });
  expect(await server.stop()).toBe(0);
  await expect(fetch(`${server.url}/api/sys/health`)).rejects.toThrow();
  folder.remove();
});
