import type { StoredOutbox } from '../../core/sync/SyncOutbox';

/** Where unsettled changes lie on this device, so that they outlive the page. */
export interface OutboxStore {
  /**
   * All that earlier visits left and nobody else works on, or a new one; from now on they are this page's alone.
   *
   * @returns at least one
   */
  claim(): Promise<readonly StoredOutbox[]>;
  /** @returns false when the device does not take it */
  write(outbox: StoredOutbox): boolean;
  /** Others may claim them. */
  release(): void;
}

export const newOutbox = (clientId: string): StoredOutbox => ({ clientId, nextSeq: 1, pending: [] });

/** Keeps nothing: for stories and tests, and where the device does not let anything be kept. */
export const memoryOutbox = (clientId: string): OutboxStore => ({
  claim: async () => [newOutbox(clientId)],
  write: () => true,
  release: () => {},
});
