import type { StoredOutbox } from '../../core/sync/SyncOutbox';

/** Milliseconds before a keystroke is stored. */
const WAIT = 400;

export interface OutboxKeeper {
  /** @param soon storing may be delayed: it is a keystroke, and more may follow */
  keep: (outbox: StoredOutbox, soon?: boolean) => void;
  /** Stores the pending state, if any. */
  close: () => void;
}

/**
 * Stores an outbox on the device: immediately before sending; keystrokes after a typing pause, or when the page is
 * hidden or left, because a hidden page may be closed without further events.
 */
export function outboxKeeper(write: (outbox: StoredOutbox) => void): OutboxKeeper {
  let waiting: StoredOutbox | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const page = typeof window === 'undefined' ? undefined : window;

  const flush = () => {
    const outbox = waiting;
    clearTimeout(timer);
    waiting = timer = undefined;
    if (outbox) write(outbox);
  };
  page?.addEventListener('pagehide', flush);
  page?.addEventListener('visibilitychange', flush);

  return {
    keep(outbox, soon = false) {
      waiting = outbox;
      if (soon) timer ??= setTimeout(flush, WAIT);
      else flush();
    },
    close() {
      flush();
      page?.removeEventListener('pagehide', flush);
      page?.removeEventListener('visibilitychange', flush);
    },
  };
}
