import { Type, type Static } from 'typebox';
import { MaybeText, Text } from '../../kit';

/** A record that a search has found. */
export const FoundRecord = Type.Object({
  kind: Type.Union([Type.Literal('plan'), Type.Literal('supplier'), Type.Literal('user'), Type.Literal('form')]),
  id: Text(36),
  /** What it is called. */
  title: Text(500),
  /** Its number, account or the like: what a list is narrowed to it by. */
  code: MaybeText(255),
  /** What else tells it from others of the same name. */
  note: MaybeText(500),
});
export type FoundRecord = Static<typeof FoundRecord>;

export type FoundKind = FoundRecord['kind'];

/** In the order they are shown. */
export const FOUND_KINDS: readonly FoundKind[] = ['plan', 'supplier', 'user', 'form'];
