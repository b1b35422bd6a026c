import type { Caller } from '../../platform/http/Caller';
import type { PageDocument } from '../sync/PageDocument';

/** What a caller may do on a page of the grid sync: nothing, receive, or send as well. */
export type PageRight = 'none' | 'read' | 'write';

/** Pages that show one record, whose rights decide who may join. */
export interface PageKind {
  /** Permission code that joining needs. */
  permission: string;
  right(caller: Caller, recordId: string): Promise<PageRight>;
  /** What is kept of such a page; without it edits are only passed on. */
  document?: PageDocument;
}
export type PageKinds = ReadonlyMap<string, PageKind>;

const PAGE_ID = /^[\w.:-]{1,100}$/;
const OF_RECORD = /^([A-Za-z]+)[:.-](.+)$/;

export interface PageName {
  /** Absent for pages of no registered kind; those are open to everyone of the buying side in the tenant. */
  kind?: PageKind;
  recordId: string;
}

/** Reads `<kind>:<record id>`; undefined when the text is no page id, or one of a kind without its record. */
export function readPageId(pageId: string, kinds: PageKinds): PageName | undefined {
  if (!PAGE_ID.test(pageId)) return undefined;
  const [, name = pageId, recordId = ''] = OF_RECORD.exec(pageId) ?? [];
  const kind = kinds.get(name);
  if (kind && !recordId) return undefined;
  return kind ? { kind, recordId } : { recordId };
}

/** The page by one name, however its id is spelled; undefined for pages of which nothing is kept. */
export function documentPage(pageId: string, kinds: PageKinds): string | undefined {
  const found = readPageId(pageId, kinds);
  return found?.kind?.document ? `${OF_RECORD.exec(pageId)![1]}:${found.recordId}` : undefined;
}

/** What is kept of a page, and the id of its record. */
export function findDocument(
  pageId: string,
  kinds: PageKinds,
): { document: PageDocument; recordId: string } | undefined {
  const found = readPageId(pageId, kinds);
  return found?.kind?.document && { document: found.kind.document, recordId: found.recordId };
}
