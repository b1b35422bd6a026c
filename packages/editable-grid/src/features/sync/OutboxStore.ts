import type { StoredOutbox } from '../../core/sync/SyncOutbox';

/** Storage of unsettled changes on this device, so that they outlive the page. */
export interface OutboxStore {
  /**
   * Claims all outboxes that earlier visits left and no other page uses, or a new one.
   *
   * @returns at least one
   */
  claim(): Promise<readonly StoredOutbox[]>;
  /** @returns `false` if the device refuses to store it */
  write(outbox: StoredOutbox): boolean;
  /** Releases them for other pages. */
  release(): void;
}

export const newOutbox = (clientId: string): StoredOutbox => ({ clientId, nextSeq: 1, pending: [] });

/** Stores nothing: for stories and tests, and for devices without storage. */
export const memoryOutbox = (clientId: string): OutboxStore => ({
  claim: async () => [newOutbox(clientId)],
  write: () => true,
  release: () => {},
});
