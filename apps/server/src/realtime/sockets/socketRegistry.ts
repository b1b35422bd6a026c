import type { WebSocket } from 'ws';
import { endSocket } from './endSocket';
import type { SocketUser } from './SocketUser';

/** Purposes of sockets. */
export const channels = ['notices', 'changes', 'grid'] as const;

export interface Member extends SocketUser {
  id: string;
  /** Epoch milliseconds. */
  openedAt: number;
  socket: WebSocket;
  channel: (typeof channels)[number];
  /** Page of a grid socket. */
  pageId?: string;
}

/** Unsent bytes after which a socket is terminated, to bound memory: its client does not read. */
const MAX_BUFFERED = 4 * 1024 * 1024;

/** The open sockets of this server. */
export function socketRegistry() {
  const members = new Set<Member>();

  function end(member: Member, code: number, reason: string): void {
    if (!members.delete(member)) return;
    endSocket(member.socket, code, reason);
  }

  return {
    add(member: Member): void {
      members.add(member);
      member.socket.on('close', () => members.delete(member));
    },

    filter: (wanted: (member: Member) => boolean): Member[] => [...members].filter(wanted),

    /** Sends a text to all matching sockets. */
    send(text: string, meant: (member: Member) => boolean): void {
      for (const member of members) if (meant(member)) sendText(member.socket, text);
    },

    close(code: number, reason: string, meant: (member: Member) => boolean): void {
      for (const member of members) {
        if (meant(member)) end(member, code, reason);
      }
    },

    end,
  };
}
export type SocketRegistry = ReturnType<typeof socketRegistry>;

export function sendText(socket: WebSocket, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MAX_BUFFERED) socket.terminate();
  else socket.send(text);
}
