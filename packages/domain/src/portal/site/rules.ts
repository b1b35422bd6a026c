import { projectStatus } from '../../procurement/purchase-project/status';

const { toStart, quoting, toOpen, inEvaluation, toAward, awarded, contracted, failed } = projectStatus;

/** States of projects shown as notices. */
export const NOTICE_STATES = [toStart, quoting, toOpen, inEvaluation, toAward] as const;
/** States of projects shown as awards. */
export const AWARD_STATES = [awarded, contracted, failed] as const;

/** True for projects that visitors see. */
export const isShownToVisitors = ({ isPublic, status }: { isPublic: string; status: string }): boolean =>
  isPublic === '1' && [...NOTICE_STATES, ...AWARD_STATES].some((shown) => shown === status);

/** True for projects that have winners. */
export const isAwarded = (status: string): boolean => status === awarded || status === contracted;

interface Branch {
  id: string;
  pid: string;
}

/** Whether an entry may move below another, which must not be itself or its descendant. @param all all entries */
export function mayMoveBelow(all: readonly Branch[], id: string, pid: string): boolean {
  const parents = new Map(all.map((entry) => [entry.id, entry.pid]));
  // Bounded by the number of entries, in case the tree already contains a cycle.
  for (let at: string | undefined = pid, steps = 0; at !== undefined && steps <= all.length; steps += 1) {
    if (at === id) return false;
    at = parents.get(at);
  }
  return true;
}

/** The entries below an entry, at any depth. */
export function entriesBelow<Entry extends Branch>(all: readonly Entry[], id: string): Entry[] {
  const children = byParent(all);
  const below = new Set<Entry>();
  const visit = (pid: string) => {
    for (const child of children.get(pid) ?? []) {
      // In case the tree contains a cycle.
      if (below.has(child)) continue;
      below.add(child);
      visit(child.id);
    }
  };
  visit(id);
  return [...below];
}

/** Builds a tree in the order of rows; rows without their parent are dropped. */
export function treeOf<Row extends Branch, Node>(
  rows: readonly Row[],
  nodeOf: (row: Row, children: Node[] | null) => Node,
  root = '0',
): Node[] {
  const childrenByParent = byParent(rows);
  const build = (pid: string): Node[] =>
    (childrenByParent.get(pid) ?? []).map((row) => {
      const children = build(row.id);
      return nodeOf(row, children.length > 0 ? children : null);
    });
  return build(root);
}

function byParent<Row extends Branch>(rows: readonly Row[]): Map<string, Row[]> {
  const children = new Map<string, Row[]>();
  for (const row of rows) {
    const siblings = children.get(row.pid);
    if (siblings) siblings.push(row);
    else children.set(row.pid, [row]);
  }
  return children;
}
