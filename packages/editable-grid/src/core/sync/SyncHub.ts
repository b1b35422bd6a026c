import type { SyncEntry, SyncUser } from './SyncEntry';
import { SYNC_PROTOCOL, type ClientMessage, type ServerMessage, type SyncPerson, type SyncPlace } from './SyncMessage';
import type { Acceptance, RefusedChange } from './SyncPage';
import type { SyncChange } from './SyncEntry';
import type { SyncRow } from './SyncStep';

/** Where the pages are kept. `page` names one page of one tenant. */
export interface SyncStore<Page> {
  /** The page for a client that may hold a version of it; what it lacks, or all rows. */
  open(
    page: Page,
    clientId: string,
    since: { epoch: string; version: number } | null,
  ): Promise<{
    epoch: string;
    version: number;
    rows?: readonly SyncRow[];
    entries?: readonly SyncEntry[];
    acked: number;
    /** Those up to `acked` that were not taken. */
    refused?: readonly RefusedChange[];
  }>;
  /** Orders changes and keeps them; answers once they are durable. */
  accept(
    page: Page,
    clientId: string,
    user: SyncUser,
    changes: readonly SyncChange[],
  ): Promise<Acceptance & { version: number }>;
  /** What came after a version, from the oldest on, as much as fits into a message; undefined when that is forgotten. */
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
  /** Ends the connection: what it sent is not for this page or user. */
  reject: () => void;
}

/** What the servers of one database tell each other about pages. */
export type HubNews<Page> =
  /** `socketKey`: of the grid they were made in; absent when clients of the specified protocol know of them. */
  | { kind: 'entries'; page: Page; entries: readonly SyncEntry[]; socketKey?: string }
  | { kind: 'person'; page: Page; person: SyncPerson; gone?: boolean }
  /** Somebody came: the others say where they are. */
  | { kind: 'who'; page: Page };

export interface HubParts<Page> {
  store: SyncStore<Page>;
  /** Tells every server, this one included. */
  publish: (news: HubNews<Page>) => void;
  nameOf: (page: Page) => string;
}

interface Joined<Page> {
  member: HubMember<Page>;
  clientId: string | undefined;
  socketKey: string;
  place: SyncPlace | null;
  /** Messages of one connection are taken one after the other. */
  busy: Promise<void>;
}

/** The server's side of the connections: answers, passes on what was ordered, tells who is where. */
export class SyncHub<Page> {
  readonly #parts: HubParts<Page>;
  readonly #pages = new Map<string, Map<string, Joined<Page>>>();

  constructor(parts: HubParts<Page>) {
    this.#parts = parts;
  }

  /** Whether a connection has said that it speaks this protocol. */
  isOrdered(member: Pick<HubMember<Page>, 'id' | 'page'>): boolean {
    return this.#find(member)?.clientId !== undefined;
  }

  leave(member: Pick<HubMember<Page>, 'id' | 'page' | 'user'>): void {
    const name = this.#parts.nameOf(member.page);
    const joined = this.#pages.get(name);
    const found = joined?.get(member.id);
    if (!joined || !found) return;
    joined.delete(member.id);
    if (joined.size === 0) this.#pages.delete(name);
    const { id, user, page } = member;
    this.#parts.publish({ kind: 'person', page, person: { id, user, place: null }, gone: true });
  }

  /** Takes a message; resolves when it has been dealt with. */
  receive(member: HubMember<Page>, message: ClientMessage): Promise<void> {
    const joined = this.#find(member) ?? this.#join(member);
    joined.busy = joined.busy.then(() => this.#take(joined, message));
    const { busy } = joined;
    // A message that failed does not keep the next ones from being taken.
    joined.busy = busy.catch(() => undefined);
    return busy;
  }

  /** Says which version the page has, so that a connection that missed something asks for it. */
  async beat(member: HubMember<Page>): Promise<void> {
    if (!this.isOrdered(member)) return;
    const head = await this.#parts.store.head(member.page);
    member.send({ type: 'sync_entries', data: { entries: [], head } });
  }

  /** Tells a connection that it may write now, or no longer. */
  async tellRight(member: HubMember<Page>): Promise<void> {
    const joined = this.#find(member);
    if (joined?.clientId !== undefined) await this.#welcome(joined, joined.clientId, null);
  }

  /** News from any server. */
  receiveNews(news: HubNews<Page>): void {
    const joined = this.#pages.get(this.#parts.nameOf(news.page))?.values() ?? [];
    for (const each of joined) {
      if (each.clientId === undefined) continue;
      if (news.kind === 'entries') {
        const { entries } = news;
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
    // Whoever has not introduced themselves is asked nothing and told nothing.
    if (joined.clientId === undefined) return;
    switch (message.type) {
      case 'sync_change': {
        const { clientId, changes } = message.data;
        if (clientId !== joined.clientId) return member.reject();
        // The right may have gone while the change was on its way: the client is told, and sends no more.
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
        const found = await store.after(page, message.data.since);
        if (found) return member.send({ type: 'sync_entries', data: found });
        return this.#welcome(joined, joined.clientId, null);
      }
      case 'sync_presence':
        joined.place = message.data.place;
        return this.#announce(joined);
    }
  }

  async #hello(joined: Joined<Page>, hello: Extract<ClientMessage, { type: 'sync_hello' }>['data']): Promise<void> {
    // From now on entries are passed on: what is ordered while the page is read must not be missed.
    joined.clientId = hello.clientId;
    joined.socketKey = hello.socketKey;
    await this.#welcome(joined, hello.clientId, hello.since);
    this.#parts.publish({ kind: 'who', page: joined.member.page });
  }

  async #welcome(joined: Joined<Page>, clientId: string, since: { epoch: string; version: number } | null) {
    const { page, user, mayWrite, send } = joined.member;
    const opened = await this.#parts.store.open(page, clientId, since);
    send({ type: 'sync_welcome', data: { protocol: SYNC_PROTOCOL, clientId, ...opened, user, mayWrite } });
  }

  #announce({ member: { id, user, page }, place }: Joined<Page>) {
    this.#parts.publish({ kind: 'person', page, person: { id, user, place } });
  }

  #find({ id, page }: Pick<HubMember<Page>, 'id' | 'page'>): Joined<Page> | undefined {
    return this.#pages.get(this.#parts.nameOf(page))?.get(id);
  }

  #join(member: HubMember<Page>): Joined<Page> {
    const joined: Joined<Page> = { member, clientId: undefined, socketKey: '', place: null, busy: Promise.resolve() };
    const name = this.#parts.nameOf(member.page);
    const others = this.#pages.get(name) ?? new Map<string, Joined<Page>>();
    others.set(member.id, joined);
    this.#pages.set(name, others);
    return joined;
  }
}
