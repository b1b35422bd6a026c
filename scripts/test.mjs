// The whole test command: every check in turn, then one line with what they add up to.
// `npm test -- unit e2e` runs the named steps alone.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, pnpm, run, twoAtATime } from './lib.mjs';
import { buildIfOlder } from './buildIfOlder.mjs';

const reports = mkdtempSync(join(tmpdir(), 'gezi-test-'));
const started = Date.now();
const wanted = process.argv.slice(2);
let passed = 0;
let failed = 0;

/** These leave a core idle, so two of them go together. */
const ON_ONE_CORE = new Set(['types', 'lint', 'format', 'layers']);

/** What these look at is settled by checks before any database is asked, or by PostgreSQL itself: once is enough. */
const ON_ONE_DATABASE = ['**/access.test.ts', '**/badInput.test.ts', '**/wrongValues*.test.ts'];

const steps = {
  types: () => whole(run(process.execPath, ['scripts/typecheck.mjs'], quiet)),
  lint: () => whole(run(bin('oxlint'), ['--type-aware', '--deny-warnings'], quiet)),
  format: () => whole(pnpm(['run', 'format:check'], quiet)),
  layers: () => whole(pnpm(['run', 'layers'], quiet)),
  unit: () => vitest('unit', ['--project', 'unit', '--project', 'dom']),
  components: () => vitest('components', ['--project', 'storybook']),
  server: () => vitest('server', ['--project', 'server']),
  'server-postgres': () =>
    vitest(
      'server-postgres',
      ['--project', 'server', ...ON_ONE_DATABASE.flatMap((file) => ['--exclude', file])],
      ['scripts/with-postgres.mjs'],
    ),
  packages: () => counted(run(process.execPath, ['scripts/check-packages.mjs'], quiet)),
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

const unknown = wanted.filter((name) => !steps[name]);
if (unknown.length) {
  console.error(`Unknown step ${unknown.join(', ')}; there are ${Object.keys(steps).join(', ')}.`);
  process.exit(1);
}

const names = Object.keys(steps).filter((name) => !wanted.length || wanted.includes(name));
await twoAtATime(
  names.filter((name) => ON_ONE_CORE.has(name)),
  take,
);
for (const name of names) if (!ON_ONE_CORE.has(name)) await take(name);

rmSync(reports, { recursive: true, force: true });
console.log(`Whole run ${((Date.now() - started) / 1000).toFixed(0)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

async function take(name) {
  const began = Date.now();
  const result = await steps[name]();
  passed += result.passed;
  failed += result.failed;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${result.failed ? '✗' : '✓'} ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
  if (result.failed && result.output) console.log(result.output);
}

/** A check that is one: it holds or it does not. */
async function whole(running) {
  const { code, output } = await running;
  return { passed: code ? 0 : 1, failed: code ? 1 : 0, output };
}

/** A script of ours that ends with its own `N passed, N failed`. */
async function counted(running) {
  const { code, output } = await running;
  const [, good, bad] = output.match(/(\d+) passed, (\d+) failed\s*$/) ?? [];
  if (good === undefined) return { passed: 0, failed: 1, output };
  return { passed: Number(good), failed: Math.max(Number(bad), code ? 1 : 0), output };
}

async function vitest(name, args, wrapper = []) {
  const file = join(reports, `${name}.json`);
  // Of thousands, only those that fail are told.
  const command = [bin('vitest'), 'run', ...args, '--reporter=minimal', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await (wrapper.length
    ? run(process.execPath, [...wrapper, ...command], quiet)
    : run(command[0], command.slice(1), quiet));
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1, output };
  // A file that does not load fails without a test of its own; so does an unhandled rejection.
  const broken = Math.max(report.numFailedTests, report.numFailedTestSuites ? 1 : 0, code ? 1 : 0);
  return { passed: report.numPassedTests, failed: broken, output };
}

async function playwright() {
  await buildIfOlder();
  const file = join(reports, 'e2e.json');
  const { code, output } = await run(
    bin('playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=line,json'],
    {
      quiet: true,
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    },
  );
  const stats = readReport(file)?.stats;
  if (!stats) return { passed: 0, failed: 1, output };
  return { passed: stats.expected + stats.flaky, failed: Math.max(stats.unexpected, code ? 1 : 0), output };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
