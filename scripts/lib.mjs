// Shared by the scripts; imports only Node built-ins, since it runs before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const { packageManager } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));

/** The `package.json` of every published package, with its `folder`. */
export const publishedPackages = () =>
  readdirSync(join(root, 'packages'))
    .map((name) => join(root, 'packages', name))
    .map((folder) => ({ folder, ...JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }))
    .filter((one) => !one.private);

/** Runs a command in the project's root with its output passed through; resolves to the exit code. */
export function run(command, args, { env = {}, quiet = false, cwd = root } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    child.on('error', (error) => done({ code: 1, output: String(error) }));
    child.on('close', (code, signal) => done({ code: code ?? (signal ? 1 : 0), output }));
  });
}

/** Runs pnpm in the exact version that package.json names. */
export const pnpm = (args, options) =>
  // `--package`, or npx inside of another npx would use the package of the outer one.
  run('npx', ['--yes', '--package', packageManager, 'pnpm', ...args], {
    ...options,
    env: { CI: 'true', ...options?.env },
  });

/** Path of an executable in node_modules. */
export const bin = (name) => resolve(root, 'node_modules/.bin', name);

/** Runs `work` for each item, two at a time: as many as a small machine has cores. */
export async function twoAtATime(items, work) {
  const queue = [...items];
  const worker = async () => {
    while (queue.length) await work(queue.shift());
  };
  await Promise.all([worker(), worker()]);
}

/** Installs dependencies if they are missing or older than the lock file. */
export async function ensureInstalled() {
  const done = resolve(root, 'node_modules/.modules.yaml');
  const lock = resolve(root, 'pnpm-lock.yaml');
  if (existsSync(done) && statSync(done).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('安装依赖 Installing dependencies …');
  const { code } = await pnpm(['install', '--frozen-lockfile', '--reporter=append-only']);
  if (code) stop('依赖安装失败 Installing the dependencies failed.');
}

/** Installs Debian packages if one of the given files is missing; prints instructions if it cannot. */
export async function ensureDebian(packages, present) {
  if (present()) return;
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (process.getuid?.() !== 0) stop(`Missing: ${packages.join(', ')}. Install with: sudo ${command}`);
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { quiet: true, env });
  const { code, output } = await run('sh', ['-c', command], { quiet: true, env });
  if (code || !present()) stop(`${output}\nCould not install ${packages.join(', ')}.`);
}

/** Calls back once the parent process has exited: a killed npm sends no signal. */
export function onParentExit(callback) {
  const began = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === began) return;
    clearInterval(timer);
    callback();
  }, 500);
  timer.unref();
}

/** Ids of the ancestor processes; npm may start us through a shell (Linux). */
function ancestors() {
  const { ppid } = process;
  return process.env.npm_lifecycle_event ? `${ppid} ${parentOf(ppid)}` : `${ppid}`;
}

function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1];
  } catch {
    return '';
  }
}

/** A free port on 127.0.0.1. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Options of Node for the server. A larger young generation (64 MB instead of 16) is collected less often; see
 * decision 20.
 */
export const SERVER_OPTIONS = ['--enable-source-maps', '--max-semi-space-size=64'];

export function stop(message) {
  console.error(message);
  process.exit(1);
}
