import type { SyncStep } from './SyncStep';

/** A user of a page. */
export interface SyncUser {
  id: string;
  name: string;
}

/** A client's change: steps that happen together, numbered by the client from 1 without gaps. */
export interface SyncChange {
  seq: number;
  steps: readonly SyncStep[];
}

/** A change as the server has ordered it; `version` counts the changes of the page from 1 without gaps. */
export interface SyncEntry extends SyncChange {
  version: number;
  clientId: string;
  user: SyncUser;
}
