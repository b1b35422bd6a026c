// All benchmarks that compare with peers or have limits: `npm run bench -- all [names] [--check] [--store]`.
// A name may carry arguments of its benchmark: `grid:3:key,rows-show:gezi,ag` measures two scenarios in three rounds.
// `--check` prints the ratios that fell behind those in ratios.json, then the goals that were missed, and fails if a
// ratio fell behind; `--store` writes the ratios of this run to that file. A ratio is ours to a peer in the same run, so
// that it hardly depends on the machine.
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

for (const each of named.length > 0 ? named : NAMES) {
  const [name, ...args] = each.split(':');
  const { output, code } = await printed(name, args);
  if (!checks) console.log(output);
  const { ratios, missed } = outcomesOf(output);
  const before = stored[name] ?? {};
  const worse = behind(before, ratios, SLACK);
  bad += worse.length + (code === 0 ? 0 : 1);
  const compared = Object.keys(ratios).filter((title) => before[title] !== undefined);
  console.log(`${name}: ${compared.length} of ${Object.keys(ratios).length} ratios compared with stored ones`);
  print('failed', code === 0 ? [] : [`exit code ${code}`]);
  print('fell behind', worse);
  print('missed goals', missed);
  if (stores) stored[name] = { ...before, ...ratios };
}
if (stores) writeFileSync(FILE, `${JSON.stringify(stored, undefined, 2)}\n`);
if (bad === 0) console.log('Nothing fell behind.');
else if (checks) process.exitCode = 1;

function print(heading, lines) {
  if (lines.length > 0) console.log([`  ${heading}`, ...lines.map((line) => `    ${line}`)].join('\n'));
}

/** Runs a benchmark. @returns what it printed, and its exit code */
function printed(name, args) {
  const run = [join(here, '..', name, 'run.mjs'), ...args];
  const child = spawn(process.execPath, run, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (part) => (output += part));
  return new Promise((done) => child.on('close', (code) => done({ output, code })));
}
