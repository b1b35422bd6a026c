import type { RowId } from '../rowId';
import type { SourceGroup } from './RowSource';

export interface SourceBlock {
  state: 'loading' | 'ready' | 'failed';
  /** Of rows. */
  ids: readonly RowId[];
  groups: readonly SourceGroup[];
  /** When it was last visible, by a counter. */
  used: number;
  abort: AbortController;
}

/** The rows of a server, or those of one open group: rows or the groups of the next level. */
export interface SourceNode {
  /** Values of the open groups above. */
  path: readonly unknown[];
  key: string;
  parent: SourceNode | undefined;
  /** Place among the groups of the parent. */
  place: number;
  /** Rows or groups; 0 until the first answer. */
  total: number;
  blocks: Map<number, SourceBlock>;
  /** Open groups, by their places, in rising order. */
  open: SourceNode[];
}

export const sourceNode = (parent: SourceNode | undefined, place: number, value?: unknown): SourceNode => ({
  path: parent ? [...parent.path, value] : [],
  key: parent ? `${parent.key}/${typeof value} ${String(value)}` : '',
  parent,
  place,
  // A group shows one row that is loading until its number of rows is known.
  total: parent ? 1 : 0,
  blocks: new Map(),
  open: [],
});

/** Visible rows of a node: its own and those of open groups. */
export const sizeOf = (node: SourceNode): number => node.open.reduce((sum, each) => sum + sizeOf(each), node.total);

/** The node and the place in it of a visible row. */
export function locate(root: SourceNode, index: number): { node: SourceNode; place: number } {
  let passed = 0;
  for (const child of root.open) {
    if (index <= child.place + passed) break;
    const size = sizeOf(child);
    const first = child.place + passed + 1;
    if (index < first + size) return locate(child, index - first);
    passed += size;
  }
  return { node: root, place: index - passed };
}

/** Visible index of a place in a node. */
export function visibleIndex(node: SourceNode, place: number): number {
  let index = place;
  for (const child of node.open) if (child.place < place) index += sizeOf(child);
  return node.parent ? visibleIndex(node.parent, node.place) + 1 + index : index;
}
