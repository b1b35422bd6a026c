/** What a public project is when nobody has moved it on yet: 3 待开始, 4 报价中, 5 待开标. */
const WAITING = '3';
const OPEN = '4';
const CLOSED = '5';

/**
 * The state of a public project by the clock: quotation opens and closes on time, whoever has looked at it since.
 *
 * @param now `YYYY-MM-DD HH:mm:ss`, as the two times
 */
export function publicStatus(
  { status, proStartTime, proEndTime }: { status: string; proStartTime: string | null; proEndTime: string | null },
  now: string,
): string {
  if (status !== WAITING && status !== OPEN) return status;
  if (proEndTime !== null && proEndTime <= now) return CLOSED;
  return proStartTime !== null && proStartTime <= now ? OPEN : status;
}

/** States of purchase_status a public project is shown in as a notice, and as a decision. */
export const NOTICE_STATES = ['3', '4', '5', '6', '7'] as const;
export const AWARD_STATES = ['8', '9', '10'] as const;

interface Branch {
  id: string;
  pid: string;
}

/** Whether an entry may hang below another: it is not itself, nor below itself. @param all every entry there is */
export function mayHangBelow(all: readonly Branch[], id: string, pid: string): boolean {
  const parents = new Map(all.map((one) => [one.id, one.pid]));
  // Bounded by the number of entries, should the tree be a ring already.
  for (let at: string | undefined = pid, steps = 0; at !== undefined && steps <= all.length; steps += 1) {
    if (at === id) return false;
    at = parents.get(at);
  }
  return true;
}

/** A tree of its branches, in their order; what hangs on something that is not among them is left out. */
export function treeOf<Row extends Branch, Node>(
  rows: readonly Row[],
  nodeOf: (row: Row, children: Node[] | null) => Node,
  root = '0',
): Node[] {
  const below = new Map<string, Row[]>();
  for (const row of rows) {
    const siblings = below.get(row.pid);
    if (siblings) siblings.push(row);
    else below.set(row.pid, [row]);
  }
  const build = (pid: string): Node[] =>
    (below.get(pid) ?? []).map((row) => {
      const children = build(row.id);
      return nodeOf(row, children.length > 0 ? children : null);
    });
  return build(root);
}
