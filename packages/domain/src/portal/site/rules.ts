/** States that follow from the clock: 3 待开始, 4 报价中, 5 待开标. */
const WAITING = '3';
const OPEN = '4';
const CLOSED = '5';

/**
 * State of a public project at a time. Quotation opens and closes on time, even if the stored state was not updated.
 *
 * @param now `YYYY-MM-DD HH:mm:ss`, same format as the two times
 */
export function publicStatus(
  { status, proStartTime, proEndTime }: { status: string; proStartTime: string | null; proEndTime: string | null },
  now: string,
): string {
  if (status !== WAITING && status !== OPEN) return status;
  if (proEndTime !== null && proEndTime <= now) return CLOSED;
  return proStartTime !== null && proStartTime <= now ? OPEN : status;
}

/** Values of purchase_status of projects shown as notices. */
export const NOTICE_STATES = ['3', '4', '5', '6', '7'] as const;
/** Values of purchase_status of projects shown as awards. */
export const AWARD_STATES = ['8', '9', '10'] as const;

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

/** Builds a tree in the order of rows; rows without their parent are dropped. */
export function treeOf<Row extends Branch, Node>(
  rows: readonly Row[],
  nodeOf: (row: Row, children: Node[] | null) => Node,
  root = '0',
): Node[] {
  const childrenByParent = new Map<string, Row[]>();
  for (const row of rows) {
    const siblings = childrenByParent.get(row.pid);
    if (siblings) siblings.push(row);
    else childrenByParent.set(row.pid, [row]);
  }
  const build = (pid: string): Node[] =>
    (childrenByParent.get(pid) ?? []).map((row) => {
      const children = build(row.id);
      return nodeOf(row, children.length > 0 ? children : null);
    });
  return build(root);
}
