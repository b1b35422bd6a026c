// All benchmarks that compare with peers or have limits: `npm run bench -- all [names] [--check] [--store]`.
// `--check` prints only what missed its goal or fell behind the ratios in ratios.json, and fails if anything did;
// `--store` writes the ratios of this run to that file. A ratio is ours to a peer in the same run, so that it hardly
// depends on the machine.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { behind, outcomesOf } from '../kit/outcomesOf.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const FILE = join(here, 'ratios.json');
/** Benchmarks of pages; those of the server need a database each and have their own goals. */
const NAMES = ['grid', 'forms', 'form-designer', 'tables', 'pickers', 'cron'];
/** Share by which a ratio may be worse than the stored one: medians of few rounds differ that much. */
const SLACK = 0.15;

const named = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const [checks, stores] = ['--check', '--store'].map((flag) => process.argv.includes(flag));
const stored = JSON.parse(readFileSync(FILE, 'utf8'));
let bad = 0;

for (const name of named.length > 0 ? named : NAMES) {
  const { output, code } = await printed(name);
  const { ratios, missed } = outcomesOf(output);
  const worse = behind(stored[name] ?? {}, ratios, SLACK);
  if (!checks) console.log(output);
  for (const line of [...(code === 0 ? [] : [`failed with ${code}`]), ...missed, ...worse]) {
    bad += 1;
    console.log(`${name}: ${line}`);
  }
  if (stores) stored[name] = { ...stored[name], ...ratios };
}
if (stores) writeFileSync(FILE, `${JSON.stringify(stored, undefined, 2)}\n`);
if (bad === 0) console.log('Nothing fell behind.');
else if (checks) process.exitCode = 1;

/** Runs a benchmark. @returns what it printed, and its exit code */
function printed(name) {
  const child = spawn(process.execPath, [join(here, '..', name, 'run.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (part) => (output += part));
  return new Promise((done) => child.on('close', (code) => done({ output, code })));
}
