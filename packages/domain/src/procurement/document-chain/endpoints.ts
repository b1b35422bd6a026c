import { Type, type Static } from 'typebox';
import { endpoint, Id, Maybe, MaybeText, signedIn, Text } from '../../kit';

const Kind = Type.Union([
  Type.Literal('plan'),
  Type.Literal('project'),
  Type.Literal('contract'),
  Type.Literal('increment'),
  Type.Literal('order'),
  Type.Literal('receipt'),
  Type.Literal('evaluation'),
]);
export type ChainKind = Static<typeof Kind>;

/** A document of a chain. */
export const ChainNode = Type.Object({
  kind: Kind,
  id: Text(36),
  no: MaybeText(64),
  name: MaybeText(),
  status: Text(4),
  status_dictText: Type.Optional(MaybeText()),
  /** Σ of the lines; null for documents without quantities. */
  quantity: Maybe(Type.Number()),
  /** Yuan; null for documents without an amount. */
  amount: Maybe(Type.Number()),
  /** Page of the app with the document. */
  path: Text(500),
});
export type ChainNode = Static<typeof ChainNode>;

/** The documents that a document came from and led to. */
export const DocumentChain = Type.Object({
  /** In the order of the kinds, then of their numbers. */
  nodes: Type.Array(ChainNode),
  /** Which document led to which, as ids. */
  links: Type.Array(Type.Object({ from: Text(36), to: Text(36) })),
  /** Number of documents that the caller may not read, by kind. Always empty for suppliers. */
  hidden: Type.Array(Type.Object({ kind: Kind, count: Type.Integer() })),
});
export type DocumentChain = Static<typeof DocumentChain>;

/** Maximum documents of a chain; further ones are left out. */
export const MAX_CHAIN = 200;

/** The chain of a document that the caller may read. */
export const viewDocumentChain = endpoint({
  method: 'GET',
  path: '/document/chain',
  access: signedIn('tenant'),
  input: Type.Object({ kind: Kind, id: Id }),
  result: DocumentChain,
});
