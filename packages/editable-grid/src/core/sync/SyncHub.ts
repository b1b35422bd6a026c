import type { CellComment } from '../comments/CellComment';
import type { SyncEntry, SyncUser } from './SyncEntry';
import {
  COMMENTS_PROTOCOL,
  SYNC_PROTOCOL,
  type ClientMessage,
  type ServerMessage,
  type SyncPerson,
  type SyncPlace,
} from './SyncMessage';
import type { Acceptance, RefusedChange } from './SyncPage';
import type { SyncChange } from './SyncEntry';
import type { SyncRow } from './SyncStep';

/** Storage of pages. `page` identifies one page of one tenant. */
export interface SyncStore<Page> {
  /** Loads the page for a client that may have a version of it: the missing entries, or all rows. */
  open(
    page: Page,
    clientId: string,
    since: { epoch: string; version: number } | null,
  ): Promise<{
    epoch: string;
    version: number;
    rows?: readonly SyncRow[];
    /** With `rows`: the comments of the page. */
    comments?: readonly CellComment[];
    entries?: readonly SyncEntry[];
    acked: number;
    /** Refused changes up to `acked`. */
    refused?: readonly RefusedChange[];
  }>;
  /** Orders and stores changes; resolves when they are durable. */
  accept(
    page: Page,
    clientId: string,
    user: SyncUser,
    changes: readonly SyncChange[],
  ): Promise<Acceptance & { version: number }>;
  /** Entries after a version, oldest first, as many as fit into a message; `undefined` if they are no longer stored. */
  after(page: Page, version: number): Promise<{ entries: readonly SyncEntry[]; head: number } | undefined>;
  head(page: Page): Promise<number>;
}

/** One connection to a page. */
export interface HubMember<Page> {
  /** Names the connection. */
  id: string;
  page: Page;
  user: SyncUser;
  mayWrite: boolean;
  send: (message: ServerMessage) => void;
  /** Closes the connection: its message is not for this page or user. */
  reject: () => void;
}

/** Messages about pages between the servers of one database. */
export type HubNews<Page> =
  /**
   * `socketKey`: key of the grid where they were made; absent if clients of the specified protocol already received
   * them.
   */
  | { kind: 'entries'; page: Page; entries: readonly SyncEntry[]; socketKey?: string }
  | { kind: 'person'; page: Page; person: SyncPerson; gone?: boolean }
  /** A user joined: the others send their positions. */
  | { kind: 'who'; page: Page };

export interface HubParts<Page> {
  store: SyncStore<Page>;
  /** Sends to every server, this one included. */
  publish: (news: HubNews<Page>) => void;
  nameOf: (page: Page) => string;
}

interface Joined<Page> {
  member: HubMember<Page>;
  clientId: string | undefined;
  protocol: number;
  socketKey: string;
  place: SyncPlace | null;
  /** Messages of one connection are processed one after the other. */
  busy: Promise<void>;
}

/** Server side of the connections: answers requests, forwards ordered entries, and shares users' positions. */
export class SyncHub<Page> {
  readonly #parts: HubParts<Page>;
  readonly #pages = new Map<string, Map<string, Joined<Page>>>();

  constructor(parts: HubParts<Page>) {
    this.#parts = parts;
  }

  /** Whether a connection uses this protocol. */
  isOrdered(member: Pick<HubMember<Page>, 'id' | 'page'>): boolean {
    return this.#find(member)?.clientId !== undefined;
  }

  leave(member: Pick<HubMember<Page>, 'id' | 'page' | 'user'>): void {
    const name = this.#parts.nameOf(member.page);
    const joined = this.#pages.get(name);
    const entry = joined?.get(member.id);
    if (!joined || !entry) return;
    joined.delete(member.id);
    if (joined.size === 0) this.#pages.delete(name);
    const { id, user, page } = member;
    this.#parts.publish({ kind: 'person', page, person: { id, user, place: null }, gone: true });
  }

