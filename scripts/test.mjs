// The test command: runs all checks, then prints one line with the totals.
// `npm test -- unit e2e` runs only the named steps, `npm test -- quick` only what changes since main affect.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, pnpm, run, twoAtATime } from './lib.mjs';
import { buildIfOlder } from './buildIfOlder.mjs';
import { changes, relatedTests, touchedWorkspaces } from './quick.mjs';
import { withoutDatabase } from './withoutDatabase.mjs';

const reports = mkdtempSync(join(tmpdir(), 'gezi-test-'));
const started = Date.now();
const wanted = process.argv.slice(2);
let passed = 0;
let failed = 0;

/** Single-threaded steps, of which two run in parallel. */
const ON_ONE_CORE = new Set(['types', 'lint', 'format', 'layers']);

/** Their results do not depend on the database, or they are specific to PostgreSQL, so they run once. */
const ON_ONE_DATABASE = [
  '**/access.test.ts',
  '**/authority.test.ts',
  '**/badInput.test.ts',
  '**/documentWalk.test.ts',
  '**/sourcingInvariants.test.ts',
  '**/wrongValues*.test.ts',
];

/** Minutes of installing and building, so that they run when they are named. */
const WHEN_NAMED = new Set(['examples']);

const allSteps = {
  types: () => whole(run(process.execPath, ['scripts/typecheck.mjs'], quiet)),
  lint: () => whole(run(bin('oxlint'), ['--type-aware', '--deny-warnings'], quiet)),
  format: () => whole(pnpm(['run', 'format:check'], quiet)),
  layers: () => whole(pnpm(['run', 'layers'], quiet)),
  unit: () => vitest('unit', ['--project', 'unit', '--project', 'dom', '--project', 'isolated']),
  // Tests in a browser depend on its timing: one that fails is repeated once, and named as flaky if it passes then.
  components: () =>
    vitest('components', ['--project', 'storybook', '--retry=1', '--reporter=./tooling/flakyReporter.ts']),
  server: () => vitest('server', ['--project', 'server']),
  'server-postgres': () =>
    vitest(
      'server-postgres',
      ['--project', 'server', ...[...ON_ONE_DATABASE, ...withoutDatabase()].flatMap((file) => ['--exclude', file])],
      ['scripts/with-postgres.mjs'],
    ),
  packages: () => counted(run(process.execPath, ['scripts/check-packages.mjs'], quiet)),
  examples: () => counted(run(process.execPath, ['scripts/check-examples.mjs'], quiet)),
  storybook: () =>
    whole(
      run(
        bin('storybook'),
        ['build', '--test', '--quiet', '--disable-telemetry', '-o', join(reports, 'storybook')],
        quiet,
      ),
    ),
  e2e: () => playwright(),
};
const quiet = { quiet: true, env: { NO_COLOR: '1' } };

const isQuick = wanted.length === 1 && wanted[0] === 'quick';
const NOTHING = { passed: 0, failed: 0 };
const steps = isQuick ? quickSteps() : allSteps;
const unknown = isQuick ? [] : wanted.filter((name) => !steps[name]);
if (unknown.length) {
  console.error(`Unknown step ${unknown.join(', ')}; there are ${Object.keys(steps).join(', ')}, and quick.`);
  process.exit(1);
}

const runs = (name) => isQuick || wanted.includes(name) || (!wanted.length && !WHEN_NAMED.has(name));
const names = Object.keys(steps).filter(runs);
await twoAtATime(
  names.filter((name) => ON_ONE_CORE.has(name)),
  take,
);
for (const name of names) if (!ON_ONE_CORE.has(name)) await take(name);

