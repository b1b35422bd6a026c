// Type-checks everything as one program, or the named workspaces one by one, with TypeScript 7 (noEmit). Results are cached
// in `node_modules/.cache`, so that the next run checks only changes and their dependents.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, twoAtATime } from './lib.mjs';

const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
const cache = join(root, 'node_modules/.cache/types');

const wanted = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));
let failed = 0;
if (wanted.length === 0) failed = await check('all', 'tsconfig.all.json');
else
  await twoAtATime(wanted, async (folder) => {
    if (await check(folder, folder)) failed += 1;
  });
process.exit(failed ? 1 : 0);

/** Resolves to the exit code of the compiler; 1 if a signal ended it. */
function check(name, project) {
  const memory = join(cache, `${name.replaceAll('/', '-')}.tsbuildinfo`);
  // Several checkers would each derive the types that they share.
  const options = ['--noEmit', '--checkers', '1', '--incremental', '--tsBuildInfoFile', memory];
  return new Promise((resolve) => {
    spawn(process.execPath, [compiler, ...options, '-p', project], { cwd: root, stdio: 'inherit' }).on(
      'close',
      (code) => resolve(code ?? 1),
    );
  });
}
