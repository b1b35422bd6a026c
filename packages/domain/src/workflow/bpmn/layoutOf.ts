import type { ProcessDefinition, FlowNode } from '../model';

export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A drawing: a box for each node and timer, a line for each flow. */
export interface Layout {
  shapes: ReadonlyMap<string, Bounds>;
  edges: ReadonlyMap<string, readonly Point[]>;
}

const [COLUMN, ROW, MARGIN] = [160, 120, 40];

/** Size of a shape, as bpmn-js draws it. */
export function sizeOf(type: FlowNode['type']): Pick<Bounds, 'width' | 'height'> {
  if (type === 'userTask' || type === 'step') return { width: 100, height: 80 };
  const side = type === 'start' || type === 'end' || type === 'timer' ? 36 : 50;
  return { width: side, height: side };
}

/** Places the nodes of a definition in columns from left to right, by their distance from the start. */
export function layoutOf({ nodes, flows }: ProcessDefinition): Layout {
  const hosts = new Map(
    nodes.flatMap((node) => (node.type === 'userTask' ? (node.timers ?? []).map(({ id }) => [id, node.id]) : [])),
  );
  const column = columnsOf(nodes, flows, hosts);
  const taken = new Map<number, number>();
  const shapes = new Map<string, Bounds>();
  for (const node of nodes) {
    const at = column.get(node.id) ?? 0;
    const row = taken.get(at) ?? 0;
    taken.set(at, row + 1);
    const { width, height } = sizeOf(node.type);
    const center = { x: MARGIN + 50 + at * COLUMN, y: MARGIN + 40 + row * ROW };
    const bounds = { x: center.x - width / 2, y: center.y - height / 2, width, height };
    shapes.set(node.id, bounds);
    for (const [index, timer] of (node.type === 'userTask' ? (node.timers ?? []) : []).entries()) {
      shapes.set(timer.id, {
        x: bounds.x + 10 + index * 40,
        y: bounds.y + height - 18,
        width: 36,
        height: 36,
      });
    }
  }
  const edges = new Map(
    flows.flatMap(({ id, from, to }) => {
      const [source, target] = [shapes.get(from), shapes.get(to)];
      return source && target ? [[id, lineOf(source, target)] as const] : [];
    }),
  );
  return { shapes, edges };
}

/** Longest distance from the start, without the flows that lead back. */
function columnsOf(
  nodes: readonly FlowNode[],
  flows: ProcessDefinition['flows'],
  hosts: ReadonlyMap<string, string>,
): Map<string, number> {
  const column = new Map<string, number>();
  const path = new Set<string>();
  const place = (id: string, at: number): void => {
    if (path.has(id) || (column.get(id) ?? -1) >= at) return;
    column.set(id, at);
    path.add(id);
    for (const { from, to } of flows) if ((hosts.get(from) ?? from) === id) place(to, at + 1);
    path.delete(id);
  };
  for (const { id, type } of nodes) if (type === 'start') place(id, 0);
  return column;
}

/** A line from the right side of one shape to the left of another, with two bends if they differ in height. */
function lineOf(source: Bounds, target: Bounds): Point[] {
  const from = { x: source.x + source.width, y: source.y + source.height / 2 };
  const to = { x: target.x, y: target.y + target.height / 2 };
  if (from.y === to.y && from.x <= to.x) return [from, to];
  const middle = from.x <= to.x ? (from.x + to.x) / 2 : from.x + 20;
  return [from, { x: middle, y: from.y }, { x: middle, y: to.y }, to];
}
