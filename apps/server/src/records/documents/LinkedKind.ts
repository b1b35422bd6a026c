import type { ChainKind, ChainNode } from '@gezi/domain';
import type { Caller } from '../../platform/http/Caller';

/** A document of another kind that led to a document. */
export interface DocumentSource {
  kind: ChainKind;
  /** Id of the document that led to the other. */
  from: string;
  to: string;
}

/** A kind of document in the chain from the demand to the evaluation, offered by its feature. */
export interface LinkedKind {
  /** Permission to read such documents. */
  permission: string;
  /** Those of the documents that the caller may read. */
  find: (caller: Caller, ids: readonly string[]) => Promise<ChainNode[]>;
  /** Sources of these documents of the tenant, readable by the caller or not. */
  sourcesOf: (tenantId: number, ids: readonly string[]) => Promise<DocumentSource[]>;
  /** Documents of this kind that documents of another kind led to. */
  madeFrom: (tenantId: number, kind: ChainKind, ids: readonly string[]) => Promise<DocumentSource[]>;
}
