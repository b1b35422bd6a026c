import { ROOT, type FormDocument, type FormNode, type NodeKey } from './FormDocument';

/** Every part below `from`, parents before their children, in visible order; default the whole form. */
export function* nodesInOrder(document: FormDocument, from: NodeKey = ROOT): Generator<FormNode> {
  const waiting = [...(document.nodes.get(from)?.children ?? [])].reverse();
  while (waiting.length > 0) {
    const node = document.nodes.get(waiting.pop()!)!;
    yield node;
    for (let index = node.children.length - 1; index >= 0; index -= 1) waiting.push(node.children[index]!);
  }
}
