import type { SyncChannel } from '../features/sync/SyncChannel';
import { channelEnds } from './channelEnds';

interface Message {
  type: string;
  data: unknown;
}

export interface LegacyLine extends SyncChannel {
  /** Received messages, oldest first. */
  received: Message[];
  cut(): void;
  mend(): void;
}

/**
 * An in-page server that only supports the specified messages of B§7: it answers heartbeats, forwards updates and calls to every connection, including the sender's, and silently ignores anything else.
 * and calls go to every connection, the sender's too, anything else is ignored silently.
 */
export function legacyServer() {
  const open = new Map<object, (message: Message) => void>();

  return { line };

  function line(): LegacyLine {
    const me = {};
    const received: Message[] = [];
    const { deliver: receive, notifyState, listening } = channelEnds();
    let status: 'open' | 'waiting' = 'waiting';

    const say = (next: typeof status) => {
      status = next;
      notifyState();
    };
    const mend = () => {
      open.set(me, (message) => {
        received.push(message);
        receive(message);
      });
      say('open');
    };
    mend();
    return {
      received,
      mend,
      cut() {
        open.delete(me);
        say('waiting');
      },
      state: () => ({ status }),
      send({ type, data }) {
        const text = JSON.stringify({ type, data });
        if (status !== 'open') return;
        if (type === 'update_vxe_table' || type === 'common_send_date')
          queueMicrotask(() => open.forEach((deliver) => deliver(JSON.parse(text) as Message)));
      },
      ...listening,
    };
  }
}
