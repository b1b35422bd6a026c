// Type-checks all or the named workspaces with TypeScript 7 (noEmit), two at a time. Results are cached in
// `node_modules/.cache`, so that the next run checks only changes and their dependents.
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
