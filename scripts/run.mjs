// Entry point of the root's npm scripts: installs dependencies in a clean clone, then runs the task.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildIfOlder } from './buildIfOlder.mjs';
import { bin, ensureDebian, ensureInstalled, onParentExit, root, run, SERVER_OPTIONS, stop } from './lib.mjs';

const chromium = () => existsSync(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell');
const cjkFont = () => existsSync('/usr/share/fonts/truetype/wqy') || existsSync('/usr/share/fonts/opentype/noto');
const postgres = () => existsSync('/usr/lib/postgresql');

const ensureChromium = () => ensureDebian(['chromium-headless-shell'], chromium);
const ensureChineseFont = () => ensureDebian(['fonts-wqy-microhei'], cjkFont);
const ensurePostgres = () => ensureDebian(['postgresql'], postgres);

const tasks = {
  async start() {
    await buildIfOlder();
    keepInFront(process.execPath, [...SERVER_OPTIONS, 'apps/server/dist/main.js', ...rest]);
  },
  archive: () => runBuilt('archive'),
  backup: () => runBuilt('backup'),
  restore: () => runBuilt('restore'),
  files: () => runBuilt('files'),
  async cluster() {
    await ensurePostgres();
    await finish(run(process.execPath, ['scripts/cluster.mjs', ...rest]));
  },
  async rehearse() {
    await ensurePostgres();
    await buildIfOlder();
    await finish(run(bin('tsx'), ['--conditions=@gezi/source', 'bench/rehearsals/run.ts', ...rest]));
  },
  async dev() {
    keepInFront(process.execPath, ['scripts/dev.mjs', ...rest]);
  },
  async 'db:generate'() {
    const [name, ...flags] = rest;
    if (!/^[a-z][a-z\d_]*$/.test(name ?? '')) stop('Usage: npm run db:generate -- <snake_case_name> [--custom]');
    const tool = resolve(root, 'apps/server/node_modules/.bin/drizzle-kit');
    await finish(run(tool, ['generate', '--name', name, ...flags], { cwd: resolve(root, 'apps/server') }));
  },
  async test() {
    await ensureChromium();
    await ensureChineseFont();
    await ensurePostgres();
    await finish(run(process.execPath, ['scripts/test.mjs', ...rest]));
  },
  async storybook() {
    keepInFront(bin('storybook'), ['dev', '-p', '6006', '--ci', '--no-version-updates', ...rest]);
  },
  async 'build-storybook'() {
    await finish(run(bin('storybook'), ['build', '--disable-telemetry', ...rest]));
  },
  async docs() {
    await writeApiPages();
    keepInFront(resolve(root, 'site/node_modules/.bin/vitepress'), ['dev', 'site', ...rest]);
  },
  async 'build-docs'() {
    await writeApiPages();
    // Monaco, antd and every package are bundled: more than the default heap of a small machine.
    const env = { NODE_OPTIONS: '--max-old-space-size=4096' };
    await finish(run(resolve(root, 'site/node_modules/.bin/vitepress'), ['build', 'site', ...rest], { env }));
  },
  async screenshots() {
    await ensureChromium();
    await ensureChineseFont();
    await buildIfOlder();
    await finish(run(bin('tsx'), ['scripts/screenshots.ts', ...rest]));
  },
  async recordings() {
    await ensureChromium();
    await ensureChineseFont();
    await finish(run(bin('tsx'), ['scripts/recordings.ts', ...rest]));
  },
  async examples() {
    await ensureChromium();
    await ensureChineseFont();
    await finish(run(process.execPath, ['scripts/check-examples.mjs', ...rest]));
  },
  async 'test:node'() {
    const [version, ...steps] = rest;
    if (!/^\d+$/.test(version ?? '')) stop('Usage: npm run test:node -- <major version of Node> [steps]');
    await ensurePostgres();
    const wanted = steps.length ? steps : ['unit', 'server', 'packages'];
    // npm's package `node` brings the executable.
    await finish(run('npx', ['--yes', '--package', `node@${version}`, 'node', 'scripts/test.mjs', ...wanted]));
  },
  async release() {
    await finish(run(process.execPath, ['scripts/release.mjs', ...rest]));
  },
  async 'release:version'() {
    await finish(run(process.execPath, ['scripts/version.mjs']));
  },
  async bench() {
    const [name] = rest;
    if (!name || !existsSync(resolve(root, 'bench', name, 'run.mjs'))) {
      stop('Usage: npm run bench -- <name>; names are the folders of bench/.');
    }
    await ensureChromium();
    await buildIfOlder();
    await finish(run(process.execPath, [`bench/${name}/run.mjs`, ...rest.slice(1)]));
  },
};

const [task, ...rest] = process.argv.slice(2);
if (!tasks[task]) {
  stop(`Usage: node scripts/run.mjs ${Object.keys(tasks).join('|')}`);
}
process.env.STORYBOOK_DISABLE_TELEMETRY = '1';
await ensureInstalled();
await tasks[task]();

/** API pages of the documentation, from the types of the packages. */
async function writeApiPages() {
  const { code } = await run(process.execPath, ['site/scripts/writeApiPages.mjs']);
  if (code) process.exit(code);
}

/** Runs a command of the built server. */
async function runBuilt(name) {
  await buildIfOlder();
  await finish(run(process.execPath, ['--enable-source-maps', `apps/server/dist/${name}.js`, ...rest]));
}

async function finish(running) {
  const { code } = await running;
  process.exit(code);
}

/** Runs a server in the foreground until it exits, is stopped by a signal, or npm exits. */
function keepInFront(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
  const end = () => child.kill('SIGTERM');
  // Ctrl-C reaches the whole process group: the child stops by itself.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', end);
  onParentExit(end);
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
