import { isJoinWaiting, type FlowPlan } from './flowPlan';

/** Markings that are tried; a larger process is not checked. */
const MAX_MARKINGS = 5_000;

/**
 * Finds a parallel gateway that can wait for ever, e.g. one that joins the ways of an exclusive gateway. Tries all
 * markings of the process in which each exclusive gateway may take any way and each inclusive one any of its ways.
 *
 * @returns id of the gateway; undefined if there is none or the process has too many markings
 */
export function findDeadlock(plan: FlowPlan): string | undefined {
  const start = plan.definition.nodes.find(({ type }) => type === 'start');
  if (!start) return undefined;
  const seen = new Set<string>();
  const open: Marking[] = [(plan.outgoing.get(start.id) ?? []).map(({ id }) => id).toSorted()];
  for (let marking = open.pop(); marking; marking = open.pop()) {
    const key = marking.join();
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > MAX_MARKINGS) return undefined;
    const next = nextMarkings(plan, marking);
    if (next.length === 0) next.push(...nextMarkings(plan, marking, true));
    if (next.length === 0 && marking.length > 0) return plan.definition.flows.find(({ id }) => id === marking[0])!.to;
    open.push(...next);
  }
  return undefined;
}

/** Ids of the flows that hold a token, sorted; a flow may occur more than once. */
type Marking = readonly string[];

/** Tokens on one flow beyond this number are not counted: a loop may create any number of them. */
const MAX_ON_FLOW = 2;

/** @param ofLoops whether joins that only wait for one another go on, as in the engine */
function nextMarkings(plan: FlowPlan, marking: Marking, ofLoops = false): Marking[] {
  const { nodes, outgoing, incoming, definition } = plan;
  const targets = new Map(definition.flows.map(({ id, to }) => [id, to]));
  const found: Marking[] = [];
  for (const at of new Set(marking.map((flow) => targets.get(flow)!))) {
    const node = nodes.get(at)!;
    const arrived = [...new Set(marking.filter((flow) => targets.get(flow) === at))];
    const ways = (outgoing.get(at) ?? []).map(({ id }) => id);
    if (node.type === 'parallel') {
      const expected = incoming.get(at) ?? [];
      if (expected.every(({ id }) => marking.includes(id))) {
        found.push(
          moved(
            marking,
            expected.map(({ id }) => id),
            ways,
          ),
        );
      }
      continue;
    }
    if (node.type === 'inclusive' && (incoming.get(at) ?? []).length > 1) {
      const others = marking.filter((flow) => targets.get(flow) !== at);
      const isExpected = isJoinWaiting(
        plan,
        at,
        new Set(arrived),
        others.map((flow) => targets.get(flow)!),
      );
      if (!isExpected || ofLoops) found.push(...choices(ways).map((chosen) => moved(marking, arrived, chosen)));
      continue;
    }
    for (const flow of arrived) {
      if (node.type === 'end') found.push(node.terminates ? [] : moved(marking, [flow], []));
      else if (node.type === 'exclusive') found.push(...ways.map((way) => moved(marking, [flow], [way])));
      else if (node.type === 'inclusive') found.push(...choices(ways).map((chosen) => moved(marking, [flow], chosen)));
      else {
        found.push(moved(marking, [flow], ways));
        for (const timer of node.type === 'userTask' ? (node.timers ?? []) : []) {
          const onTimer = (outgoing.get(timer.id) ?? []).map(({ id }) => id);
          if (onTimer.length > 0) {
            found.push(moved(marking, [flow], timer.isInterrupting ? onTimer : [flow, ...onTimer]));
          }
        }
      }
    }
  }
  return found;
}

/** The ways together, and each alone: enough to find a join that misses one. */
const choices = (ways: readonly string[]): string[][] =>
  ways.length === 1 ? [[...ways]] : [[...ways], ...ways.map((way) => [way])];

function moved(marking: Marking, consumed: readonly string[], produced: readonly string[]): Marking {
  const left = [...marking];
  for (const flow of consumed) left.splice(left.indexOf(flow), 1);
  for (const flow of produced) if (left.filter((one) => one === flow).length < MAX_ON_FLOW) left.push(flow);
  return left.toSorted();
}
