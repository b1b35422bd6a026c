import type { ClientMessage } from './SyncMessage';
import type { StoredOutbox } from './SyncOutbox';
import type { SyncStep } from './SyncStep';
import type { ViewChange } from './ViewChange';

/** Network, storage and grid of a `SyncSession`. */
export interface SessionParts {
  outbox: StoredOutbox;
  /** Key of the grid in messages to clients of the specified protocol. */
  socketKey: string;
  /** May fail silently: unanswered messages are sent again. */
  send: (message: ClientMessage) => void;
  /**
   * Stores unsettled changes on this device, before any of them is sent.
   *
   * @param soon a keystroke, which may be delayed: it is stored without `soon` before it is sent
   */
  keep: (outbox: StoredOutbox, soon?: boolean) => void;
  /** Changes for the grid's rows. @param whole first call: the changes are all rows of the page */
  show: (changes: readonly ViewChange[], whole: boolean) => void;
  /** Called when state, users or conflicts changed. */
  notify: () => void;
  /** 0 up to, not including, 1. */
  random: () => number;
}

/** A change that the server refused. */
export interface RefusedStep {
  /**
   * `too-large`, `read-only` if this user may not write, `unsupported` by the server, `unanswered` if it keeps ending
   * the connection, `unknown`, a `CommentRefusal`, or the reason of the page's rule.
   */
  reason: string;
  steps: readonly SyncStep[];
}
