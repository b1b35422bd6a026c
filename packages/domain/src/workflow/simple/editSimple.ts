import { done, refused, type Outcome } from '../../kit/outcome';
import type { EventNode, FlowNode, GatewayNode, StepNode, TimerNode, UserTaskNode } from '../model';
import {
  allSteps,
  idOf,
  isClosed,
  type SimpleBranch,
  type SimpleFlow,
  type SimpleFork,
  type SimplePath,
  type SimpleStep,
} from './SimpleFlow';

/** A place for a new step: before the step at `index` of a path. */
export interface SimplePlace {
  /** Id of the branch whose path it is; null for the main path. */
  branch: string | null;
  index: number;
}

/** Kinds of new steps; `exclusive`, `parallel` and `inclusive` are forks with two branches. */
export type NewStep = 'approval' | 'copy' | 'timer' | GatewayNode['type'];

export type SimpleCommand =
  | { type: 'insert'; at: SimplePlace; step: NewStep; name: string; branchNames?: readonly [string, string] }
  | { type: 'remove' | 'moveUp' | 'moveDown' | 'copy'; id: string }
  | { type: 'changeNode'; node: UserTaskNode | StepNode | TimerNode | EventNode }
  | { type: 'renameFork'; id: string; name: string }
  | { type: 'addBranch'; fork: string; name: string }
  | { type: 'removeBranch' | 'branchUp' | 'branchDown'; branch: string }
  | { type: 'changeBranch'; branch: string; name: string; condition: string | undefined; isDefault: boolean }
  /** Whether the process ends at the end of a branch. */
  | { type: 'endBranch'; branch: string; ends: boolean; name: string }
  | { type: 'rename'; key: string; name: string };

export type SimpleRefusal = 'unknown-element' | 'not-possible' | 'closed';

/** Takes one step of editing. The flow that is passed in is not changed; unchanged steps stay the same objects. */
export function editSimple(flow: SimpleFlow, command: SimpleCommand): Outcome<SimpleFlow, SimpleRefusal> {
  const outcome = apply(flow, command);
  return outcome.ok ? settle(flow, outcome.value) : outcome;
}

function apply(flow: SimpleFlow, command: SimpleCommand): Outcome<SimpleFlow, SimpleRefusal> {
  switch (command.type) {
    case 'rename':
      return done({ ...flow, key: command.key, name: command.name });
    case 'insert':
      return insert(flow, command);
    case 'remove':
      return onStep(flow, command.id, (steps, at) => steps.toSpliced(at, 1));
    case 'moveUp':
      return onStep(flow, command.id, (steps, at) => (at === 0 ? undefined : swapped(steps, at - 1)));
    case 'moveDown':
      return onStep(flow, command.id, (steps, at) => (at === steps.length - 1 ? undefined : swapped(steps, at)));
    case 'copy': {
      const newId = idSource(flow);
      return onStep(flow, command.id, (steps, at) => {
        const step = steps[at]!;
        return step.kind === 'task' ? steps.toSpliced(at + 1, 0, copyOf(step, newId)) : undefined;
      });
    }
    case 'changeNode':
      return changeNode(flow, command.node);
    case 'renameFork':
      return onFork(flow, command.id, (fork) => [{ ...fork, gateway: { ...fork.gateway, name: command.name } }]);
    case 'addBranch': {
      const newId = idSource(flow);
      return onFork(flow, command.fork, (fork) => {
        const branch: SimpleBranch = { id: newId('Flow'), name: command.name, path: { steps: [] } };
        // The default comes last, as people read conditions from the first to the last.
        const last = isDefault(fork, fork.branches.at(-1)!) ? fork.branches.length - 1 : fork.branches.length;
        return [{ ...fork, branches: fork.branches.toSpliced(last, 0, branch) }];
      });
    }
    case 'removeBranch':
      return onBranch(flow, command.branch, (fork, at) => {
        const branches = fork.branches.toSpliced(at, 1);
        const gateway = isDefault(fork, fork.branches[at]!) ? withoutDefault(fork.gateway) : fork.gateway;
        const [only] = branches;
        if (branches.length > 1 || !only) return [{ ...fork, gateway, branches }];
        // Its end would cut off what comes behind the fork.
        return only.path.end ? undefined : only.path.steps;
      });
    case 'branchUp':
      return onBranch(flow, command.branch, (fork, at) =>
        at === 0 ? undefined : [{ ...fork, branches: swapped(fork.branches, at - 1) }],
      );
    case 'branchDown':
      return onBranch(flow, command.branch, (fork, at) =>
        at === fork.branches.length - 1 ? undefined : [{ ...fork, branches: swapped(fork.branches, at) }],
      );
    case 'changeBranch':
      return onBranch(flow, command.branch, (fork, at) => {
        const { id, path } = fork.branches[at]!;
        const { name } = command;
        // All parallel branches are taken.
        if (fork.gateway.type === 'parallel') {
          return [{ ...fork, branches: fork.branches.with(at, { id, name, path }) }];
        }
        const { condition } = command;
        const branch: SimpleBranch = { id, name, path, ...(condition !== undefined && { condition }) };
        const { defaultFlow } = fork.gateway;
        const gateway = command.isDefault
          ? { ...fork.gateway, defaultFlow: id }
          : defaultFlow === id
            ? withoutDefault(fork.gateway)
            : fork.gateway;
        return [{ ...fork, gateway, branches: fork.branches.with(at, branch) }];
      });
    case 'endBranch': {
      const newId = idSource(flow);
      return onBranch(flow, command.branch, (fork, at) => {
        const { steps } = fork.branches[at]!.path;
        const path: SimplePath = command.ends
          ? { steps, end: { id: newId('End'), name: command.name, type: 'end' } }
          : { steps };
        return [{ ...fork, branches: fork.branches.with(at, { ...fork.branches[at]!, path }) }];
      });
    }
  }
}