rmSync(reports, { recursive: true, force: true });
if (isQuick) console.log('Not part of quick: server-postgres, packages, examples, the build of Storybook, e2e');
console.log(`Whole run ${((Date.now() - started) / 1000).toFixed(0)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

/** Checks of the changed files, and the related tests; prints what is omitted. */
function quickSteps() {
  const { ref, files } = changes();
  const code = files.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
  const folders = touchedWorkspaces(files);
  const graph = join(reports, 'graph.json');
  let related = {};
  console.log(`${files.length} files changed since ${ref.slice(0, 10)}`);
  const tests = (project) => () => {
    const { run: paths, leftOut } = related[project] ?? { run: [], leftOut: [] };
    if (leftOut.length) console.log(`  ${project}: leaves out ${leftOut.length} further files that reach the changes`);
    return paths.length ? vitest(project, ['--project', project, ...paths]) : NOTHING;
  };
  return {
    types: () =>
      folders?.length === 0
        ? NOTHING
        : whole(run(process.execPath, ['scripts/typecheck.mjs', ...(folders ?? [])], quiet)),
    layers: async () => {
      const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', '-f', graph, 'packages', 'apps'];
      const { code: exitCode, output } = await run(bin('depcruise'), args, quiet);
      const { modules, summary } = readReport(graph) ?? {};
      if (!summary)
        return { passed: 0, failed: 1, output: `${output}\nNo report (exit code ${exitCode}): no tests selected` };
      related = relatedTests(files, modules);
      const faults = summary.violations.filter(({ rule }) => rule.severity === 'error');
      return {
        passed: faults.length ? 0 : 1,
        failed: faults.length ? 1 : 0,
        output: faults.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).join('\n'),
      };
    },
    lint: () =>
      code.length ? whole(run(bin('oxlint'), ['--type-aware', '--deny-warnings', ...code], quiet)) : NOTHING,
    format: () =>
      files.length
        ? whole(run(bin('oxfmt'), ['--check', '--no-error-on-unmatched-pattern', ...files], quiet))
        : NOTHING,
    unit: tests('unit'),
    dom: tests('dom'),
    isolated: tests('isolated'),
    server: tests('server'),
    components: tests('storybook'),
  };
}

async function take(name) {
  const began = Date.now();
  const result = await steps[name]();
  passed += result.passed;
  failed += result.failed;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${result.failed ? '✗' : '✓'} ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
  for (const title of result.flaky ?? []) console.log(`  flaky: ${title}`);
  if (result.failed && result.output) console.log(result.output);
}

/** Runs a check that either passes or fails. */
async function whole(running) {
  const { code, output } = await running;
  return { passed: code ? 0 : 1, failed: code ? 1 : 0, output };
}

/** Runs a script of ours that prints `N passed, N failed`. */
async function counted(running) {
  const { code, output } = await running;
  const [, good, bad] = output.match(/(\d+) passed, (\d+) failed\s*$/) ?? [];
  if (good === undefined) return { passed: 0, failed: 1, output };
  return { passed: Number(good), failed: Math.max(Number(bad), code ? 1 : 0), output };
}

async function vitest(name, args, wrapper = []) {
  const file = join(reports, `${name}.json`);
  // With thousands of tests, only failures are reported.
  const command = [bin('vitest'), 'run', ...args, '--reporter=minimal', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await (wrapper.length
    ? run(process.execPath, [...wrapper, ...command], quiet)
    : run(command[0], command.slice(1), quiet));
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1, output };
  // A file that fails to load has no failed test of its own; neither has an unhandled rejection.
  const broken = Math.max(report.numFailedTests, report.numFailedTestSuites ? 1 : 0, code ? 1 : 0);
  const flaky = [...output.matchAll(/^flaky: (.+)$/gm)].map(([, title]) => title);
  return { passed: report.numPassedTests, failed: broken, output, flaky };
}

async function playwright() {
  await buildIfOlder();
  const file = join(reports, 'e2e.json');
  const { code, output } = await run(
    bin('playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', '--retries=1', '--reporter=line,json'],
    {
      quiet: true,
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    },
  );
  const { stats, suites } = readReport(file) ?? {};
  if (!stats) return { passed: 0, failed: 1, output };
  const flaky = suites.flatMap(specsOf).filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return {
    passed: stats.expected + stats.flaky,
    failed: Math.max(stats.unexpected, code ? 1 : 0),
    output,
    flaky: flaky.map((spec) => `${spec.file} › ${spec.title}`),
  };
}

/** Tests of a suite in a report of Playwright, nested suites included. */
function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
