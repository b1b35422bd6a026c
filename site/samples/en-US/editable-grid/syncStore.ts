import {
  SyncPage,
  type ClientMark,
  type StepRule,
  type SyncEntry,
  type SyncSnapshot,
  type SyncStore,
} from '@gezi/editable-grid/core';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stored content of a sheet. */
interface StoredPage {
  // Another one after a sheet was restored from a backup: browsers then load all rows again.
  epoch: string;
  snapshot: SyncSnapshot;
  // The last change of each browser: a repeated one is acknowledged and not applied again.
  marks: readonly (readonly [string, ClientMark])[];
  // The latest changes, for browsers that were away for a short time.
  log: readonly SyncEntry[];
}

const LOG_LENGTH = 500;

/** One file per sheet. `seed` gives the rows of a new sheet, `rule` may refuse a step. */
export function fileStore(folder: string, seed: (page: string) => SyncSnapshot, rule?: StepRule): SyncStore<string> {
  const pages = new Map<string, { stored: StoredPage; page: SyncPage }>();
  mkdirSync(folder, { recursive: true });
  const fileOf = (name: string) => join(folder, `${encodeURIComponent(name)}.json`);

  function load(name: string) {
    const known = pages.get(name);
    if (known) return known;
    const file = fileOf(name);
    const stored: StoredPage = existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8'))
      : { epoch: randomUUID(), snapshot: seed(name), marks: [], log: [] };
    const loaded = { stored, page: new SyncPage(stored.snapshot, stored.marks) };
    pages.set(name, loaded);
    return loaded;
  }

  function write(name: string, stored: StoredPage) {
    const file = fileOf(name);
    writeFileSync(`${file}.new`, JSON.stringify(stored));
    renameSync(`${file}.new`, file);
  }

  return {
    async open(name, clientId, since) {
      const { stored, page } = load(name);
      const { version } = page.document;
      const { seq: acked = 0, refused } = page.marks.get(clientId) ?? {};
      const known = { epoch: stored.epoch, version, acked, ...(refused && { refused }) };
      const oldest = version - stored.log.length;
      if (since?.epoch === stored.epoch && since.version >= oldest && since.version <= version) {
        return { ...known, entries: stored.log.filter((entry) => entry.version > since.version) };
      }
      return { ...known, rows: page.document.snapshot().rows, comments: page.document.comments };
    },

    async accept(name, clientId, user, changes) {
      const loaded = load(name);
      const { stored, page } = loaded;
      const result = page.accept(clientId, user, changes, rule);
      if (result.kind === 'accepted') {
        const log = [...stored.log, ...result.entries].slice(-LOG_LENGTH);
        const next = { ...stored, snapshot: page.document.snapshot(), marks: [...page.marks], log };
        try {
          // Acknowledged once written; a database has a transaction here.
          write(name, next);
        } catch (error) {
          // A change that was not written must not stay in memory.
          pages.delete(name);
          throw error;
        }
        loaded.stored = next;
      }
      return { ...result, version: page.document.version };
    },

    async after(name, version) {
      const { stored, page } = load(name);
      const head = page.document.version;
      // Earlier changes are not stored any more: the browser loads all rows.
      if (version < head - stored.log.length) return undefined;
      return { entries: stored.log.filter((entry) => entry.version > version), head };
    },

    head: async (name) => load(name).page.document.version,
  };
}
