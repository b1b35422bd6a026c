import type { Expression, Node } from './Expression';

/** Whether a match can only start at the first character: every path into the expression passes `^`. */
export function startsOnce({ root, flags }: Expression): boolean {
  return flags.sticky || (!flags.multiline && startsAtEdge(root));
}

function startsAtEdge(node: Node): boolean {
  switch (node.kind) {
    case 'edge':
      return node.edge === 'start';
    case 'sequence': {
      const first = node.items.find((item) => item.kind !== 'look');
      return first !== undefined && startsAtEdge(first);
    }
    case 'choice':
      return node.items.every(startsAtEdge);
    case 'repeat':
      return node.min > 0 && startsAtEdge(node.item);
    default:
      return false;
  }
}
