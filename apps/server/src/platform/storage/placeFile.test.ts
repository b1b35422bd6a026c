import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, placeFile } from './placeFile';

test('moves a file into folders that it creates, and replaces a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gezi-place-'));
  const [from, to] = [join(folder, 'from'), join(folder, 'a/b/to')];
  for (const text of ['first', 'second']) {
    await writeFile(from, text);
    await placeFile(from, to);
    expect(await readFile(to, 'utf8')).toBe(text);
  }
  await makeFolder(join(folder, 'a/b'));
  await rm(folder, { recursive: true });
});

test('reports a full disk, for which Node reports a missing folder', async () => {
  const fault = (code: string) => Object.assign(new Error(code), { code });
  const make = (_folder: unknown, options?: unknown) => Promise.reject(fault(options ? 'ENOENT' : 'ENOSPC'));
  await expect(makeFolder('/missing/folder', make)).rejects.toMatchObject({ code: 'ENOSPC' });
});
