import { Type } from 'typebox';
import { endpoint, signedIn } from '../../kit';
import { SearchHit } from './schema';

/** Records of each kind an answer holds at most. */
export const SEARCH_LIMIT = 5;

/**
 * Records whose name or number holds a text, a few of each kind the caller may read the list of, and of these those the
 * caller sees.
 */
export const searchRecords = endpoint({
  method: 'GET',
  path: '/sys/search/records',
  access: signedIn('tenant'),
  input: Type.Object({ keyword: Type.String({ title: '搜索内容', minLength: 1, maxLength: 50 }) }),
  result: Type.Array(SearchHit),
});
