import { Type } from 'typebox';
import { endpoint, signedIn } from '../../kit';
import { SearchHit } from './schema';

/** Maximum records of each kind per response. */
export const SEARCH_LIMIT = 5;

/**
 * Records whose name or number contains a keyword. Covers kinds whose page is in the caller's menu, and records within
 * the caller's scope.
 */
export const searchRecords = endpoint({
  method: 'GET',
  path: '/sys/search/records',
  access: signedIn('tenant'),
  input: Type.Object({ keyword: Type.String({ title: '搜索内容', minLength: 1, maxLength: 50 }) }),
  result: Type.Array(SearchHit),
});
