import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  url: URL;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Record<string, unknown>;
}

export interface HttpReceiver {
  port: number;
  /** Calls, in order. */
  calls: readonly Received[];
  /** Changes the answer of later calls. */
  answer(status: number, body: unknown): void;
  close(): Promise<void>;
}

/** A real HTTP server that records JSON calls, e.g. in place of an SMS gateway or the service of a robot. */
export async function startHttpReceiver(): Promise<HttpReceiver> {
  const calls: Received[] = [];
  let reply: { status: number; body: unknown } = { status: 200, body: { errcode: 0, code: 0 } };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += String(part);
    calls.push({
      url: new URL(request.url ?? '/', 'http://127.0.0.1'),
      headers: request.headers,
      body: JSON.parse(text) as Record<string, unknown>,
    });
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    calls,
    answer: (status, body) => void (reply = { status, body }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
