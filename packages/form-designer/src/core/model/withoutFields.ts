import { textMember } from '../document/members';
import type { FormDocument, FormNode, NodeKey } from '../document/FormDocument';

/**
 * A document without some of its fields, for users who must not see them. Conditions and calculations that read them are
 * not evaluated; a field that is calculated from them has the value that is passed in.
 *
 * @param isRemoved by component id; columns are removed with their dynamicTable
 */
export function withoutFields(document: FormDocument, isRemoved: (id: string) => boolean): FormDocument {
  const removed = new Set<NodeKey>();
  const remove = (key: NodeKey): void => {
    removed.add(key);
    document.nodes.get(key)?.children.forEach(remove);
  };
  for (const { key, kind, data, parent } of document.nodes.values()) {
    // A column may have the id of a field.
    const isField = kind === 'item' && (parent === null || !isTable(document.nodes.get(parent)));
    if (isField && isRemoved(textMember(data, 'id', key))) remove(key);
  }
  if (removed.size === 0) return document;
  const nodes = new Map<NodeKey, FormNode>();
  for (const [key, node] of document.nodes) {
    if (removed.has(key)) continue;
    const children = node.children.filter((child) => !removed.has(child));
    nodes.set(key, children.length === node.children.length ? node : { ...node, children });
  }
  return { ...document, nodes };
}

const isTable = (node: FormNode | undefined): boolean =>
  node !== undefined && textMember(node.data, 'compType') === 'dynamicTable';
