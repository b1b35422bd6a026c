/**
 * Strongly connected components of the graph reachable from some nodes (Tarjan's algorithm, iterative).
 *
 * @param visit called once per node; returns its successors
 * @returns component number of each reachable node
 */
export function components(from: Iterable<number>, visit: (node: number) => readonly number[]): Map<number, number> {
  const result = new Map<number, number>();
  const order = new Map<number, number>();
  const low = new Map<number, number>();
  const open: number[] = [];
  let found = 0;

  const enter = (node: number) => {
    order.set(node, order.size);
    low.set(node, order.size - 1);
    open.push(node);
    return { node, ways: visit(node), taken: 0 };
  };
  const lower = (node: number, to: number) => low.set(node, Math.min(low.get(node)!, to));

  for (const root of from) {
    if (order.has(root)) continue;
    const path = [enter(root)];
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const { node } = top;
      if (top.taken < top.ways.length) {
        const way = top.ways[top.taken++]!;
        if (!order.has(way)) path.push(enter(way));
        else if (!result.has(way)) lower(node, order.get(way)!);
        continue;
      }
      path.pop();
      const parent = path.at(-1);
      if (parent) lower(parent.node, low.get(node)!);
      if (low.get(node) !== order.get(node)) continue;
      for (let member = open.pop()!; ; member = open.pop()!) {
        result.set(member, found);
        if (member === node) break;
      }
      found++;
    }
  }
  return result;
}
