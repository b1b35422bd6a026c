import type { HubNews } from '@gezi/editable-grid/core';
import type { PageRef } from './PageRef';

/** What servers of one database tell each other. Only ids and small edits: receivers read the rest themselves. */
export type BusMessage =
  /** Sessions that ended: one, or all of a user. */
  | { kind: 'session-ended'; sessionId?: string; userId?: string }
  /** Roles, memberships or what a role grants were changed, for some users or, without `userIds`, for whoever it concerns. */
  | { kind: 'rights-changed'; userIds?: readonly string[] }
  /** Entries of system dictionaries were changed. */
  | { kind: 'dictionaries-changed' }
  /** Text for the notice sockets of some users, in one tenant or wherever they are, or of a tenant; tenant 0 is everybody. */
  | { kind: 'notice'; to: NoticeReceivers; text: string }
  /** A user opened the grid socket of a page in a tenant; older ones of the same give way. Milliseconds, epoch. */
  | { kind: 'page-opened'; userId: string; tenantId: number; pageId: string; socketId: string; at: number }
  /** Text for every grid socket of a page in a tenant; `isOrdered`: clients of the ordered protocol hear of it otherwise. */
  | { kind: 'grid'; tenantId: number; pageId: string; text: string; isOrdered?: boolean }
  /** What happened on a page that is edited together. */
  | { kind: 'page-news'; page: PageRef; news: PageNews };

export type NoticeReceivers = { userIds: readonly string[]; tenantId?: number } | { tenantId: number };

type PageNews = HubNews<PageRef> extends infer News ? (News extends unknown ? Omit<News, 'page'> : never) : never;

/**
 * Carries messages to every server, this one included. Delivery to this server is immediate; to others within
 * milliseconds, in the order of publishing, and once. What is published while the way is down is lost to the others.
 */
export interface Bus {
  publish(message: BusMessage): void;
  /** @returns stops listening */
  subscribe(listener: (message: BusMessage) => void): () => void;
  close(): Promise<void>;
}
