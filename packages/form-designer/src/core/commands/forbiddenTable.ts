import { idOf, typeOf } from '../document/containers';
import type { FormDocument, JsonObject } from '../document/FormDocument';
import { booleanMember } from '../document/members';
import type { NodeTree } from './FormCommand';

/**
 * The first dynamic table that must not be added because the settings of the form allow none (`dynamicTableAllowed`,
 * B§3). A table whose id is already in the form is allowed: some saved forms have tables although the setting is off.
 *
 * @param config the settings that apply: those of the form, or those of the added trees
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
