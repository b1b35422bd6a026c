// `npm run dev`: Vite serves the page with hot reload, the server runs from source and restarts on changes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer, runnerImport } from 'vite';
import { freePort, onParentExit, root, stop } from './lib.mjs';

/** Milliseconds in which further changes join the same restart, e.g. of a git checkout. */
const SETTLE = 150;
/** Milliseconds the server has to stop; it allows running requests 5 s. */
const STOP_WITHIN = 10_000;
/** Milliseconds a request waits for a restarting server. */
const RESTART_WITHIN = 60_000;

/** Sources the server runs: its own, and package sources that `.dependency-cruiser.mjs` allows it to import. */
const SERVER_SOURCES =
  /^(apps\/server\/(src|migrations)|packages\/((domain|validators)\/src|[^/]+\/src\/(core|html)))\/(?!.*\.(test|stories)\.tsx?$)/;

const port = Number(process.env.PORT ?? 8080);
const serverPort = await freePort();
const target = `http://127.0.0.1:${serverPort}`;
const sources = ['apps/server/src', 'apps/server/migrations', ...packageSources()].map((path) => resolve(root, path));

const elements = await pageElements();
const vite = await createServer({
  root: resolve(root, 'apps/procurement'),
  clearScreen: false,
  plugins: [
    { name: 'wait-for-server', configureServer: ({ middlewares }) => void middlewares.use('/api', delay) },
    { name: 'page-settings', transformIndexHtml: () => elements },
  ],
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    // Keeps the page's `Host`: the server validates it, and compares the origin of sockets with it.
    proxy: Object.fromEntries(
      ['/api', '/websocket', '/changeSocket', '/vxeSocket'].map((path) => [path, { target, ws: true }]),
    ),
  },
});
await vite.listen().catch((error) => stop(error.message));

let isReady = false;
let isEnding = false;
let isQueued = false;
let server = startServer();
let restarts = Promise.resolve();

vite.watcher.add(sources).on('all', (event, path) => {
  if (isQueued || isEnding || event.endsWith('Dir') || !SERVER_SOURCES.test(relative(root, path))) return;
  isQueued = true;
  restarts = restarts.then(restart);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
onParentExit(end);

async function restart() {
  await wait(SETTLE);
  isQueued = false;
  await stopServer();
  if (!isEnding) server = startServer();
}

function startServer() {
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=@gezi/source', 'apps/server/src/main.ts'], {
    cwd: root,
    env: { PUBLIC_ORIGINS: `http://127.0.0.1:${port}`, ...process.env, HOST: '127.0.0.1', PORT: serverPort },
    // In its own process group: Ctrl-C reaches it once, through us. It stops when the IPC channel closes, whatever the
    // cause.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const began = Date.now();
  child.once('message', (greeting) => {
    console.log(
      isReady ? `服务器已重启 The server restarted in ${((Date.now() - began) / 1000).toFixed(1)} s.` : greeting,
    );
    isReady = true;
  });
  const exited = once(child, 'exit').then(() => {
    if (server.child === child && !server.isStopping && !isEnding) {
      console.error('服务器已退出，修改源码后重新启动 The server exited; it starts again after a change.');
    }
  });
  return { child, exited, isStopping: false };
}

async function stopServer() {
  server.isStopping = true;
  server.child.kill('SIGTERM');
  const timer = setTimeout(() => server.child.kill('SIGKILL'), STOP_WITHIN);
  await server.exited;
  clearTimeout(timer);
}

async function end() {
  if (isEnding) return;
  isEnding = true;
  await Promise.all([vite.close(), restarts.then(stopServer)]);
  process.exit(0);
}

/** Delays a request until the server listens. */
async function delay(_request, _response, next) {
  const until = Date.now() + RESTART_WITHIN;
  while (!(await listens()) && Date.now() < until) await wait(100);
  next();
}

async function listens() {
  const socket = connect(serverPort, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** The elements that the server adds to the built page (`pageSettings.ts`). */
async function pageElements() {
  const [{ pageSettings }, { demoLogins }] = await Promise.all(
    ['platform/http/pageSettings.ts', 'seed/data/accounts.ts'].map(serverModule),
  );
  const { GEZI_MODE, CAPTCHA_MODE, SIGN_MODE, SIGN_SECRET = '' } = process.env;
  const mode = GEZI_MODE || 'demo';
  const captchaMode = CAPTCHA_MODE || (mode === 'demo' ? 'after-failure' : 'image');
  const settings = pageSettings(
    { mode, captchaMode, signMode: SIGN_MODE || 'off', signSecret: SIGN_SECRET },
    demoLogins,
  );
  return Object.entries(settings).map(([name, content]) => ({ tag: 'meta', attrs: { name, content } }));
}

async function serverModule(path) {
  const file = resolve(root, 'apps/server/src', path);
  return (await runnerImport(file, { configFile: false, logLevel: 'silent' })).module;
}

function packageSources() {
  return readdirSync(resolve(root, 'packages')).map((name) => `packages/${name}/src`);
}
