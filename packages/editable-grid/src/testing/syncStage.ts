import type { CellComment } from '../core/comments/CellComment';
import { memoryStore, type MemoryStore } from '../core/sync/memoryStore';
import { firstOrderKeys } from '../core/sync/orderKeys';
import type { StepRule } from '../core/sync/SyncPage';
import { SyncHub, type HubMember } from '../core/sync/SyncHub';
import type { ClientMessage, ServerMessage } from '../core/sync/SyncMessage';
import type { SyncChannel } from '../features/sync/SyncChannel';
import { channelEnds } from './channelEnds';

export interface StageLine extends SyncChannel {
  /** Interrupts the connection. */
  cut(): void;
  /** Restores the connection. */
  mend(): void;
  /** Grants or revokes write permission. @param told whether the client is notified immediately; default true */
  permit(mayWrite: boolean, told?: boolean): void;
  /** Ends the connection permanently. */
  stop(reason: string): void;
}

/** A shared page with an in-page server, for stories and tests. */
export function syncStage(rows: readonly { id: string }[], rule?: StepRule, comments: readonly CellComment[] = []) {
  const orders = firstOrderKeys(rows.length);
  const store: MemoryStore = memoryStore(
    {
      version: 0,
      rows: rows.map(({ id, ...values }, nth) => ({ id, order: orders[nth]!, values, stamps: {} })),
      comments,
    },
    rule,
  );
  const hub: SyncHub<string> = new SyncHub({ store, nameOf: (page) => page, publish: (news) => hub.receiveNews(news) });
  let connections = 0;

  /** A user's connection to the page. @param mayWrite default true */
  function line(user: { id: string; name: string }, mayWrite = true): StageLine {
    const { deliver, notifyState, listening } = channelEnds();
    let state: ReturnType<SyncChannel['state']> = { status: 'connecting' };
    let member: HubMember<string> | undefined;
    let right = mayWrite;

    const mend = () => {
      if (member) return;
      connections += 1;
      const made: HubMember<string> = {
        id: String(connections),
        page: 'page',
        user,
        get mayWrite() {
          return right;
        },
        send: (message: ServerMessage) => queueMicrotask(() => member === made && deliver(structuredClone(message))),
        reject: () => cut(),
      };
      member = made;
      state = { status: 'open' };
      notifyState();
    };
    const cut = () => {
      if (member) hub.leave(member);
      member = undefined;
      state = { status: 'waiting' };
      notifyState();
    };
    mend();
    return {
      cut,
      mend,
      permit(allowed, told = true) {
        right = allowed;
        if (member && told) void hub.notifyPermission(member);
      },
      stop(reason) {
        cut();
        state = { status: 'stopped', stopReason: reason };
        notifyState();
      },
      state: () => state,
      send: (message) => {
        if (member) void hub.receive(member, structuredClone(message) as ClientMessage);
      },
      ...listening,
    };
  }

  return { store, hub, line };
}
