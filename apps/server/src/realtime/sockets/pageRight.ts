import type { Caller } from '../../platform/http/Caller';
import type { PageDocument } from '../sync/PageDocument';

/** What a caller may do on a page of the grid sync: nothing, receive, or send as well. */
export type PageRight = 'none' | 'read' | 'write';

/** A kind of page that shows one record; the rights to the record decide who may join. */
export interface PageKind {
  /** Permission code required to join. */
  permission: string;
  right(caller: Caller, recordId: string): Promise<PageRight>;
  /** Stored document of such a page; without it edits are only forwarded. */
  document?: PageDocument;
}
export type PageKinds = ReadonlyMap<string, PageKind>;

const PAGE_ID = /^[\w.:-]{1,100}$/;
const OF_RECORD = /^([A-Za-z]+)[:.-](.+)$/;

export interface PageName {
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
  return kind ? { kind, recordId } : { recordId };
}

/** Normalized id of a page, with `:` as separator; undefined for pages that are not stored. */
export function documentPage(pageId: string, kinds: PageKinds): string | undefined {
  const found = readPageId(pageId, kinds);
  return found?.kind?.document ? `${OF_RECORD.exec(pageId)![1]}:${found.recordId}` : undefined;
}

/** Document of a stored page, and the id of its record. */
export function findDocument(
  pageId: string,
  kinds: PageKinds,
): { document: PageDocument; recordId: string } | undefined {
  const found = readPageId(pageId, kinds);
  return found?.kind?.document && { document: found.kind.document, recordId: found.recordId };
}
