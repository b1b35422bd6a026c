import { done, refused, type Outcome } from '../../kit/outcome';
import {
  flowPlanOf,
  type EventNode,
  type FlowNode,
  type FlowPlan,
  type GatewayNode,
  type ProcessDefinition,
  type SequenceFlow,
} from '../model';
import type { SimpleBranch, SimpleFlow, SimpleFork, SimplePath, SimpleStep, SimpleTask } from './SimpleFlow';

export type SimpleObstacleCode =
  /** Not one start, an end is missing, or a flow leads nowhere. */
  | 'incomplete'
  /** A flow leads back to an earlier step. */
  | 'loop'
  /** A timer that continues on a flow of its own. */
  | 'timer-flow'
  /** Branches cross: a node has ways in from two places that do not belong to one fork. */
  | 'crossing'
  /** A step with several ways out that is no gateway, or a gateway with one way in and out behind no fork. */
  | 'ways'
  /** Parallel branches that meet without a gateway of their kind. */
  | 'join-missing';

/** Constructs that a list of steps cannot express, with their elements. */
export interface SimpleObstacle {
  code: SimpleObstacleCode;
  /** Null for the whole process. */
  elementId: string | null;
  name?: string;
}

/** Reads a definition as a list of steps; refused with every element that such a list cannot express. */
export function simpleOf(definition: ProcessDefinition): Outcome<SimpleFlow, SimpleObstacle[]> {
  const plan = flowPlanOf(definition);
  const obstacles = findObstacles(plan);
  if (obstacles.length > 0) return refused(obstacles);
  const start = definition.nodes.find((node) => node.type === 'start') as EventNode;
  const [out] = plan.outgoing.get(start.id)!;
  const reader = createReader(plan);
  const { path, openJoin } = reader.path(out!.to, undefined);
  const found = [...reader.obstacles, ...(openJoin ? [obstacleAt('ways', openJoin)] : [])];
  const unread = definition.nodes.filter((node) => node !== start && !reader.seen.has(node.id));
  // Where branches cross, what comes behind is not read either.
  if (found.length === 0) found.push(...unread.map((node) => obstacleAt('incomplete', node)));
  if (found.length > 0) return refused(found);
  return done({ key: definition.key, name: definition.name, start, out: lineOf(out!), path });
}

const obstacleAt = (code: SimpleObstacleCode, { id, name }: { id: string; name: string }): SimpleObstacle => ({
  code,
  elementId: id,
  ...(name && { name }),
});

const lineOf = ({ id, name }: SequenceFlow) => ({ id, name });
const isGateway = (node: FlowNode): node is GatewayNode => ['exclusive', 'parallel', 'inclusive'].includes(node.type);

/** Obstacles that are found without following the flows, and loops. */
function findObstacles(plan: FlowPlan): SimpleObstacle[] {
  const { nodes, flows } = plan.definition;
  const waysOut = (node: FlowNode) => plan.outgoing.get(node.id)?.length ?? 0;
  const timers = nodes.flatMap((node) => (node.type === 'userTask' ? (node.timers ?? []) : []));
  const timerIds = new Set(timers.map(({ id }) => id));
  const starts = nodes.filter(({ type }) => type === 'start');
  const obstacles: SimpleObstacle[] = [
    ...(starts.length === 1 ? [] : [{ code: 'incomplete', elementId: null } as const]),
    ...timers.filter(({ action }) => action === 'flow').map((timer) => obstacleAt('timer-flow', timer)),
    ...flows
      .filter(({ from, to }) => (!plan.nodes.has(from) && !timerIds.has(from)) || !plan.nodes.has(to))
      .map((flow) => obstacleAt('incomplete', flow)),
    ...nodes.flatMap((node) => {
      if (node.type === 'end') return waysOut(node) > 0 ? [obstacleAt('ways', node)] : [];
      if (waysOut(node) === 0) return [obstacleAt('incomplete', node)];
      const isOdd = !isGateway(node) && waysOut(node) > 1;
      return isOdd || (node.type === 'start' && plan.incoming.has(node.id)) ? [obstacleAt('ways', node)] : [];
    }),
  ];
  return obstacles.length > 0 ? obstacles : findLoops(plan, starts[0]!.id);
}

function findLoops({ outgoing }: FlowPlan, start: string): SimpleObstacle[] {
  const state = new Map<string, 'open' | 'done'>();
  const obstacles: SimpleObstacle[] = [];
  const visit = (id: string): void => {
    state.set(id, 'open');
    for (const flow of outgoing.get(id) ?? []) {
      if (state.get(flow.to) === 'open') obstacles.push(obstacleAt('loop', flow));
      else if (!state.has(flow.to)) visit(flow.to);
    }
    state.set(id, 'done');
  };
  visit(start);
  return obstacles;
}

