// Installs every example from the packed packages as an application would, compiles it, builds it, opens it in Chromium
// and measures what it loads first. `--update` resolves the versions anew and accepts the sizes; `--keep` keeps the
// folder, and `--in=<folder>` uses one that was kept; names select examples.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { launchChromium } from '../bench/kit/launchChromium.mjs';
import { buildPackagesIfOlder } from './buildIfOlder.mjs';
import { doorSizes } from './examples/doorSizes.mjs';
import { copyExamples, exampleNames, installExamples } from './examples/installExamples.mjs';
import { openExample } from './examples/openExample.mjs';
import { publishedPackages, root, run, twoAtATime } from './lib.mjs';

const args = process.argv.slice(2);
const update = args.includes('--update');
const wanted = args.filter((name) => !name.startsWith('--'));
/** Largest sizes in kB, compressed. */
const LIMITS = resolve(root, 'tooling/examples/sizes.json');
/** Growth that needs no new limit; what is preloaded when the browser is idle varies. */
const TOLERANCE = 1.1;
/** Loaded on first use, never with a page. */
const LATER = /^(monaco-editor|@monaco-editor|@tiptap|prosemirror-|@e965\/xlsx|jsbarcode|@vant\/area-data)/;
/** One program has one version of React's types, and the folder has two. */
const NOT_COMPILED = new Set(['react-18']);
/** Built and opened only if named: a production build of Next.js takes minutes. */
const TOO_LONG = new Set(['nextjs']);

let passed = 0;
let failed = 0;
const limits = JSON.parse(readFileSync(LIMITS, 'utf8'));
const sizes = { examples: {}, doors: {} };
const kept = args.find((each) => each.startsWith('--in='))?.slice('--in='.length);
const folder = kept ?? mkdtempSync(join(tmpdir(), 'gezi-examples-'));
const names = exampleNames().filter((name) => !wanted.length || wanted.includes(name));
try {
  if (kept) copyExamples(folder);
  else {
    await buildPackagesIfOlder();
    await timed('install', () => installExamples(folder, { update }));
  }
  const browser = await launchChromium();
  await timed('examples', () => twoAtATime(names, (name) => check(name, browser)));
  await browser.close();
  if (!wanted.length) await timed('sizes', async () => (sizes.doors = await doorSizes(publishedPackages())));
  compare();
} catch (error) {
  verdict('the examples are installed', false, error.stack);
} finally {
  if (kept || args.includes('--keep')) console.log(folder);
  else rmSync(folder, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

async function check(name, browser) {
  const own = join(folder, name);
  // Next.js writes it when it builds.
  if (name === 'nextjs') writeFileSync(join(own, 'next-env.d.ts'), '/// <reference types="next" />\n');
  if (!NOT_COMPILED.has(name)) {
    const tsc = join(root, 'node_modules/typescript-7/bin/tsc');
    const types = await run(process.execPath, [tsc, '-p', own], { quiet: true });
    verdict(`${name} compiles`, !types.code, types.output);
  }
  if (TOO_LONG.has(name) && !wanted.includes(name)) return;
  const built = await run(process.execPath, buildOf(name, own), {
    quiet: true,
    cwd: own,
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  });
  verdict(`${name} builds`, !built.code, built.output);
  if (built.code) return;
  try {
    const { kB, packages, faults } = await openExample(browser, name, own);
    sizes.examples[name] = kB;
    verdict(`${name} shows what it must, without errors`, faults.length === 0, faults.join('\n'));
    const early = [...packages].filter((each) => LATER.test(each));
    verdict(`${name} loads nothing before it is used`, early.length === 0, early.join(', '));
  } catch (error) {
    verdict(`${name} shows what it must`, false, error.message);
  }
}

function buildOf(name, own) {
  return name === 'nextjs'
    ? [join(own, 'node_modules/next/dist/bin/next'), 'build']
    : [join(root, 'scripts/examples/buildExample.mjs'), own];
}

/** Prints all sizes; those above their limit fail, or are accepted by an update. */
function compare() {
  for (const [group, found] of Object.entries(sizes)) {
    for (const [name, kB] of Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const limit = limits[group][name];
      console.log(`  ${name}: ${kB} kB`);
      if (update) limits[group] = { ...limits[group], [name]: kB };
      else verdict(`${name} is not larger than ${limit} kB`, kB <= limit * TOLERANCE, `${kB} kB`);
    }
  }
  if (update) writeFileSync(LIMITS, `${JSON.stringify(limits, null, 2)}\n`);
}

async function timed(what, work) {
  const began = Date.now();
  await work();
  console.log(`  ${what}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

function verdict(what, holds, why) {
  if (holds) passed += 1;
  else {
    failed += 1;
    console.log(`✗ ${what}\n${why}`);
  }
}
