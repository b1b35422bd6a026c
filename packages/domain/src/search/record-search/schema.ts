import { Type, type Static } from 'typebox';
import { MaybeText, Text } from '../../kit';

/** A record that a search has found. */
export const SearchHit = Type.Object({
  kind: Type.Union([Type.Literal('plan'), Type.Literal('supplier'), Type.Literal('user'), Type.Literal('form')]),
  id: Text(36),
  /** What it is called. */
  title: Text(500),
  /** Its number, account or the like: what a list is narrowed to it by. */
  code: MaybeText(255),
  /** What else tells it from others of the same name. */
  note: MaybeText(500),
});
export type SearchHit = Static<typeof SearchHit>;

export type SearchKind = SearchHit['kind'];

/** In the order they are shown. */
export const SEARCH_KINDS: readonly SearchKind[] = ['plan', 'supplier', 'user', 'form'];
