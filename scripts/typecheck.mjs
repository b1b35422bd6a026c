// Type-checks every workspace with TypeScript 7 (no emit), two at a time.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { twoAtATime } from './lib.mjs';

const projects = [
  '.',
  ...['packages', 'apps'].flatMap((group) => readdirSync(group).map((name) => `${group}/${name}`)),
].filter((folder) => existsSync(`${folder}/tsconfig.json`));

const wanted = process.argv.slice(2);
let failed = 0;
await twoAtATime(wanted.length ? wanted : projects, async (folder) => {
  if (await check(folder)) failed += 1;
});
process.exit(failed ? 1 : 0);

function check(folder) {
  return new Promise((resolve) => {
    spawn(process.execPath, ['node_modules/typescript-7/bin/tsc', '--noEmit', '-p', folder], { stdio: 'inherit' }).on(
      'close',
      resolve,
    );
  });
}
