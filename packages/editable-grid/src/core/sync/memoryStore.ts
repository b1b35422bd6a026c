import type { SyncSnapshot } from './SyncDocument';
import type { SyncEntry } from './SyncEntry';
import type { SyncStore } from './SyncHub';
import { SyncPage, type ClientMark, type StepRule } from './SyncPage';

export interface MemoryStore extends SyncStore<string> {
  page: SyncPage;
  /** All ordered entries. */
  log: readonly SyncEntry[];
  /** Drops the in-memory state and loads the page from snapshot and log, like a restarted server. */
  restart(): void;
}

/**
 * One in-memory page for tests, stories and demos. @param kept number of entries that stay in the log after a snapshot
 */
export function memoryStore(seed: SyncSnapshot = { version: 0, rows: [] }, rule?: StepRule, kept = 20): MemoryStore {
  const log: SyncEntry[] = [];
  let snapshot = seed;
  let marks = new Map<string, ClientMark>();
  let forgotten = seed.version;

  const store: MemoryStore = {
    page: new SyncPage(seed),
    log,
    restart() {
      store.page = new SyncPage(snapshot, marks);
      for (const entry of log) if (entry.version > snapshot.version) store.page.follow(entry);
      for (const [clientId, mark] of marks) store.page.marks.set(clientId, mark);
    },
    async open(_page, clientId, since) {
      const { document, marks: seen } = store.page;
      const { seq: acked = 0, refused } = seen.get(clientId) ?? {};
      const known = { epoch: 'memory', version: document.version, acked, ...(refused && { refused }) };
      if (since?.epoch === 'memory' && since.version >= forgotten && since.version <= document.version)
        return { ...known, entries: log.filter(({ version }) => version > since.version) };
      const { rows, comments } = document.snapshot();
      return { ...known, rows, ...(comments && { comments }) };
    },
    async accept(_page, clientId, user, changes) {
      const result = store.page.accept(clientId, user, changes, rule);
      const { version } = store.page.document;
      if (result.kind === 'accepted') {
        log.push(...result.entries);
        marks = new Map(store.page.marks);
        if (version - snapshot.version >= kept) {
          snapshot = store.page.document.snapshot();
          forgotten = version - kept;
        }
      }
      return { ...result, version };
    },
    async after(_page, version) {
      if (version < forgotten) return undefined;
      return { entries: log.filter((entry) => entry.version > version), head: store.page.document.version };
    },
    head: async () => store.page.document.version,
  };
  return store;
}
