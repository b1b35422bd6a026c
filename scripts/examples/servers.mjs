// Serves the built examples, each as its readers would.
import { spawn } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { freePort } from '../lib.mjs';

const COMMANDS = {
  upload: (port) => ['vite', 'preview', '--host', '127.0.0.1', '--port', port, '--strictPort'],
  'express-server': () => ['tsx', 'server/main.ts'],
  nextjs: (port) => ['next', 'start', '--hostname', '127.0.0.1', '--port', port],
};
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.ttf': 'font/ttf' };
const READY_WITHIN_MS = 60_000;

/** @returns address, and a function that stops the server */
export async function serveExample(name, folder) {
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const command = COMMANDS[name]?.(port);
  if (!command) return { address, stop: await serveFiles(join(folder, 'dist'), Number(port)) };
  const [tool, ...args] = command;
  const child = spawn(join(folder, 'node_modules/.bin', tool), args, {
    cwd: folder,
    env: { ...process.env, PORT: port, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
    // A process group of its own: the tools start further processes.
    detached: true,
  });
  const stop = () => child.pid && process.kill(-child.pid);
  const until = Date.now() + READY_WITHIN_MS;
  while (!(await fetch(address).catch(() => undefined))?.ok) {
    if (Date.now() > until || child.exitCode !== null) throw new Error(`${name} does not answer at ${address}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { address, stop };
}

async function serveFiles(folder, port) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end();
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
