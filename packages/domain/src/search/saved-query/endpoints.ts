import { Type } from 'typebox';
import { endpoint, signedIn } from '../../kit';
import { SavedQuery } from './schema';

const BASE = '/sys/savedQuery';

/** Route path or save code of the page. */
const code = Type.String({ minLength: 1, maxLength: 200 });

/** The caller's own saved queries for a page; the contract has no call for them. */
export const listSavedQueries = endpoint({
  method: 'GET',
  path: `${BASE}/list`,
  access: signedIn('own'),
  input: Type.Object({ code }),
  result: Type.Array(SavedQuery),
});

/** Puts one in the place of the one of its name; answers with all of them. */
export const keepSavedQuery = endpoint({
  method: 'POST',
  path: `${BASE}/save`,
  access: signedIn('own'),
  input: Type.Object({ code, ...SavedQuery.properties }),
  result: Type.Array(SavedQuery),
});

/** Answers with those that are left. */
export const deleteSavedQuery = endpoint({
  method: 'DELETE',
  path: `${BASE}/delete`,
  access: signedIn('own'),
  input: Type.Object({ code, title: SavedQuery.properties.title }),
  result: Type.Array(SavedQuery),
});
