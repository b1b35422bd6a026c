import type { SyncChannel } from '../features/sync/SyncChannel';

interface Message {
  type: string;
  data: unknown;
}

/** The client end of an in-memory channel. */
export function channelEnds() {
  const messages = new Set<(message: Message) => void>();
  const changes = new Set<() => void>();
  return {
    /** Delivers a message to the listeners. */
    deliver: (message: Message) => messages.forEach((listener) => listener(message)),
    /** Notifies listeners of a state change. */
    notifyState: () => changes.forEach((listener) => listener()),
    listening: {
      onMessage(listener) {
        messages.add(listener);
        return () => messages.delete(listener);
      },
      subscribe(listener) {
        changes.add(listener);
        return () => changes.delete(listener);
      },
    } satisfies Pick<SyncChannel, 'onMessage' | 'subscribe'>,
  };
}
