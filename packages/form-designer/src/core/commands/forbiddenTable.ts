import { idOf, typeOf } from '../document/containers';
import type { FormDocument, JsonObject } from '../document/FormDocument';
import { booleanMember } from '../document/members';
import type { NodeTree } from './FormCommand';

/**
 * The first dynamicTable that may not come into a form whose settings allow none (`dynamicTableAllowed`, B§3). One the
 * form holds already, known by its id, may stay: saved forms have tables and the setting off.
 *
 * @param config the settings that count: the form's own, or those that come with the trees
 */
export function forbiddenTable(
  document: FormDocument,
  config: JsonObject,
  trees: readonly NodeTree[],
): NodeTree | undefined {
  if (booleanMember(config, 'dynamicTableAllowed', true)) return undefined;
  const standing = new Set<string>();
  for (const { data } of document.nodes.values()) if (typeOf(data) === 'dynamicTable') standing.add(idOf(data));
  const first = (list: readonly NodeTree[]): NodeTree | undefined => {
    for (const tree of list) {
      if (tree.kind === 'item' && typeOf(tree.data) === 'dynamicTable' && !standing.has(idOf(tree.data))) return tree;
      const inner = first(tree.children);
      if (inner) return inner;
    }
    return undefined;
  };
  return first(trees);
}