/** Whether a branch is taken if no condition holds. */
export function isDefault({ gateway, branches }: SimpleFork, branch: SimpleBranch): boolean {
  if (gateway.type === 'parallel') return false;
  if (gateway.defaultFlow) return gateway.defaultFlow === branch.id;
  return branch.condition === undefined && branches.filter(({ condition }) => condition === undefined).length === 1;
}

/** A process with nothing but a start and an end. */
export const newSimpleFlow = ({
  key,
  name,
  start,
  end,
}: Record<'key' | 'name' | 'start' | 'end', string>): SimpleFlow => ({
  key,
  name,
  start: { id: 'Start', name: start, type: 'start' },
  out: { id: 'Flow_Start', name: '' },
  path: { steps: [], end: { id: 'End', name: end, type: 'end' } },
});

/** The path of a branch, or the main path. */
export function pathAt(flow: SimpleFlow, branch: string | null): SimplePath | undefined {
  if (branch === null) return flow.path;
  return allSteps(flow.path)
    .flatMap((step) => (step.kind === 'fork' ? step.branches : []))
    .find(({ id }) => id === branch)?.path;
}

function insert(
  flow: SimpleFlow,
  { at, step, name, branchNames = ['', ''] }: Extract<SimpleCommand, { type: 'insert' }>,
): Outcome<SimpleFlow, SimpleRefusal> {
  const path = pathAt(flow, at.branch);
  if (!path) return refused('unknown-element');
  if (at.index < 0 || at.index > path.steps.length) return refused('not-possible');
  if (at.index === path.steps.length && !path.end && isClosed(path)) return refused('closed');
  const made = newStep(step, name, branchNames, idSource(flow));
  return done(withPath(flow, at.branch, { ...path, steps: path.steps.toSpliced(at.index, 0, made) }));
}

type NewId = (prefix: string) => string;

function newStep(type: NewStep, name: string, branchNames: readonly string[], newId: NewId): SimpleStep {
  if (type === 'approval' || type === 'copy' || type === 'timer') {
    const node = newNode(type, name, newId);
    return { kind: 'task', node, out: { id: newId('Flow'), name: '' } };
  }
  const branches = branchNames.map((label): SimpleBranch => ({ id: newId('Flow'), name: label, path: { steps: [] } }));
  const gateway: GatewayNode = { id: newId('Gateway'), name, type };
  return {
    kind: 'fork',
    gateway: type === 'parallel' ? gateway : { ...gateway, defaultFlow: branches.at(-1)!.id },
    branches,
    join: { id: newId('Gateway'), name: '', type },
    out: { id: newId('Flow'), name: '' },
  };
}

