import type { FormDocument, NodeKey } from '../../core/document/FormDocument';

/** Outermost parts that undo or redo changed; they are highlighted. */
export function changedParts(before: FormDocument, after: FormDocument): NodeKey[] {
  const came: NodeKey[] = [];
  const changed: NodeKey[] = [];
  for (const [key, node] of after.nodes) {
    if (node.kind !== 'item' && node.kind !== 'cell') continue;
    const former = before.nodes.get(key);
    if (former === undefined) {
      if (node.parent === null || before.nodes.has(node.parent)) came.push(key);
    } else if (former.data !== node.data || former.parent !== node.parent) changed.push(key);
  }
  return came.length > 0 ? came : changed;
}
