// The door of the root's npm scripts: makes a clean clone ready, then does what was asked for.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildIfOlder } from './buildIfOlder.mjs';
import { bin, ensureDebian, ensureInstalled, root, run } from './lib.mjs';

const chromium = () => existsSync(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium');
const cjkFont = () => existsSync('/usr/share/fonts/truetype/wqy') || existsSync('/usr/share/fonts/opentype/noto');
const postgres = () => existsSync('/usr/lib/postgresql');

const tasks = {
  async start() {
    await buildIfOlder();
    keepInFront(process.execPath, ['--enable-source-maps', 'apps/server/dist/main.js', ...rest]);
  },
  async test() {
    await ensureDebian(['chromium', 'fonts-wqy-microhei'], () => chromium() && cjkFont());
    await ensureDebian(['postgresql'], postgres);
    await finish(run(process.execPath, ['scripts/test.mjs', ...rest]));
  },
  async storybook() {
    keepInFront(bin('storybook'), ['dev', '-p', '6006', '--ci', '--no-version-updates', ...rest]);
  },
  async 'build-storybook'() {
    await finish(run(bin('storybook'), ['build', '--disable-telemetry', ...rest]));
  },
  async screenshots() {
    await ensureDebian(['chromium', 'fonts-wqy-microhei'], () => chromium() && cjkFont());
    await buildIfOlder();
    await finish(run(bin('tsx'), ['scripts/screenshots.ts', ...rest]));
  },
  async bench() {
    const [name] = rest;
    if (!name || !existsSync(resolve(root, 'bench', name, 'run.mjs'))) {
      console.error('Usage: npm run bench -- <name>; names are the folders of bench/.');
      process.exit(1);
    }
    await ensureDebian(['chromium'], chromium);
    await buildIfOlder();
    await finish(run(process.execPath, [`bench/${name}/run.mjs`, ...rest.slice(1)]));
  },
};

const [task, ...rest] = process.argv.slice(2);
if (!tasks[task]) {
  console.error(`Usage: node scripts/run.mjs ${Object.keys(tasks).join('|')}`);
  process.exit(1);
}
process.env.STORYBOOK_DISABLE_TELEMETRY = '1';
await ensureInstalled();
await tasks[task]();

async function finish(running) {
  const { code } = await running;
  process.exit(code);
}

/** Runs a server until it ends or we are told to; npm's own end must end it too. */
function keepInFront(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
  const parent = process.ppid;
  const end = () => child.kill('SIGTERM');
  // Ctrl-C reaches the whole group: the child stops by itself, we only wait for it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', end);
  const watch = setInterval(() => process.ppid !== parent && end(), 500);
  child.on('exit', (code, signal) => {
    clearInterval(watch);
    process.exit(code ?? (signal ? 1 : 0));
  });
}
