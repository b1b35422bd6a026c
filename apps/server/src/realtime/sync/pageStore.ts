import {
  firstOrderKeys,
  SyncPage,
  type Acceptance,
  type StepRule,
  type SyncChange,
  type SyncDocument,
  type SyncEntry,
  type SyncRow,
  type SyncStore,
  type SyncUser,
} from '@gezi/editable-grid/core';
import type { Database } from '../../platform/db';
import { nameOfPage, type PageRef } from '../../platform/bus/PageRef';
import type { PageDocument } from './PageDocument';
import { pageSql, type PageHead } from './pageSql';

/** Maximum pages in memory, least recently used evicted first. */
const MAX_PAGES = 50;
/** Changes after which the stored rows are updated, and changes stored for clients that reconnect. */
const COMPACT_EVERY = 200;
const STORED_CHANGES = 1_000;
/** Maximum characters of entries in one answer. */
const MAX_ANSWER = 200_000;

/** The document of a page and the id of its record; undefined for pages that are not stored. */
export type FindDocument = (pageId: string) => { document: PageDocument; recordId: string } | undefined;

export interface PageStore extends SyncStore<PageRef> {
  /** Orders changes computed from the current document, e.g. edits of a client without versions. */
  change(
    page: PageRef,
    clientId: string,
    user: SyncUser,
    make: (document: SyncDocument) => readonly SyncChange[],
  ): Promise<Acceptance & { version: number }>;
  removeOldClients(before: number): Promise<void>;
}

/**
 * Shared pages in the database. Changes of a page run one at a time: queued on this server, and locked across servers. Each
 * change is ordered and stored in one transaction. Documents are cached in memory and follow the changes of other servers.
 */
