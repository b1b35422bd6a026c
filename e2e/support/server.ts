import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SERVER_OPTIONS } from '../../scripts/lib.mjs';
import { freePort } from './freePort.ts';

const MAIN = resolve(import.meta.dirname, '../../apps/server/dist/main.js');

const MAX_OUTPUT = 2_000_000;
/** Milliseconds; the first start creates the demo data, which takes long on a busy machine. */
const START_TIMEOUT = 600_000;

export interface RunningServer {
  url: string;
  /** The process. */
  child: ChildProcess;
  /** All output so far. */
  output(): string;
  /** Stops it gracefully like Ctrl-C; resolves to the exit code. */
  stop(): Promise<number | null>;
  /** Kills it (kill -9). */
  kill(): Promise<void>;
}

export interface ServerOptions {
  dataDir: string;
  /** Default: a free port. */
  port?: number;
  env?: Record<string, string>;
  /** Module that the server loads first; it can exchange messages with this process. */
  preload?: string;
  /** Built server; default that of this folder. */
  main?: string;
}

/** Starts the built server in demo mode and waits until it answers. */
export async function startServer({ port, ...options }: ServerOptions): Promise<RunningServer> {
  const chosen = port ?? (await freePort());
  const { child, output } = launch({ ...options, port: chosen });
  const url = `http://127.0.0.1:${chosen}`;
  await answering(url, child, output);
  return {
    url,
    child,
    output,
    async stop() {
      child.kill('SIGINT');
      return ended(child);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended(child);
    },
  };
}

/** Starts a server that is expected to refuse to start; resolves to its output and exit code. */
export async function startRefused(options: ServerOptions): Promise<{ code: number | null; output: string }> {
  const { child, output } = launch({ port: await freePort(), ...options });
  const code = await ended(child);
  return { code, output: output() };
}

/** A new data folder with the demo data. */
export function demoFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'gezi-e2e-'));
  cpSync(process.env.GEZI_E2E_TEMPLATE!, path, { recursive: true });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function launch({ dataDir, port, env, preload, main = MAIN }: ServerOptions & { port: number }) {
  const args = [...SERVER_OPTIONS, ...(preload ? ['--import', preload] : []), main];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, CAPTCHA_MODE: 'any', ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(preload ? (['ipc'] as const) : [])],
  });
  let text = '';
  // A server that runs for hours may write much.
  const collect = (chunk: Buffer) => (text = (text + chunk).slice(-MAX_OUTPUT));
  child.stdout!.on('data', collect);
  child.stderr!.on('data', collect);
  return { child, output: () => text };
}

async function answering(url: string, child: ChildProcess, output: () => string) {
  const until = Date.now() + START_TIMEOUT;
  while (Date.now() < until) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/api/sys/health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not answer at ${url}.\n${output()}`);
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', (code) => resolve(code));
  });
