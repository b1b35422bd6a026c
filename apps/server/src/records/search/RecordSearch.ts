import type { SearchKind, SearchHit } from '@gezi/domain';
import type { Caller } from '../../platform/http/Caller';

/** Search over one kind of record, registered by its feature. */
export interface RecordSearch {
  kind: SearchKind;
  /** Menu component of the page that shows the record; callers without the page do not search. */
  page: string;
  /**
   * Finds records the caller may see, best match first.
   *
   * @param keyword not empty, trimmed
   * @param limit maximum number of records
   * @returns an empty list if the caller may not read these records
   */
  find: (caller: Caller, keyword: string, limit: number) => Promise<Omit<SearchHit, 'kind'>[]>;
}