function createReader(plan: FlowPlan) {
  const seen = new Set<string>();
  const obstacles: SimpleObstacle[] = [];
  const rank = ranksOf(plan);
  const next = (id: string): SequenceFlow => plan.outgoing.get(id)![0]!;
  const cross = (node: FlowNode): void => {
    if (!obstacles.some(({ elementId }) => elementId === node.id)) obstacles.push(obstacleAt('crossing', node));
  };
  /** False for a node that was read before; ends may be shared. */
  const enter = (node: FlowNode): boolean => {
    if (seen.has(node.id) && node.type !== 'end') {
      cross(node);
      return false;
    }
    seen.add(node.id);
    return true;
  };

  /**
   * Reads steps from a node up to `stop`, which is not part of the path. `openJoin` is a gateway with one way in at which
   * the path stops, too: the join of a fork whose other branches end.
   */
  function path(from: string, stop: string | undefined): { path: SimplePath; openJoin?: GatewayNode } {
    const steps: SimpleStep[] = [];
    for (let at = from; at !== stop;) {
      const node = plan.nodes.get(at)!;
      if (isGateway(node) && plan.outgoing.get(at)!.length === 1) {
        if (plan.incoming.get(at)!.length === 1) return { path: { steps }, openJoin: node };
        cross(node);
        break;
      }
      if (!enter(node)) break;
      if (node.type === 'end') return { path: { steps, end: node as EventNode } };
      if (!isGateway(node)) {
        const flow = next(at);
        steps.push({ kind: 'task', node: node as SimpleTask['node'], out: lineOf(flow) });
        at = flow.to;
        continue;
      }
      const { fork, to } = readFork(node, stop);
      steps.push(fork);
      if (to === undefined) break;
      at = to;
    }
    return { path: { steps } };
  }

  /** Reads a fork with its branches and its join; `to` is the node behind it, if there is one. */
  function readFork(gateway: GatewayNode, stop: string | undefined): { fork: SimpleFork; to: string | undefined } {
    const flows = plan.outgoing.get(gateway.id)!;
    const meeting = meetingOf(flows, stop);
    const joins: GatewayNode[] = [];
    const branches = flows.map((flow): SimpleBranch => {
      const { condition } = flow;
      const { path: inside, openJoin } = path(flow.to, meeting);
      if (openJoin) joins.push(openJoin);
      return { ...lineOf(flow), ...(condition !== undefined && { condition }), path: inside };
    });
    const met = joins[0] ?? (meeting === undefined ? undefined : plan.nodes.get(meeting));
    if (joins[1]) cross(joins[1]);
    const join = met && met.id !== stop && isGateway(met) && plan.outgoing.get(met.id)!.length === 1 ? met : undefined;
    if (join && enter(join)) {
      if (join.type !== gateway.type) obstacles.push(obstacleAt('join-missing', gateway));
      const flow = next(join.id);
      return { fork: { kind: 'fork', gateway, branches, join, out: lineOf(flow) }, to: flow.to };
    }
    // Branches that lead to the join of the enclosing fork are waited for there.
    const isShared = meeting === stop && met?.type === gateway.type;
    if (gateway.type !== 'exclusive' && met && met.type !== 'end' && !isShared) {
      obstacles.push(obstacleAt('join-missing', gateway));
    }
    return { fork: { kind: 'fork', gateway, branches }, to: meeting };
  }

  /** The first node in which branches meet; undefined if each has an end of its own. */
  function meetingOf(flows: readonly SequenceFlow[], stop: string | undefined): string | undefined {
    const reached = flows.map(({ to }) => new Set([to, ...plan.reachable(to)]));
    const candidates = [...new Set(reached.flatMap((set) => [...set]))]
      .filter((id) => {
        const count = reached.filter((set) => set.has(id)).length;
        return plan.nodes.get(id)!.type === 'end' ? count === flows.length : count > 1;
      })
      .toSorted((left, right) => rank.get(left)! - rank.get(right)!);
    const [first] = candidates;
    // Branches that reach what comes behind the enclosing fork meet there at the latest.
    const isBehind = stop !== undefined && (first === undefined || rank.get(first)! > rank.get(stop)!);
    return isBehind && reached.some((set) => set.has(stop)) ? stop : first;
  }

  return { path, seen, obstacles };
}

/** Longest distance of each node from the start, in a process without loops. */
function ranksOf({ definition, outgoing, incoming }: FlowPlan): Map<string, number> {
  const rank = new Map<string, number>();
  const missing = new Map(definition.nodes.map(({ id }) => [id, incoming.get(id)?.length ?? 0]));
  const open = definition.nodes.filter(({ id }) => missing.get(id) === 0).map(({ id }) => id);
  for (const { id } of definition.nodes) rank.set(id, 0);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const { to } of outgoing.get(id) ?? []) {
      rank.set(to, Math.max(rank.get(to) ?? 0, rank.get(id)! + 1));
      const left = missing.get(to)! - 1;
      missing.set(to, left);
      if (left === 0) open.push(to);
    }
  }
  return rank;
}
