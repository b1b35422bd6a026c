import type { SearchKind, SearchHit } from '@gezi/domain';
import type { Caller } from '../../platform/http/Caller';

/** How records of a kind are found; each feature brings its own. */
export interface RecordSearch {
  kind: SearchKind;
  /**
   * Those the caller may see, the best first.
   *
   * @param keyword not empty, without spaces around it
   * @param limit records at most
   * @returns none where the caller may not read the list at all
   */
  find: (caller: Caller, keyword: string, limit: number) => Promise<Omit<SearchHit, 'kind'>[]>;
}
