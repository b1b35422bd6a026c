import { parseCondition, type FlowCondition } from './condition';
import type { ProcessDefinition, FlowNode, SequenceFlow } from './ProcessDefinition';

/** A definition with its lookups, prepared once and used for every step. */
export interface FlowPlan {
  definition: ProcessDefinition;
  nodes: ReadonlyMap<string, FlowNode>;
  outgoing: ReadonlyMap<string, readonly SequenceFlow[]>;
  incoming: ReadonlyMap<string, readonly SequenceFlow[]>;
  /** Conditions by flow; one that cannot be read is absent. */
  conditions: ReadonlyMap<string, FlowCondition>;
  /** Tasks by their timers. */
  hosts: ReadonlyMap<string, string>;
  /** Ids of the nodes that flows lead to from a node, directly or over others except `without`. */
  reachable: (from: string, without?: string) => ReadonlySet<string>;
}

/** Prepares a definition for validation and for the engine. */
export function flowPlanOf(definition: ProcessDefinition): FlowPlan {
  const outgoing = new Map<string, SequenceFlow[]>();
  const incoming = new Map<string, SequenceFlow[]>();
  const conditions = new Map<string, FlowCondition>();
  const add = (lists: Map<string, SequenceFlow[]>, node: string, flow: SequenceFlow) =>
    lists.set(node, [...(lists.get(node) ?? []), flow]);
  for (const flow of definition.flows) {
    add(outgoing, flow.from, flow);
    add(incoming, flow.to, flow);
    const read = flow.condition === undefined ? undefined : parseCondition(flow.condition);
    if (read?.ok) conditions.set(flow.id, read.value);
  }
  const hosts = new Map(
    definition.nodes.flatMap((node) =>
      node.type === 'userTask' ? (node.timers ?? []).map(({ id }) => [id, node.id] as const) : [],
    ),
  );
  const timersOf = new Map(
    definition.nodes.map((node) => [node.id, node.type === 'userTask' ? (node.timers ?? []).map(({ id }) => id) : []]),
  );
  const known = new Map<string, ReadonlySet<string>>();

  return {
    definition,
    nodes: new Map(definition.nodes.map((node) => [node.id, node])),
    outgoing,
    incoming,
    conditions,
    hosts,
    reachable(from, without) {
      const key = without === undefined ? from : `${from} ${without}`;
      const before = known.get(key);
      if (before) return before;
      const found = new Set<string>();
      const open = [from];
      for (let at = open.pop(); at !== undefined; at = open.pop()) {
        for (const source of [at, ...(timersOf.get(at) ?? [])]) {
          for (const { to } of outgoing.get(source) ?? []) {
            if (found.has(to) || to === without) continue;
            found.add(to);
            open.push(to);
          }
        }
      }
      known.set(key, found);
      return found;
    },
  };
}

/** The flow that a gateway takes if no condition holds: the named one, or the only one without a condition. */
export function defaultFlowOf(plan: FlowPlan, node: FlowNode): SequenceFlow | undefined {
  const flows = plan.outgoing.get(node.id) ?? [];
  const named = 'defaultFlow' in node && node.defaultFlow;
  if (named) return flows.find(({ id }) => id === named);
  const plain = flows.filter(({ condition }) => condition === undefined);
  return plain.length === 1 ? plain[0] : undefined;
}

/**
 * Whether an inclusive join waits for more tokens: one elsewhere leads to a flow into the join that has no token yet, and
 * to none that has one. Tokens that lead to both come from outside, e.g. once more around a loop, and are not waited for.
 *
 * @param arrived flows into the join that have a token
 * @param others nodes where the other tokens are
 */
export function isJoinWaiting(
  plan: FlowPlan,
  join: string,
  arrived: ReadonlySet<string>,
  others: readonly string[],
): boolean {
  const into = plan.incoming.get(join) ?? [];
  return others.some((at) => {
    const ahead = plan.reachable(at, join);
    const leadsTo = (isArrived: boolean) =>
      into.some(({ id, from }) => {
        const source = plan.hosts.get(from) ?? from;
        return arrived.has(id) === isArrived && (source === at || ahead.has(source));
      });
    return leadsTo(false) && !leadsTo(true);
  });
}
