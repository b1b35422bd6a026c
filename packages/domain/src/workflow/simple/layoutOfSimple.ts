import type { Bounds, Layout, Point } from '../bpmn';
import { sizeOf } from '../bpmn/layoutOf';
import type { FlowNode } from '../model';
import type { SimpleFlow, SimplePath } from './SimpleFlow';

const [COLUMN, ROW, MARGIN, TIMER] = [160, 120, 40, 36];

/** A drawing from left to right, with a row for each branch, so that no line crosses a shape. */
export function layoutOfSimple({ start, out, path }: SimpleFlow): Layout {
  const shapes = new Map<string, Bounds>();
  const edges = new Map<string, readonly Point[]>();

  function place(node: FlowNode, column: number, row: number): void {
    const { width, height } = sizeOf(node.type);
    const center = { x: MARGIN + 50 + column * COLUMN, y: MARGIN + 40 + row * ROW };
    const bounds = { x: center.x - width / 2, y: center.y - height / 2, width, height };
    shapes.set(node.id, bounds);
    const timers = node.type === 'userTask' ? (node.timers ?? []) : [];
    for (const [index, { id }] of timers.entries()) {
      shapes.set(id, { x: bounds.x + 10 + index * 40, y: bounds.y + height - 18, width: TIMER, height: TIMER });
    }
  }

  /** Flows that wait for the next shape; `row` is the one that they run in. */
  type Loose = { id: string; from: string; row: number }[];

  function arrive(open: Loose, to: string): void {
    for (const { id, from, row } of open) edges.set(id, lineOf(shapes.get(from)!, shapes.get(to)!, row));
  }

  /** @returns the flows that lead on, the next column, and the number of rows */
  function draw({ steps, end }: SimplePath, entry: Loose, column: number, row: number) {
    let open = entry;
    let at = column;
    let rows = 1;
    for (const step of steps) {
      if (step.kind === 'task') {
        place(step.node, at, row);
        arrive(open, step.node.id);
        open = [{ id: step.out.id, from: step.node.id, row }];
        at += 1;
        continue;
      }
      const { gateway, branches, join } = step;
      place(gateway, at, row);
      arrive(open, gateway.id);
      open = [];
      let next = row;
      let last = at + 1;
      for (const branch of branches) {
        const drawn = draw(branch.path, [{ id: branch.id, from: gateway.id, row: next }], at + 1, next);
        open.push(...drawn.open);
        next += drawn.rows;
        last = Math.max(last, drawn.at);
      }
      rows = Math.max(rows, next - row);
      at = Math.max(last, at + 2);
      if (!join || !step.out) continue;
      place(join, at, row);
      arrive(open, join.id);
      open = [{ id: step.out.id, from: join.id, row }];
      at += 1;
    }
    if (end) {
      // A shared end is drawn where it comes last.
      if ((shapes.get(end.id)?.x ?? 0) < MARGIN + 50 + at * COLUMN) place(end, at, row);
      ends.push({ open, to: end.id });
      return { open: [], at: at + 1, rows };
    }
    return { open, at, rows };
  }

  const ends: { open: Loose; to: string }[] = [];
  place(start, 0, 0);
  draw(path, [{ id: out.id, from: start.id, row: 0 }], 1, 0);
  for (const { open, to } of ends) arrive(open, to);
  return { shapes, edges };
}

/** A line that leaves for its row, runs in it, and turns to the shape that it leads to. */
function lineOf(source: Bounds, target: Bounds, row: number): Point[] {
  const y = MARGIN + 40 + row * ROW;
  const [from, to] = [centerOf(source), centerOf(target)];
  const first: Point[] =
    from.y === y
      ? [{ x: source.x + source.width, y }]
      : [
          { x: from.x, y: y > from.y ? source.y + source.height : source.y },
          { x: from.x, y },
        ];
  const last: Point[] =
    to.y === y
      ? [{ x: target.x, y }]
      : [
          { x: to.x, y },
          { x: to.x, y: y > to.y ? target.y + target.height : target.y },
        ];
  return [...first, ...last];
}

const centerOf = ({ x, y, width, height }: Bounds): Point => ({ x: x + width / 2, y: y + height / 2 });
