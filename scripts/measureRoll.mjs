import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './lib.mjs';

const WRITERS = 4;
const READERS = 4;
const SOCKETS = 100;

/**
 * Reads, writes, stores files and holds sockets open while `roll` restarts the nodes.
 *
 * @param url of the proxy
 * @returns counts of requests, failed requests, acknowledged and lost rows and files, sockets that were closed, how they
 *   were closed, and how many are open at the end
 */
export async function measureRoll(url, roll) {
  const WebSocket = createRequire(join(root, 'apps/server/package.json'))('ws');
  const { token, userInfo } = await signIn(url);
  const headers = { 'x-access-token': token, 'tenant-id': '1' };
  const found = {
    requests: 0,
    failed: [],
    written: 0,
    lost: 0,
    files: 0,
    filesLost: 0,
    socketsClosed: {},
    socketsOpen: 0,
  };
  const codes = [];
  const files = new Map();
  // Another run may have written to the same database.
  const run = Date.now().toString(36);
  let isOver = false;

  const callJson = (method, path, body) =>
    call(method, path, { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) });
  /** @returns the result of an answer, undefined after a failure */
  async function call(method, path, options = { headers }) {
    found.requests += 1;
    try {
      const answer = await fetch(`${url}/api${path}`, { method, ...options });
      const text = await answer.text();
      const { success, message, result } = text ? JSON.parse(text) : {};
      if (success) return result ?? true;
      found.failed.push(`${method} ${path} ${answer.status} ${message}`);
    } catch (error) {
      found.failed.push(`${method} ${path} ${error.cause?.message ?? error.message}`);
    }
    return undefined;
  }

  async function write(writer) {
    for (let number = 0; !isOver; number += 1) {
      const name = `滚动${run}-${writer}-${number}`;
      const code = `roll_${run}_${writer}_${number}`;
      if (await callJson('POST', '/sys/position/add', { name, code })) codes.push(name);
    }
  }
  async function storeFiles() {
    for (let number = 0; !isOver; number += 1) {
      const text = `${run}-${number} `.repeat(5_000);
      const body = new FormData();
      body.append('file', new Blob([text]), `${run}-${number}.txt`);
      body.append('biz', 'temp');
      const stored = await call('POST', '/sys/common/upload', { headers, body });
      if (stored) files.set(stored.url, text);
    }
  }
  async function read() {
    while (!isOver) await call('GET', '/purchase/purchasePlan/list?pageNo=1&pageSize=10');
  }

  const open = new Set();
  function connect() {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/websocket/${userInfo.id}`, [token]);
    socket.on('error', () => undefined);
    socket.on('open', () => open.add(socket));
    socket.on('close', async (code) => {
      open.delete(socket);
      if (isOver) return;
      found.socketsClosed[code] = (found.socketsClosed[code] ?? 0) + 1;
      await wait(100 + Math.random() * 500);
      if (!isOver) connect();
    });
  }

  for (let number = 0; number < SOCKETS; number += 1) connect();
  const work = [...Array(WRITERS).keys()].map(write).concat([...Array(READERS).keys()].map(read), storeFiles());
  await wait(1000);
  await roll();
  await wait(1500);
  found.socketsOpen = open.size;
  isOver = true;
  await Promise.all(work);
  for (const socket of open) socket.terminate();
  const stored = await storedNames(url, headers);
  found.written = codes.length;
  found.lost = codes.filter((name) => !stored.has(name)).length;
  found.files = files.size;
  for (const [path, text] of files) {
    const answer = await fetch(`${url}/api/sys/common/static/${path}`, { headers });
    if ((await answer.text()) !== text) found.filesLost += 1;
  }
  return found;
}

async function signIn(url) {
  const answer = await fetch(`${url}/api/sys/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'Gezi@2026', captcha: '0000', checkKey: '1' }),
  });
  return (await answer.json()).result;
}

async function storedNames(url, headers) {
  const names = new Set();
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${url}/api/sys/position/list?pageNo=${page}&pageSize=100`, { headers });
    const { records } = (await answer.json()).result;
    for (const { name } of records) names.add(name);
    if (records.length < 100) return names;
  }
}