export function pageStore(db: Database, clock: () => number, find: FindDocument): PageStore {
  const sql = pageSql(db, clock);
  const pages = new Map<string, { epoch: string; page: SyncPage }>();
  const queues = new Map<string, Promise<unknown>>();

  const store: PageStore = {
    open: (page, clientId, since) =>
      inTurn(page, async (head, syncPage) => {
        const { epoch, version, forgotten } = head;
        const { seq: acked = 0, refused } = (await sql.mark(page, clientId)) ?? {};
        const known = { epoch, version, acked, ...(refused && { refused }) };
        if (since?.epoch === epoch && since.version >= forgotten && since.version <= version) {
          const entries = limitSize(await sql.entries(page, since.version));
          return { ...known, entries };
        }
        const { rows, comments } = syncPage.document.snapshot();
        return { ...known, rows, ...(comments && { comments }) };
      }),

    accept: (page, clientId, user, changes) => store.change(page, clientId, user, () => changes),

    async change(page, clientId, user, make) {
      const rule = find(page.pageId)?.document.rule;
      const result = await inTurn(page, async (head, syncPage) => {
        const mark = await sql.mark(page, clientId);
        if (mark) syncPage.marks.set(clientId, mark);
        else syncPage.marks.delete(clientId);
        const accepted = syncPage.accept(clientId, user, make(syncPage.document), withBounds(rule));
        if (accepted.kind === 'accepted' && accepted.seq !== mark?.seq)
          await sql.append(page, clientId, syncPage.marks.get(clientId)!, accepted.entries);
        const { version } = syncPage.document;
        return { ...accepted, version, isDue: version - head.rowsVersion >= COMPACT_EVERY };
      });
      const { isDue, ...accepted } = result;
      if (isDue) await compact(page);
      return accepted;
    },

    async after(page, version) {
      const head = await sql.head(page);
      if (!head || version < head.forgotten || version > head.version) return undefined;
      const entries = limitSize(await sql.entries(page, version));
      // Entries may have been deleted meanwhile.
      if (entries.length > 0 && entries[0]!.version !== version + 1) return undefined;
      return { entries, head: head.version };
    },

    head: async (page) => (await sql.head(page))?.version ?? 0,

    removeOldClients: (before) => sql.removeOldClients(before),
  };
  return store;

  /** Runs `work` with the page locked and its document up to date. A failure evicts the document, which may be ahead. */
  async function inTurn<T>(page: PageRef, work: (head: PageHead, syncPage: SyncPage) => Promise<T>): Promise<T> {
    const name = nameOfPage(page);
    const before = queues.get(name) ?? Promise.resolve();
    const turn = before.then(async () => {
      try {
        await createIfMissing(page);
        return await db.transaction(async () => {
          const head = await sql.head(page, true);
          if (!head) throw new Error(`page ${name} is gone`);
          return work(head, await loadDocument(page, head));
        });
      } catch (error) {
        pages.delete(name);
        throw error;
      }
    });
    const line = turn.catch(() => undefined);
    queues.set(name, line);
    void line.then(() => queues.get(name) === line && queues.delete(name));
    return turn;
  }

  async function createIfMissing(page: PageRef): Promise<void> {
    if (pages.has(nameOfPage(page)) || (await sql.head(page))) return;
    const found = find(page.pageId);
    if (!found) throw new Error(`page ${page.pageId} keeps nothing`);
    const seed = await found.document.seed(page.tenantId, found.recordId);
    const orders = firstOrderKeys(seed.length);
    const rows = seed.map(({ id, values }, nth): SyncRow => ({ id, order: orders[nth]!, values, stamps: {} }));
    await db.transaction(() => sql.create(page, rows));
  }

  /** The document at the version of the head; uses the cached one if possible. */
  async function loadDocument(page: PageRef, { epoch, version, rowsVersion, forgotten }: PageHead): Promise<SyncPage> {
    const name = nameOfPage(page);
    let known = pages.get(name);
    if (known?.epoch !== epoch || known.page.document.version < forgotten)
      known = {
        epoch,
        page: new SyncPage({ version: rowsVersion, rows: await sql.rows(page), comments: await sql.comments(page) }),
      };
    const syncPage = known.page;
    while (syncPage.document.version < version) {
      const entries = await sql.entries(page, syncPage.document.version);
      if (entries.length === 0) throw new Error(`changes of page ${name} are missing`);
      for (const entry of entries) syncPage.follow(entry);
    }
    pages.delete(name);
    pages.set(name, known);
    if (pages.size > MAX_PAGES) pages.delete(pages.keys().next().value!);
    return syncPage;
  }

  function compact(page: PageRef): Promise<void> {
    return inTurn(page, async ({ version, rowsVersion, forgotten }, { document }) => {
      const ids = new Set<string>();
      for (let from = rowsVersion; from < version;) {
        const entries = await sql.entries(page, from);
        if (entries.length === 0) break;
        for (const { steps } of entries) for (const { rowId } of steps) ids.add(rowId);
        from = entries.at(-1)!.version;
      }
      const changed = [...ids].map((id) => document.get(id)).filter((row) => row !== undefined);
      const oldest = Math.max(forgotten, version - STORED_CHANGES);
      await sql.compact(page, version, changed, [...ids], oldest, document.storedComments);
    });
  }
}

/** Maximum rows of a page, and members of a row. */
const MAX_ROWS = 10_000;
const MAX_MEMBERS = 500;

/** Applies the bounds of every page (`SyncPage` has those of comments), then the page's own rule. */
const withBounds =
  (rule: StepRule | undefined): StepRule =>
  (step, document, user) => {
    if (step.kind === 'insert' && document.size >= MAX_ROWS) return 'too-many-rows';
    if (step.kind === 'edit') {
      const values = document.get(step.rowId)?.values;
      if (values && !(step.column in values) && Object.keys(values).length >= MAX_MEMBERS) return 'too-many-columns';
    }
    return rule?.(step, document, user);
  };

function limitSize(entries: readonly SyncEntry[]): SyncEntry[] {
  let room = MAX_ANSWER;
  return entries.filter((entry, nth) => {
    room = room < 0 ? room : room - JSON.stringify(entry).length;
    return nth === 0 || room >= 0;
  });
}
