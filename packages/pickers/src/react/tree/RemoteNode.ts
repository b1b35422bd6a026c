/** A node of a tree response (contract, part 1 §1.14). */
export interface RemoteNode {
  value: string;
  title: string;
  isLeaf: boolean;
}

/** Reads the nodes of an answer: `isLeaf` or `leaf`, `value` or `key`; invalid nodes are left out. */
export function readNodes(list: unknown): RemoteNode[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((one: Record<string, unknown> | null) => {
    const value = one?.value ?? one?.key;
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const { title, isLeaf, leaf } = one!;
    const ends = isLeaf ?? leaf;
    return [
      {
        value: String(value),
        title: typeof title === 'string' ? title : String(value),
        isLeaf: ends === true || ends === 1 || ends === '1',
      },
    ];
  });
}
