import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { largeFolder } from './largeFolder';

let root: string;
beforeAll(async () => void (root = await mkdtemp(join(tmpdir(), 'gezi-large-'))));
afterAll(() => rm(root, { recursive: true, force: true }));

test('removes abandoned and incompletely created uploads and keeps the others', async () => {
  const folder = largeFolder(root);
  const upload = { fileName: 'a.zip', fileType: 'zip', fileSize: 9, biz: 'temp', username: 'purchaser', tenantId: 1 };
  for (const id of ['old', 'goesOn']) await folder.create({ id, ...upload });
  await mkdir(join(root, 'half'));
  const longAgo = new Date('2026-11-01');
  for (const path of ['old/digests', 'goesOn/about.json', 'half']) await utimes(join(root, path), longAgo, longAgo);
  await folder.removeOld(Date.parse('2026-11-18'));
  expect(await readdir(root)).toEqual(['goesOn']);
  expect(await folder.all()).toEqual([{ id: 'goesOn', ...upload }]);
});
