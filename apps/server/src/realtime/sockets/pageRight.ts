import type { Caller } from '../../platform/http/Caller';
import type { PageDocument } from '../sync/PageDocument';
import type { SocketUser } from './SocketUser';

/** What a caller may do on a page of the grid sync: nothing, receive, or send as well. */
export type PageRight = 'none' | 'read' | 'write';

/** A kind of page that shows one record; the rights to the record decide who may join. */
export interface PageKind {
  /** Permission code required to join; default none. */
  permission?: string;
  right(caller: Caller, recordId: string): Promise<PageRight>;
  /** Stored document of such a page; without it edits are only forwarded. */
  document?: PageDocument;
  /** Makes it a live page: its readers, also suppliers and experts, get the changes of a record; nobody edits it. */
  live?: LiveRecord;
}

/** A record that live pages show. */
export interface LiveRecord {
  /**
   * Reads the record once for all readers.
   *
   * @returns makes the `data` of the message to a reader; undefined if the record does not exist
   */
  load(recordId: string): Promise<((reader: Pick<SocketUser, 'supplierId'>) => object) | undefined>;
}

export type PageKinds = ReadonlyMap<string, PageKind>;

const PAGE_ID = /^[\w.:-]{1,100}$/;
const OF_RECORD = /^([A-Za-z]+)[:.-](.+)$/;

export interface PageName {
  /** Name of the kind. */
  name: string;
  /** Absent for pages of no registered kind, which all internal users of the tenant may join. */
  kind?: PageKind;
  recordId: string;
}

/** Parses `<kind>:<record id>`; undefined for an invalid id, or a registered kind without record id. */
export function readPageId(pageId: string, kinds: PageKinds): PageName | undefined {
  if (!PAGE_ID.test(pageId)) return undefined;
  const [, name = pageId, recordId = ''] = OF_RECORD.exec(pageId) ?? [];
  const kind = kinds.get(name);
  if (kind && !recordId) return undefined;
  return kind ? { name, kind, recordId } : { name, recordId };
}

/** Normalized id of a page, with `:` as separator; undefined for pages that are not stored. */
export function documentPage(pageId: string, kinds: PageKinds): string | undefined {
  const found = readPageId(pageId, kinds);
  return found?.kind?.document && `${found.name}:${found.recordId}`;
}

/** Document of a stored page, and the id of its record. */
export function findDocument(
  pageId: string,
  kinds: PageKinds,
): { document: PageDocument; recordId: string } | undefined {
  const found = readPageId(pageId, kinds);
  return found?.kind?.document && { document: found.kind.document, recordId: found.recordId };
}
