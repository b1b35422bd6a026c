// Type-checks every workspace with TypeScript 7 (no emit), two at a time.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const projects = [
  '.',
  ...['packages', 'apps'].flatMap((group) => readdirSync(group).map((name) => `${group}/${name}`)),
].filter((folder) => existsSync(`${folder}/tsconfig.json`));

const queue = process.argv.length > 2 ? process.argv.slice(2) : projects;
let failed = 0;
await Promise.all([worker(), worker()]);
process.exit(failed ? 1 : 0);

async function worker() {
  for (let folder = queue.shift(); folder; folder = queue.shift()) {
    const code = await check(folder);
    if (code) failed += 1;
  }
}

function check(folder) {
  return new Promise((resolve) => {
    spawn(process.execPath, ['node_modules/typescript-7/bin/tsc', '--noEmit', '-p', folder], { stdio: 'inherit' }).on(
      'close',
      resolve,
    );
  });
}
