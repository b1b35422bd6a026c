import type { Bus, BusMessage } from './Bus';

/** The bus of a server that is alone with its database. */
export function memoryBus(): Bus {
  const listeners = new Set<(message: BusMessage) => void>();
  return {
    publish(message) {
      for (const listener of listeners) listener(message);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      listeners.clear();
    },
  };
}