  /** Processes a message; resolves when it is done. */
  receive(member: HubMember<Page>, message: ClientMessage): Promise<void> {
    const joined = this.#find(member) ?? this.#join(member);
    joined.busy = joined.busy.then(() => this.#take(joined, message));
    const { busy } = joined;
    // A failed message does not block the next ones.
    joined.busy = busy.catch(() => undefined);
    return busy;
  }

  /** Sends the page's version, so that connections with missing entries request them. */
  async beat(member: HubMember<Page>): Promise<void> {
    if (!this.isOrdered(member)) return;
    const head = await this.#parts.store.head(member.page);
    member.send({ type: 'sync_entries', data: { entries: [], head } });
  }

  /** Notifies a connection that its write permission changed. */
  async notifyPermission(member: HubMember<Page>): Promise<void> {
    const joined = this.#find(member);
    if (joined?.clientId !== undefined) await this.#welcome(joined, joined.clientId, null);
  }

  /** News from any server. */
  receiveNews(news: HubNews<Page>): void {
    const joined = this.#pages.get(this.#parts.nameOf(news.page))?.values() ?? [];
    for (const each of joined) {
      if (each.clientId === undefined) continue;
      if (news.kind === 'entries') {
        const entries = readableBy(each, news.entries);
        each.member.send({ type: 'sync_entries', data: { entries, head: entries.at(-1)?.version ?? 0 } });
      } else if (news.kind === 'who') this.#announce(each);
      else if (news.person.id !== each.member.id)
        each.member.send({ type: 'sync_person', data: { ...news.person, ...(news.gone && { gone: true }) } });
    }
  }

  async #take(joined: Joined<Page>, message: ClientMessage): Promise<void> {
    const { member } = joined;
    const { store, publish } = this.#parts;
    const { page, user } = member;
    if (message.type === 'sync_hello') return this.#hello(joined, message.data);
    // Connections without a hello are ignored.
    if (joined.clientId === undefined) return;
    switch (message.type) {
      case 'sync_change': {
        const { clientId, changes } = message.data;
        if (clientId !== joined.clientId) return member.reject();
        // The permission may have been revoked meanwhile: the client is notified and stops sending.
        if (!member.mayWrite) return this.#welcome(joined, clientId, null);
        const result = await store.accept(page, clientId, user, changes);
        if (result.kind === 'foreign') return member.reject();
        if (result.kind === 'gap') return member.send({ type: 'sync_resend', data: { from: result.from } });
        if (result.entries.length > 0)
          publish({ kind: 'entries', page, entries: result.entries, socketKey: joined.socketKey });
        const { seq, version, refused } = result;
        return member.send({
          type: 'sync_ack',
          data: { seq, version, ...(refused.length > 0 && { refused }) },
        });
      }
      case 'sync_pull': {
        const later = await store.after(page, message.data.since);
        if (later)
          return member.send({
            type: 'sync_entries',
            data: { ...later, entries: readableBy(joined, later.entries) },
          });
        return this.#welcome(joined, joined.clientId, null);
      }
      case 'sync_presence':
        joined.place = message.data.place;
        return this.#announce(joined);
    }
  }

  async #hello(joined: Joined<Page>, hello: Extract<ClientMessage, { type: 'sync_hello' }>['data']): Promise<void> {
    // Entries are forwarded from now on, so that none is missed while the page is read.
    joined.clientId = hello.clientId;
    joined.protocol = hello.protocol;
    joined.socketKey = hello.socketKey;
    await this.#welcome(joined, hello.clientId, hello.since);
    this.#parts.publish({ kind: 'who', page: joined.member.page });
  }

  async #welcome(joined: Joined<Page>, clientId: string, since: { epoch: string; version: number } | null) {
    const { page, user, mayWrite, send } = joined.member;
    const opened = await this.#parts.store.open(page, clientId, since);
    const entries = opened.entries && readableBy(joined, opened.entries);
    const data = { protocol: SYNC_PROTOCOL, clientId, ...opened, ...(entries && { entries }), user, mayWrite };
    send({ type: 'sync_welcome', data });
  }

  #announce({ member: { id, user, page }, place }: Joined<Page>) {
    this.#parts.publish({ kind: 'person', page, person: { id, user, place } });
  }

  #find({ id, page }: Pick<HubMember<Page>, 'id' | 'page'>): Joined<Page> | undefined {
    return this.#pages.get(this.#parts.nameOf(page))?.get(id);
  }

  #join(member: HubMember<Page>): Joined<Page> {
    const joined: Joined<Page> = {
      member,
      clientId: undefined,
      protocol: SYNC_PROTOCOL,
      socketKey: '',
      place: null,
      busy: Promise.resolve(),
    };
    const name = this.#parts.nameOf(member.page);
    const others = this.#pages.get(name) ?? new Map<string, Joined<Page>>();
    others.set(member.id, joined);
    this.#pages.set(name, others);
    return joined;
  }
}

/** The entries without what a client of an earlier version would misread. */
function readableBy({ protocol }: { protocol: number }, entries: readonly SyncEntry[]): readonly SyncEntry[] {
  if (protocol >= COMMENTS_PROTOCOL) return entries;
  return entries.map((entry) => ({ ...entry, steps: entry.steps.filter(({ kind }) => kind !== 'comment') }));
}
