import { idFor, type IdSource } from '../catalogue/ids';
import { idOf, typeOf } from '../document/containers';
import type { JsonObject, NodeKey } from '../document/FormDocument';
import { withNewIds } from '../references/withNewIds';
import type { NodeTree } from './FormCommand';

/**
 * The same parts with new ids and keys, down to the cells of tables and the columns of dynamic tables. Formulas and
 * links between these parts refer to the new ids; references to other parts are unchanged.
 */
export function treesWithNewIds(trees: readonly NodeTree[], ids: IdSource): NodeTree[] {
  /** The new id of each part. If two parts share an id, formulas refer to the first. */
  const given = new Map<NodeTree, string | number>();
  const renamed = new Map<string, string>();
  const give = (tree: NodeTree): void => {
    if (tree.kind === 'item' || tree.kind === 'cell') {
      const id = tree.kind === 'cell' ? ids() : idFor(typeOf(tree.data), ids());
      given.set(tree, id);
      const former = idOf(tree.data);
      if (former !== '' && !renamed.has(former)) renamed.set(former, String(id));
    }
    tree.children.forEach(give);
  };
  trees.forEach(give);

  const made = (tree: NodeTree, spare: NodeKey): NodeTree => {
    const id = given.get(tree);
    const key = id === undefined ? spare : String(id);
    const children = tree.children.map((child, index) => made(child, `${key}/${index}`));
    return { ...tree, key, data: id === undefined ? tree.data : withId(tree, id), children };
  };
  return trees.map((tree) => made(tree, `entry/${ids()}`));

  function withId({ kind, data }: NodeTree, id: string | number): JsonObject {
    const named = withNewIds(data, renamed);
    return kind === 'cell' ? { ...named, id } : { ...named, id, _id: id };
  }
}
