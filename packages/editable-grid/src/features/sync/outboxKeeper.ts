import type { StoredOutbox } from '../../core/sync/SyncOutbox';

/** Milliseconds the value of a cell that is being typed in may wait before it is kept. */
const WAIT = 400;

export interface OutboxKeeper {
  /** @param soon it may wait a little: it is a keystroke, and more of them follow */
  keep: (outbox: StoredOutbox, soon?: boolean) => void;
  /** Keeps what waits, and no more. */
  close: () => void;
}

/**
 * Keeps an outbox on the device: what is about to be sent at once, keystrokes when the typing rests, is sent, or the
 * page is left or hidden, for a hidden page may be ended without another word.
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
