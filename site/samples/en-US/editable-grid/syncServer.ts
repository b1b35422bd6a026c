import { SyncHub, type ClientMessage, type HubMember, type SyncStore } from '@gezi/editable-grid/core';
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';

interface User {
  id: string;
  name: string;
  mayWrite: boolean;
}

/** Serves shared sheets at `/api/vxeSocket/{user}/{page}`, the address that useSheetChannel connects to. */
export function serveSheets(server: Server, store: SyncStore<string>, userOf: (token?: string) => User | undefined) {
  const hub: SyncHub<string> = new SyncHub({ store, nameOf: (page) => page, publish: (news) => hub.receiveNews(news) });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 256 * 1024 });

  server.on('upgrade', (request, socket, head) => {
    const path = /^\/api\/vxeSocket\/([^/?]+)\/([^/?]+)/.exec(request.url ?? '');
    // The token is the subprotocol and not part of the address.
    const user = userOf(request.headers['sec-websocket-protocol']);
    if (!path || user?.id !== decodeURIComponent(path[1]!)) return void socket.destroy();
    sockets.handleUpgrade(request, socket, head, (opened) => join(opened, decodeURIComponent(path[2]!), user));
  });

  function join(socket: WebSocket, page: string, user: User) {
    const member: HubMember<string> = {
      id: randomUUID(),
      page,
      user,
      mayWrite: user.mayWrite,
      send: (message) => socket.send(JSON.stringify(message)),
      reject: () => socket.close(4403),
    };
    socket.on('close', () => hub.leave(member));
    socket.on('message', (data) => void receive((data as Buffer).toString()).catch(() => socket.close(1011)));

    async function receive(text: string) {
      const message = JSON.parse(text) as { type: string };
      if (message.type === 'heart_beat') {
        socket.send(JSON.stringify({ type: 'heart_beat', data: true }));
        return hub.beat(member);
      }
      if (message.type.startsWith('sync_')) await hub.receive(member, message as ClientMessage);
    }
  }
}