function newNode(type: 'approval' | 'copy' | 'timer', name: string, newId: NewId): UserTaskNode | StepNode | TimerNode {
  switch (type) {
    case 'approval':
      return {
        id: newId('Task'),
        name,
        type: 'userTask',
        people: { dataType: 'fixed', candidateUsers: [], candidateGroups: [] },
      };
    case 'copy':
      return {
        id: newId('Copy'),
        name,
        type: 'step',
        listeners: [{ event: 'start', handler: 'cc', params: {} }],
      };
    case 'timer':
      return { id: newId('Timer'), name, type: 'timer', due: { kind: 'duration', value: 'P1D' } };
  }
}

/** Ids that no element of a flow has: `Task_1`, `Task_2` … */
function idSource(flow: SimpleFlow): NewId {
  const taken = new Set(idsOf(flow));
  return (prefix) => {
    for (let number = 1; ; number += 1) {
      const id = `${prefix}_${number}`;
      if (taken.has(id)) continue;
      taken.add(id);
      return id;
    }
  };
}

const idsOf = ({ key, start, out, path }: SimpleFlow): string[] => [
  key,
  start.id,
  out.id,
  ...endIds(path),
  ...allSteps(path).flatMap((step) => {
    if (step.kind === 'task') {
      const timers = step.node.type === 'userTask' ? (step.node.timers ?? []) : [];
      return [step.node.id, step.out.id, ...timers.map(({ id }) => id)];
    }
    const { gateway, join, out: after, branches } = step;
    return [
      gateway.id,
      ...(join ? [join.id] : []),
      ...(after ? [after.id] : []),
      ...branches.flatMap((branch) => [branch.id, ...endIds(branch.path)]),
    ];
  }),
];
const endIds = ({ end }: SimplePath): string[] => (end ? [end.id] : []);

const swapped = <Item>(items: readonly Item[], at: number): Item[] =>
  items.toSpliced(at, 2, items[at + 1]!, items[at]!);

function copyOf(step: Extract<SimpleStep, { kind: 'task' }>, newId: NewId): SimpleStep {
  const { node, out } = step;
  const id = newId(node.type === 'userTask' ? 'Task' : node.type === 'timer' ? 'Timer' : 'Copy');
  const timers =
    node.type === 'userTask' && node.timers
      ? { timers: node.timers.map((timer) => ({ ...timer, id: newId('Limit') })) }
      : {};
  return { kind: 'task', node: { ...node, ...timers, id }, out: { ...out, id: newId('Flow') } };
}

function withoutDefault({ defaultFlow: _default, ...gateway }: GatewayNode): GatewayNode {
  return gateway;
}

function changeNode(flow: SimpleFlow, node: FlowNode): Outcome<SimpleFlow, SimpleRefusal> {
  if (node.type === 'start') {
    return node.id === flow.start.id ? done({ ...flow, start: node }) : refused('unknown-element');
  }
  if (node.type === 'end') {
    let isKnown = false;
    const change = (path: SimplePath): SimplePath => {
      const inside = mapBranches(path, change);
      if (path.end?.id !== node.id) return inside;
      isKnown = true;
      return { ...inside, end: node };
    };
    const path = change(flow.path);
    return isKnown ? done({ ...flow, path }) : refused('unknown-element');
  }
  return onStep(flow, node.id, (steps, at) => {
    const step = steps[at]!;
    return step.kind === 'task' ? steps.with(at, { ...step, node } as SimpleStep) : undefined;
  });
}

/** Changes the steps of the path that has a step; `undefined` refuses. */
function onStep(
  flow: SimpleFlow,
  id: string,
  change: (steps: readonly SimpleStep[], at: number) => readonly SimpleStep[] | undefined,
): Outcome<SimpleFlow, SimpleRefusal> {
  let refusal: SimpleRefusal | undefined = 'unknown-element';
  const visit = (path: SimplePath): SimplePath => {
    const at = path.steps.findIndex((step) => idOf(step) === id);
    if (at === -1) return mapBranches(path, visit);
    const steps = change(path.steps, at);
    refusal = steps ? undefined : 'not-possible';
    return steps ? { ...path, steps } : path;
  };
  const path = visit(flow.path);
  return refusal ? refused(refusal) : done({ ...flow, path });
}

