import type { CellComment } from '../comments/CellComment';
import type { RowId } from '../rowId';
import type { RefusedChange } from './SyncPage';
import type { SyncRow } from './SyncStep';
import type { SyncChange, SyncEntry, SyncUser } from './SyncEntry';

/**
 * Messages of this version in addition to the specified protocol (B§7). They start with `sync_hello`: a server that
 * supports only the specified messages ignores it, and a client that never sends it receives none of these.
 */
export const SYNC_PROTOCOL = 2;
/** First version with comments: others receive none, and send none. */
export const COMMENTS_PROTOCOL = 2;

/** The cell a user is in; `typing` while its value is being changed. */
export interface SyncPlace {
  rowId: RowId;
  column: string;
  typing: boolean;
}

/** A user on the page, by connection. */
export interface SyncPerson {
  id: string;
  user: SyncUser;
  place: SyncPlace | null;
}

export type ClientMessage =
  | {
      type: 'sync_hello';
      data: {
        protocol: number;
        clientId: string;
        /** Document and version the client has; null for none. */
        since: { epoch: string; version: number } | null;
        /** Key of the grid in messages to clients of the specified protocol. */
        socketKey: string;
      };
    }
  | { type: 'sync_change'; data: { clientId: string; changes: readonly SyncChange[] } }
  /** Requests the entries after a version. */
  | { type: 'sync_pull'; data: { since: number } }
  | { type: 'sync_presence'; data: { place: SyncPlace | null } };

export type ServerMessage =
  | {
      type: 'sync_welcome';
      data: {
        protocol: number;
        /** Client whose hello this answers. */
        clientId?: string;
        epoch: string;
        /** Version of the page after the following entries. */
        version: number;
        /** The whole page, or the entries after the client's version. */
        rows?: readonly SyncRow[];
        /** With `rows`: the comments of the page. */
        comments?: readonly CellComment[];
        entries?: readonly SyncEntry[];
        /** The client's changes up to this number are settled. */
        acked: number;
        /** Refused changes among them that the client may not have received. */
        refused?: readonly RefusedChange[];
        user: SyncUser;
        mayWrite: boolean;
      };
    }
  /** `head`: the newest version of the page; higher than the last entry if there are more to pull. */
  | { type: 'sync_entries'; data: { entries: readonly SyncEntry[]; head: number } }
  /** All changes up to `seq` are durable, and part of the page as of `version`, except the `refused` ones. */
  | { type: 'sync_ack'; data: { seq: number; version: number; refused?: readonly RefusedChange[] } }
  | { type: 'sync_resend'; data: { from: number } }
  | { type: 'sync_person'; data: SyncPerson & { gone?: boolean } };

export type SyncMessage = ClientMessage | ServerMessage;
