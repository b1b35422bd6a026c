import type { IdSource } from '../catalogue/ids';
import { treeOf } from '../document/documentOf';
import type { FormDocument, NodeKey } from '../document/FormDocument';
import type { NodeTree } from './FormCommand';
import { treesWithNewIds } from './treesWithNewIds';
import { topMost } from './moveParts';

/** Copies of components with new ids, in the order of the document, for an `add` command. Other keys are ignored. */
export function copyParts(document: FormDocument, keys: readonly NodeKey[], ids: IdSource): NodeTree[] {
  const known = keys.filter((key) => document.nodes.get(key)?.kind === 'item');
  return treesWithNewIds(
    topMost(document, known).map(({ key }) => treeOf(document, key)),
    ids,
  );
}
