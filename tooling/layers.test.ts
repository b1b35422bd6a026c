import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const S = 'apps/server/src';
const P = 'apps/procurement/src';
const F = 'packages/form-designer/src/fields';

test.each([
  [
    'a shared file that imports a feature',
    `${S}/records/lists/a.ts`,
    `${S}/features/system/user/b.ts`,
    'storey-records',
  ],
  ['a platform file that imports people', `${S}/platform/http/a.ts`, `${S}/identity/users/b.ts`, 'storey-platform'],
  ['a record that imports a socket', `${S}/records/files/a.ts`, `${S}/realtime/sockets/b.ts`, 'storey-records'],
  [
    'a feature of the server that imports another',
    `${S}/features/system/role/a.ts`,
    `${S}/features/system/user/b.ts`,
    'features-do-not-meet',
  ],
  [
    'a feature of the app that imports another',
    `${P}/features/system/role/a.ts`,
    `${P}/features/portal/site/b.ts`,
    'features-do-not-meet',
  ],
  [
    'the definition of a form field that imports its drawing',
    `${F}/slider/definition.ts`,
    `${F}/canvasFaces.ts`,
    'core-knows-no-react',
  ],
  [
    'a form field that loads its property panel into a running form',
    `${F}/slider/Runtime.tsx`,
    `${F}/slider/panel.ts`,
    'runtime-loads-no-designer',
  ],
  ['a package that imports the domain', 'packages/ui/src/a.ts', 'packages/domain/src/b.ts', 'layer-ui'],
])('refuses %s', async (_what, from, to, rule) => {
  expect(await cruise(from, to)).toContain(rule);
});

test.each([
  ['a feature that imports a shared file', `${S}/features/system/user/a.ts`, `${S}/records/lists/b.ts`],
  [
    'a feature that imports the shared folder of its area',
    `${S}/features/forms/form/a.ts`,
    `${S}/features/forms/shared/b.ts`,
  ],
])('accepts %s', async (_what, from, to) => {
  expect(await cruise(from, to)).toContain('no dependency violations');
});

/** The violations of a project of two files, the first of which imports the second. */
async function cruise(from: string, to: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'gezi-layers-'));
  folders.push(folder);
  const depth = dirname(from).split('/').length;
  write(folder, 'tsconfig.json', '{}');
  write(folder, from, `import { b } from '${'../'.repeat(depth)}${to.replace(/\.ts$/, '')}';\nexport const a = b;\n`);
  write(folder, to, 'export const b = 1;\n');
  const command = [join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...command, '--config', join(ROOT, '.dependency-cruiser.mjs'), from.split('/')[0]!],
    { cwd: folder, env: { ...process.env, NO_COLOR: '1' } },
  ).catch((failed: { stdout: string; stderr: string }) => ({ stdout: failed.stdout + failed.stderr }));
  return stdout;
}

function write(folder: string, path: string, text: string) {
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
