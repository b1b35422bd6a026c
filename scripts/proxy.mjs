// A small reverse proxy in front of several nodes, for tests and trials: nodes that are ready take turns, sockets are passed
// on, and a request that reached no node goes to the next one. Production uses nginx, Caddy or the like (docs/deploy.md).
import { request as send, createServer } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two checks of a node. */
const CHECK_INTERVAL = 300;
const CHECK_TIMEOUT = 5_000;
/** Milliseconds that a request waits for a ready node. */
const PATIENCE = 5_000;

/**
 * @param ports of the nodes on 127.0.0.1
 * @returns `{ listen(port), isReady(port), close() }`
 */
export function createProxy(ports) {
  const ready = new Set();
  let turn = 0;
  const checks = ports.map((port) => setInterval(() => void check(port), CHECK_INTERVAL));

  async function check(port) {
    try {
      const { ok } = await fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(CHECK_TIMEOUT) });
      if (ok) ready.add(port);
      else ready.delete(port);
    } catch (error) {
      // A node that is slow to answer may be busy.
      if (error.name !== 'TimeoutError') ready.delete(port);
    }
  }

  /** Ready nodes, starting with the one whose turn it is. */
  function inTurn() {
    const nodes = ports.filter((port) => ready.has(port));
    turn += 1;
    return nodes.map((_port, index) => nodes[(turn + index) % nodes.length]);
  }

  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming);
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress };
    delete headers.connection;
    const { method, url: path } = incoming;
    for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(CHECK_INTERVAL / 3)) {
      for (const port of inTurn()) if (await forward({ port, method, path, headers, body }, outgoing)) return;
    }
    outgoing.writeHead(502).end();
  });

  // A connection that is closed here may be about to send its next request.
  server.keepAliveTimeout = 0;

  server.on('upgrade', (incoming, socket, head) => {
    const [port] = inTurn();
    if (!port) return socket.destroy();
    const upstream = connect(port, '127.0.0.1', () => {
      const lines = incoming.rawHeaders.flatMap((name, index, all) => (index % 2 ? [] : `${name}: ${all[index + 1]}`));
      upstream.write(`GET ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      socket.pipe(upstream).pipe(socket);
    });
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ])
      one.on('error', () => other.destroy());
  });

  return {
    listen: (port) => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve)),
    isReady: (port) => ready.has(port),
    close() {
      for (const timer of checks) clearInterval(timer);
      server.closeAllConnections();
      server.close();
    },
  };
}

/** @returns false if the node did not take the request, which may then go to another one */
function forward({ port, method, path, headers, body }, outgoing) {
  return new Promise((resolve) => {
    const request = send({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
      resolve(true);
    });
    request.on('error', (error) => {
      const isSafe = error.code === 'ECONNREFUSED' || method === 'GET';
      if (isSafe && !outgoing.headersSent) return resolve(false);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end(JSON.stringify({ message: `node ${port}: ${error.message}` }));
      resolve(true);
    });
    request.end(body);
  });
}
