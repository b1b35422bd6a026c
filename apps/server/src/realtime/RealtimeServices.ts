import type { RecordServices } from '../records/RecordServices';
import { findDocument, type PageKind } from './sockets/pageRight';
import { pageStore, type PageStore } from './sync/pageStore';

/** Services of shared pages. */
export interface RealtimeServices extends RecordServices {
  /** Kinds of page, by the first part of a page id; features register theirs. */
  pageKinds: Map<string, PageKind>;
  /** Stored shared pages. */
  pages: PageStore;
}

export function createRealtime(records: RecordServices): RealtimeServices {
  const pageKinds = new Map<string, PageKind>();
  return { ...records, pageKinds, pages: pageStore(records.db, records.clock, (id) => findDocument(id, pageKinds)) };
}
