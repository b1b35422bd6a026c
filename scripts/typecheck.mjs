// Type-checks every workspace, or the named ones, with TypeScript 7: no output, two at a time. What was checked is
// remembered in `node_modules/.cache`, so that a second run checks what has changed since and what depends on it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, twoAtATime } from './lib.mjs';
import { workspaces } from './workspaces.mjs';

const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
const cache = join(root, 'node_modules/.cache/types');

const wanted = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));
let failed = 0;
await twoAtATime(wanted.length ? wanted : workspaces.map(({ folder }) => folder), async (folder) => {
  if (await check(folder)) failed += 1;
});
process.exit(failed ? 1 : 0);

function check(folder) {
  const memory = join(cache, `${folder.replaceAll('/', '-')}.tsbuildinfo`);
  const args = [compiler, '--noEmit', '--incremental', '--tsBuildInfoFile', memory, '-p', folder];
  return new Promise((resolve) => {
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }).on('close', resolve);
  });
}