/** Fits joins and ends to the branches that are left open; refused if a step can no longer be reached. */
function settle(before: SimpleFlow, flow: SimpleFlow): Outcome<SimpleFlow, SimpleRefusal> {
  const newId = idSource(flow);
  let isCutOff = false;
  const visit = (path: SimplePath): SimplePath => {
    const { steps, end } = mapBranches(path, visit);
    const joined = steps.map((step) => (step.kind === 'fork' ? withJoin(step, newId) : step));
    if (joined.slice(0, -1).some((step) => isClosed({ steps: [step] }))) isCutOff = true;
    return { steps: joined, ...(end && !isClosed({ steps: joined }) && { end }) };
  };
  const path = visit(flow.path);
  if (isCutOff) return refused('closed');
  if (isClosed(path)) return done({ ...flow, path });
  // The last fork goes on again.
  const end = [before.path, ...branchesOf(before.path).map((branch) => branch.path)].find((one) => one.end)!.end!;
  return done({ ...flow, path: { ...path, end } });
}

function withJoin(fork: SimpleFork, newId: NewId): SimpleFork {
  const { gateway: split, branches } = fork;
  if (isClosed({ steps: [fork] })) return { kind: 'fork', gateway: split, branches };
  // Without a join, what follows a single open branch would be part of it.
  const areSeveralOpen = branches.filter((branch) => !isClosed(branch.path)).length > 1;
  if (fork.join || (split.type === 'exclusive' && areSeveralOpen)) return fork;
  const gateway: GatewayNode = { id: newId('Gateway'), name: '', type: split.type };
  return { ...fork, join: gateway, out: { id: newId('Flow'), name: '' } };
}

const branchesOf = (path: SimplePath): SimpleBranch[] =>
  allSteps(path).flatMap((step) => (step.kind === 'fork' ? step.branches : []));

function onFork(
  flow: SimpleFlow,
  id: string,
  change: (fork: SimpleFork) => readonly SimpleStep[] | undefined,
): Outcome<SimpleFlow, SimpleRefusal> {
  return onStep(flow, id, (steps, at) => {
    const step = steps[at]!;
    const changed = step.kind === 'fork' ? change(step) : undefined;
    return changed && steps.toSpliced(at, 1, ...changed);
  });
}

function onBranch(
  flow: SimpleFlow,
  branch: string,
  change: (fork: SimpleFork, at: number) => readonly SimpleStep[] | undefined,
): Outcome<SimpleFlow, SimpleRefusal> {
  const fork = allSteps(flow.path).find(
    (step): step is SimpleFork => step.kind === 'fork' && step.branches.some(({ id }) => id === branch),
  );
  if (!fork) return refused('unknown-element');
  const at = fork.branches.findIndex(({ id }) => id === branch);
  return onFork(flow, fork.gateway.id, (found) => change(found, at));
}

/** A path whose branches are changed; itself if none is. */
function mapBranches(path: SimplePath, change: (path: SimplePath) => SimplePath): SimplePath {
  const steps = path.steps.map((step) => {
    if (step.kind !== 'fork') return step;
    const branches = step.branches.map((branch) => {
      const changed = change(branch.path);
      return changed === branch.path ? branch : { ...branch, path: changed };
    });
    return branches.every((branch, at) => branch === step.branches[at]) ? step : { ...step, branches };
  });
  return steps.every((step, at) => step === path.steps[at]) ? path : { ...path, steps };
}

function withPath(flow: SimpleFlow, branch: string | null, changed: SimplePath): SimpleFlow {
  if (branch === null) return { ...flow, path: changed };
  const visit = (path: SimplePath): SimplePath =>
    mapForks(path, (one) => (one.id === branch ? { ...one, path: changed } : { ...one, path: visit(one.path) }));
  return { ...flow, path: visit(flow.path) };
}

const mapForks = (path: SimplePath, change: (branch: SimpleBranch) => SimpleBranch): SimplePath => ({
  ...path,
  steps: path.steps.map((step) => (step.kind === 'fork' ? { ...step, branches: step.branches.map(change) } : step)),
});
