import { Type } from 'typebox';
import { endpoint, signedIn } from '../../kit';
import { SavedQuery } from './schema';

const BASE = '/sys/savedQuery';

/** Route path or save code of the page. */
const code = Type.String({ minLength: 1, maxLength: 200 });

/** The caller's own saved queries of a page; not part of the contract. */
export const listSavedQueries = endpoint({
  method: 'GET',
  path: `${BASE}/list`,
  access: signedIn('own'),
  input: Type.Object({ code }),
  result: Type.Array(SavedQuery),
});

/** Saves a query, replacing one with the same name. Returns all queries. */
export const saveSavedQuery = endpoint({
  method: 'POST',
  path: `${BASE}/save`,
  access: signedIn('own'),
  input: Type.Object({ code, ...SavedQuery.properties }),
  result: Type.Array(SavedQuery),
});

/** Returns the remaining queries. */
export const deleteSavedQuery = endpoint({
  method: 'DELETE',
  path: `${BASE}/delete`,
  access: signedIn('own'),
  input: Type.Object({ code, title: SavedQuery.properties.title }),
  result: Type.Array(SavedQuery),
});
