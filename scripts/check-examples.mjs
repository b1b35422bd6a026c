// Installs every example from the packed packages as an application would, compiles it, builds it, opens it in Chromium
// and measures what it loads first. `--update` resolves the versions anew and writes the sizes into examples/README.md;
// `--keep` keeps the folder, and `--in=<folder>` uses one that was kept; names select examples.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { launchChromium } from '../bench/kit/launchChromium.mjs';
import { buildPackagesIfOlder } from './buildIfOlder.mjs';
import { compareSizes } from './compareSizes.mjs';
import { compileWithLibraries } from './compileWithLibraries.mjs';
import { copyExamples, exampleNames, installExamples } from './examples/installExamples.mjs';
import { openExample } from './examples/openExample.mjs';
import { bin, root, run, twoAtATime } from './lib.mjs';

const args = process.argv.slice(2);
const update = args.includes('--update');
const wanted = args.filter((name) => !name.startsWith('--'));
const README = resolve(root, 'examples/README.md');
/** Loaded on first use, never with a page. */
const LATER = /^(monaco-editor|@monaco-editor|@tiptap|prosemirror-|@e965\/xlsx|jsbarcode|@vant\/area-data|pinyin-pro)/;
/** One program has one version of React's types, and the folder has two. */
const NOT_COMPILED = new Set(['react-18']);

let passed = 0;
let failed = 0;
const sizes = {};
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
  for (const { what, holds, why } of compareSizes('tooling/exampleSizes.json', sizes, { update }))
    verdict(what, holds, why);
  if (update) await writeTable();
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
    const errors = await compileWithLibraries('typescript-7', own);
    verdict(`${name} compiles, declarations of the packages included`, !errors, errors);
  }
  const built = await run(process.execPath, buildOf(name, own), {
    quiet: true,
    cwd: own,
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  });
  verdict(`${name} builds`, !built.code, built.output);
  if (built.code) return;
  try {
    const { kB, packages, faults } = await openExample(browser, name, own);
    sizes[name] = kB;
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

/** Writes the pinned sizes into the table of the README. */
async function writeTable() {
  const pinned = JSON.parse(readFileSync(resolve(root, 'tooling/exampleSizes.json'), 'utf8'));
  const rows = Object.entries(pinned).map(([name, kB]) => `| ${name} | ${kB} kB |`);
  const table = ['| example | first load |', '| --- | --- |', ...rows].join('\n');
  writeFileSync(README, readFileSync(README, 'utf8').replace(/\| example .*(?:\n\|.*)*/, table));
  await run(bin('oxfmt'), [README], { quiet: true });
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
