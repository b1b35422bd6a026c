import {
  firstOrderKeys,
  memoryStore,
  SyncHub,
  type ClientMessage,
  type HubMember,
  type MemoryStore,
} from '@gezi/editable-grid/core';
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import { sessions } from './sessions';

const LINES = [
  { name: '无缝钢管 DN100', counts: 12, unit: '米' },
  { name: '法兰闸阀 Z41H-16C', counts: 4, unit: '台' },
  { name: '深沟球轴承 6308', counts: 60, unit: '套' },
];

/** One page in memory. Implement `SyncStore` on your database to keep pages; see `memoryStore` for what it has to do. */
const store: MemoryStore = memoryStore(
  {
    version: 0,
    rows: firstOrderKeys(LINES.length).map((order, index) => ({
      id: `line-${index + 1}`,
      order,
      values: LINES[index]!,
      stamps: {},
    })),
  },
  // A rule may refuse steps, e.g. by the rights of the user.
  (step) => (step.kind === 'edit' && step.column === 'counts' && Number(step.value) < 0 ? '数量不能为负' : undefined),
);

/** Shared sheets at `/api/vxeSocket/{userId}/{pageId}`, the address that `useSheetChannel` connects to. */
export function sheets(server: Server) {
  const hub: SyncHub<string> = new SyncHub({ store, nameOf: (page) => page, publish: (news) => hub.receiveNews(news) });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 256 * 1024 });

  server.on('upgrade', (request, socket, head) => {
    const path = /^\/api\/vxeSocket\/([^/?]+)\/([^/?]+)/.exec(request.url ?? '');
    // The token is the subprotocol.
    const user = sessions.userOf(request.headers['sec-websocket-protocol']);
    if (!path || user?.id !== decodeURIComponent(path[1]!)) return void socket.destroy();
    sockets.handleUpgrade(request, socket, head, (opened) =>
      join(opened, decodeURIComponent(path[2]!), { id: user.id, name: user.realname }),
    );
  });

  function join(socket: WebSocket, page: string, user: { id: string; name: string }) {
    const member: HubMember<string> = {
      id: randomUUID(),
      page,
      user,
      mayWrite: true,
      send: (message) => socket.send(JSON.stringify(message)),
      reject: () => socket.close(4403, 'not yours'),
    };
    socket.on('close', () => hub.leave(member));
    socket.on('message', (data) => void receive(String(data)).catch(() => socket.close(1011)));

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
