import type { HubNews } from '@gezi/editable-grid/core';
import type { PageRef } from './PageRef';

/** Messages between the servers of one database. They carry ids and small edits; receivers read the rest. */
export type BusMessage =
  /** One session ended, or all sessions of a user. */
  | { kind: 'session-ended'; sessionId?: string; userId?: string }
  /** Roles, memberships or grants changed. Without `userIds` it may concern any user. */
  | { kind: 'rights-changed'; userIds?: readonly string[] }
  /** Entries of system dictionaries changed. */
  | { kind: 'dictionaries-changed' }
  /** Departments of a tenant changed. */
  | { kind: 'departments-changed'; tenantId: number }
  /** A user has changed something, which the user's next reads must show. */
  | { kind: 'user-wrote'; userId: string }
  /** Text for the notice sockets of users (in one tenant or any), or of a whole tenant. Tenant 0 means everybody. */
  | { kind: 'notice'; to: NoticeReceivers; text: string }
  /** A user opened the grid socket of a page; older sockets of the same user and page close. `at`: epoch milliseconds. */
  | { kind: 'page-opened'; userId: string; tenantId: number; pageId: string; socketId: string; at: number }
  /** Text for every grid socket of a page. With `isOrdered`, clients of the ordered protocol are skipped: they get the edit by `page-news`. */
  | { kind: 'grid'; tenantId: number; pageId: string; text: string; isOrdered?: boolean }
  /** A record that live pages show has changed. */
  | { kind: 'live-record'; page: string; recordId: string }
  /** An event on a shared page. */
  | { kind: 'page-news'; page: PageRef; news: PageNews };

export type NoticeReceivers = { userIds: readonly string[]; tenantId?: number } | { tenantId: number };

type PageNews = HubNews<PageRef> extends infer News ? (News extends unknown ? Omit<News, 'page'> : never) : never;

/**
 * Delivers messages to every server, this one included. Delivery to this server is immediate; other servers receive
 * each message at most once, in the order of publishing. Messages published while the connection is down are lost to them.
 */
export interface Bus {
  publish(message: BusMessage): void;
  /** @returns unsubscribes */
  subscribe(listener: (message: BusMessage) => void): () => void;
  close(): Promise<void>;
}
