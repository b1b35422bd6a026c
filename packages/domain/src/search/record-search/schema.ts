import { Type, type Static } from 'typebox';
import { MaybeText, Text } from '../../kit';

/** A record found by the global search. */
export const SearchHit = Type.Object({
  kind: Type.Union([
    Type.Literal('plan'),
    Type.Literal('project'),
    Type.Literal('contract'),
    Type.Literal('saleContract'),
    Type.Literal('order'),
    Type.Literal('receipt'),
    Type.Literal('increment'),
    Type.Literal('saleOrder'),
    Type.Literal('material'),
    Type.Literal('supplier'),
    Type.Literal('customer'),
    Type.Literal('expert'),
    Type.Literal('user'),
    Type.Literal('form'),
  ]),
  id: Text(36),
  /** Name of the record. */
  title: Text(500),
  /** Number, username or similar, to filter a list by. */
  code: MaybeText(255),
  /** Distinguishes records with the same name. */
  note: MaybeText(500),
});
export type SearchHit = Static<typeof SearchHit>;

export type SearchKind = SearchHit['kind'];

/** Kinds in display order. */
export const SEARCH_KINDS: readonly SearchKind[] = [
  'plan',
  'project',
  'contract',
  'saleContract',
  'order',
  'receipt',
  'increment',
  'saleOrder',
  'material',
  'supplier',
  'customer',
  'expert',
  'user',
  'form',
];
