import type { ChainKind } from '@gezi/domain';
import { DocumentChain } from './DocumentChain';
import type { DocumentPart } from './DocumentParts';

/** The part of a document page with its chain. */
export const chainPart = (title: string, kind: ChainKind, id: string): DocumentPart => ({
  key: 'chain',
  title,
  isLazy: true,
  children: <DocumentChain kind={kind} id={id} />,
});
