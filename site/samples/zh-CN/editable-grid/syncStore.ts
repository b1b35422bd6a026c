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

/** 一张表保存的内容。 */
interface StoredPage {
  // 从备份恢复一张表时换一个，浏览器据此重新载入全部行。
  epoch: string;
  snapshot: SyncSnapshot;
  // 每个浏览器已处理到的序号：重发的修改只确认，不再执行。
  marks: readonly (readonly [string, ClientMark])[];
  // 最近的修改，断线不久的浏览器只补这些。
  log: readonly SyncEntry[];
}

const LOG_LENGTH = 500;

/** 每张表一个文件。`seed` 给出新表的行，`rule` 可以拒绝一步修改。 */
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
          // 写完才确认；数据库在这里用一个事务。
          write(name, next);
        } catch (error) {
          // 没有写成的修改不能留在内存里。
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
      // 更早的修改已不保存：浏览器会重新载入全部行。
      if (version < head - stored.log.length) return undefined;
      return { entries: stored.log.filter((entry) => entry.version > version), head };
    },

    head: async (name) => load(name).page.document.version,
  };
}
