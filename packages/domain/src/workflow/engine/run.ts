import {
  cycleOf,
  defaultFlowOf,
  durationOf,
  fillPlaceholders,
  conditionHolds,
  INITIATOR,
  INITIATOR_DEPART,
  isJoinWaiting,
  type FlowNode,
  type ListenerEvent,
  type NodeListener,
  type FlowPlan,
  type TimerDue,
  type UserTaskNode,
  type Variables,
} from '../model';
import type { ChosenPeople, FlowRefusal } from './FlowAction';
import type { FlowEvent, FlowState, EngineTask, FlowTimer, FlowToken, FlowTrail } from './FlowState';
import {
  escalatedPlaces,
  everyHolder,
  holdersOf,
  placesOf,
  receiversOf,
  seatOf,
  type FlowPeople,
  type Holders,
} from './holders';
import { extended, joined } from './trails';

/** Everything a step needs besides the process: time, ids and people. */
export interface FlowContext extends FlowPeople {
  /** Epoch milliseconds. */
  now: number;
  /** A new id on each call. */
  newId: () => string;
}

/** Moves of tokens within one step; more mean a loop without tasks. */
const MAX_MOVES = 2_000;

/** Ends a step with a refusal. */
export class FlowStop extends Error {
  constructor(readonly refusal: FlowRefusal) {
    super(refusal.code);
  }
}

/** One step of a process: copies the state, changes the copy and collects what happened. */
export function createRun(plan: FlowPlan, before: FlowState, context: FlowContext) {
  let tokens: FlowToken[] = [...before.tokens];
  let tasks: EngineTask[] = [...before.tasks];
  let timers: FlowTimer[] = [...before.timers];
  let { status, isSuspended, isHandled, variables } = before;
  let chosen: ChosenPeople | undefined;
  let moves = 0;
  const events: FlowEvent[] = [];
  const closed: EngineTask[] = [];
  /** Tasks that were completed in this step by a listener, to be left once they are all created. */
  const skipped: string[] = [];

  return {
    events,
    closed,
    get tokens() {
      return tokens;
    },
    get tasks() {
      return tasks;
    },
    state: (): FlowState => ({ ...before, status, isSuspended, isHandled, tokens, tasks, timers, variables }),
    record,
    setVariables(values: Variables) {
      const { [INITIATOR_DEPART]: _depart, ...given } = values;
      variables = { ...variables, ...given, [INITIATOR]: before.initiator };
    },
    choose(people: ChosenPeople | undefined) {
      chosen = people;
    },
    setSuspended(to: boolean) {
      isSuspended = to;
    },
    setHandled(to: boolean) {
      isHandled = to;
    },
    enter,
    changeTask,
    completeTask,
    addTask,
    removeToken,
    addToken: (token: Omit<FlowToken, 'id'>): FlowToken => addToken(token),
    visit,
    fireTimer,
    settle,
    end,
    seat,
    changeToken,
  };

  function record(event: FlowEvent): void {
    events.push(event);
  }

  function stop(refusal: FlowRefusal): never {
    throw new FlowStop(refusal);
  }

  function addToken(token: Omit<FlowToken, 'id'>): FlowToken {
    const added = { ...token, id: context.newId() };
    tokens = [...tokens, added];
    return added;
  }

  function changeToken(id: string, changes: Partial<FlowToken>): void {
    tokens = tokens.map((token) => (token.id === id ? { ...token, ...changes } : token));
  }

  function changeTask(id: string, changes: Partial<EngineTask>): void {
    tasks = tasks.map((task) => (task.id === id ? { ...task, ...changes } : task));
  }

  function closeTasks(isClosed: (task: EngineTask) => boolean): void {
    closed.push(...tasks.filter(isClosed));
    tasks = tasks.filter((task) => !isClosed(task));
  }

  /** Ends a token with its tasks and timers. @param by who caused it */
  function removeToken(id: string, by: string | null): void {
    const token = tokens.find((one) => one.id === id);
    if (!token) return;
    for (const task of tasks.filter(({ tokenId }) => tokenId === id)) {
      record({ type: 'cancel', nodeId: task.nodeId, taskId: task.id, by });
      runListeners(token.nodeId, 'delete', task.id);
    }
    closeTasks(({ tokenId }) => tokenId === id);
    timers = timers.filter(({ tokenId }) => tokenId !== id);
    tokens = tokens.filter((one) => one.id !== id);
  }

  /** Ends the process. */
  function end(as: FlowState['status'], by: string | null): void {
    for (const { id } of tokens) removeToken(id, by);
    status = as;
    if (as === 'finished') record({ type: 'finish', nodeId: null, by });
  }

  /** Continues at a node. The token that arrives is consumed or stays there. */
  function enter(nodeId: string, flowId: string | null, trail: FlowTrail): void {
    // A terminating end of another branch may have come first.
    if (status !== 'running') return;
    moves += 1;
    const node = plan.nodes.get(nodeId);
    if (!node || moves > MAX_MOVES) return stop({ code: 'endless', nodeId });
    if (node.type === 'userTask') return visit(node, flowId, trail);
    runListeners(nodeId, 'start');
    switch (node.type) {
      case 'end':
        record({ type: 'enter', nodeId, by: null });
        runListeners(nodeId, 'end');
        if (node.terminates) end('finished', null);
        return;
      case 'timer': {
        record({ type: 'enter', nodeId, by: null });
        const token = addToken({ nodeId, flowId, trail });
        addTimer(token.id, nodeId, node.due);
        return;
      }
      case 'parallel':
        if (!isJoin(nodeId)) return pass(node, trail);
        addToken({ nodeId, flowId, trail });
        return joinParallel(node);
      case 'inclusive':
        if (!isJoin(nodeId)) return pass(node, trail);
        // Joined by `settle`, once nothing else can arrive.
        addToken({ nodeId, flowId, trail });
        return;
      default:
        return pass(node, trail);
    }
  }

  function isJoin(nodeId: string): boolean {
    return (plan.incoming.get(nodeId) ?? []).length > 1;
  }

  /** Leaves a node that does not wait. */
  function pass(node: FlowNode, trail: FlowTrail): void {
    record({ type: 'enter', nodeId: node.id, by: null });
    runListeners(node.id, 'end');
    leave(node, trail);
  }

  function leave(node: FlowNode, trail: FlowTrail): void {
    for (const flow of waysOf(node)) {
      runListeners(node.id, 'take');
      enter(flow.to, flow.id, trail);
    }
  }

  function waysOf(node: FlowNode) {
    const flows = plan.outgoing.get(node.id) ?? [];
    if ((node.type !== 'exclusive' && node.type !== 'inclusive') || flows.length < 2) return flows;
    const byDefault = defaultFlowOf(plan, node);
    const open = flows.filter((flow) => {
      const condition = plan.conditions.get(flow.id);
      return flow !== byDefault && condition !== undefined && conditionHolds(condition, variables);
    });
    const taken = node.type === 'exclusive' ? open.slice(0, 1) : open;
    if (taken.length > 0) return taken;
    return byDefault ? [byDefault] : stop({ code: 'no-way', nodeId: node.id });
  }

  function joinParallel(node: FlowNode): void {
    const arrived = (plan.incoming.get(node.id) ?? []).map(({ id }) =>
      tokens.find(({ nodeId, flowId }) => nodeId === node.id && flowId === id),
    );
    if (arrived.every((token) => token !== undefined)) join(node, arrived);
  }

  function join(node: FlowNode, arrived: readonly FlowToken[]): void {
    for (const { id } of arrived) removeToken(id, null);
    const branches = arrived.map(({ flowId, trail }) => ({ flowId: flowId ?? '', trail }));
    const trail =
      branches.length === 1 ? branches[0]!.trail : joined(branches, { visit: context.newId(), nodeId: node.id });
    pass(node, trail);
  }

  /** Joins inclusive gateways that nothing else can arrive at, and finishes a process without tokens. */
  function settle(): void {
    for (;;) {
      drainSkipped();
      if (status !== 'running') return;
      const waiting = tokens.filter(({ nodeId }) => plan.nodes.get(nodeId)?.type === 'inclusive');
      const ready =
        waiting.find(({ nodeId }) => !canArrive(nodeId)) ??
        // Joins of a loop that only wait for one another.
        (waiting.length === tokens.length ? waiting[0] : undefined);
      if (!ready) break;
      const node = plan.nodes.get(ready.nodeId)!;
      join(
        node,
        waiting.filter(({ nodeId }) => nodeId === ready.nodeId),
      );
    }
    if (tokens.length === 0) {
      end('finished', null);
    } else if (tasks.length === 0 && timers.length === 0) {
      record({ type: 'stuck', nodeId: tokens[0]!.nodeId, by: null });
    }
  }

  function canArrive(join: string): boolean {
    const arrived = new Set(tokens.flatMap(({ nodeId, flowId }) => (nodeId === join && flowId ? [flowId] : [])));
    const others = tokens.flatMap(({ nodeId }) => (nodeId === join ? [] : [nodeId]));
    return isJoinWaiting(plan, join, arrived, others);
  }

  /** Puts a token at a task and creates its tasks. */
  function visit(node: UserTaskNode, flowId: string | null, trail: FlowTrail): void {
    record({ type: 'enter', nodeId: node.id, by: null });
    const token = addToken({
      nodeId: node.id,
      flowId,
      trail: extended(trail, { visit: context.newId(), nodeId: node.id }),
    });
    for (const timer of node.timers ?? []) addTimer(token.id, timer.id, timer.due);
    const people = holdersOf(node, variables, chosen);
    const users = node.multi ? everyHolder(node, people, variables, context) : [];
    if (users.length === 0) return addTask(token, people);
    const { isSequential } = node.multi!;
    changeToken(token.id, {
      multi: { waiting: isSequential ? users.slice(1) : [], total: users.length, completed: 0 },
    });
    for (const user of isSequential ? users.slice(0, 1) : users) {
      addTask(token, { assignee: user, candidateUsers: [], candidateGroups: [] });
    }
  }

  function seat(user: string) {
    return seatOf(user, context);
  }

  function addTask(token: FlowToken, people: Holders, addedBy: string | null = null): void {
    const task: EngineTask = {
      id: context.newId(),
      tokenId: token.id,
      nodeId: token.nodeId,
      ...placesOf(people, context),
      owner: null,
      isClaimed: false,
      addedBy,
    };
    tasks = [...tasks, task];
    record({ type: 'create', nodeId: task.nodeId, taskId: task.id, by: null, to: receiversOf(task) });
    runListeners(task.nodeId, 'create', task.id);
    if (tasks.find(({ id }) => id === task.id)?.assignee) runListeners(task.nodeId, 'assignment', task.id);
  }

  /** Completes one task, and leaves its node if the step is done. */
  function completeTask(task: EngineTask, by: string | null): void {
    closeTasks(({ id }) => id === task.id);
    runListeners(task.nodeId, 'complete', task.id);
    const token = tokens.find(({ id }) => id === task.tokenId)!;
    const node = plan.nodes.get(token.nodeId) as UserTaskNode;
    const { multi } = token;
    if (!multi) return leaveTask(token, node, by);
    const completed = multi.completed + 1;
    const [nextUser, ...waiting] = multi.waiting;
    changeToken(token.id, { multi: { ...multi, completed, waiting } });
    if (isComplete(node, completed, multi.total)) return leaveTask(token, node, by);
    if (nextUser !== undefined) {
      addTask(token, { assignee: nextUser, candidateUsers: [], candidateGroups: [] });
    }
  }

  function isComplete({ multi }: UserTaskNode, completed: number, total: number): boolean {
    const { completion } = multi ?? { completion: { kind: 'all' as const } };
    if (completion.kind === 'any') return completed >= 1;
    if (completion.kind === 'percentage') return completed * 100 >= total * completion.percent;
    return completed >= total;
  }

  function leaveTask(token: FlowToken, node: UserTaskNode, by: string | null): void {
    removeToken(token.id, by);
    record({ type: 'leave', nodeId: node.id, by });
    leave(node, token.trail);
  }

  function addTimer(tokenId: string, nodeId: string, due: TimerDue): void {
    const cycle = due.kind === 'cycle' ? cycleOf(due.value) : undefined;
    const at =
      due.kind === 'date' ? Date.parse(due.value) : context.now + (cycle?.length ?? durationOf(due.value) ?? 0);
    timers = [...timers, { id: context.newId(), tokenId, nodeId, due: at, repeats: (cycle?.times ?? 1) - 1 }];
  }

  function fireTimer(timer: FlowTimer): void {
    const token = tokens.find(({ id }) => id === timer.tokenId)!;
    const node = plan.nodes.get(token.nodeId)!;
    timers = timers.filter(({ id }) => id !== timer.id);
    record({ type: 'timer', nodeId: timer.nodeId, by: null });
    if (node.type === 'timer') {
      removeToken(token.id, null);
      return leave(node, token.trail);
    }
    if (node.type !== 'userTask') return;
    const boundary = node.timers?.find(({ id }) => id === timer.nodeId);
    const open = tasks.filter(({ tokenId }) => tokenId === token.id);
    switch (boundary?.action) {
      case 'remind': {
        const length = cycleOf(boundary.due.value)?.length;
        if (timer.repeats > 0 && length) {
          timers = [...timers, { ...timer, due: timer.due + length, repeats: timer.repeats - 1 }];
        }
        for (const task of open) {
          record({ type: 'remind', nodeId: node.id, taskId: task.id, by: null, to: receiversOf(task) });
        }
        return;
      }
      case 'escalate':
        for (const task of open) escalate(task, boundary.to ?? '');
        return;
      case 'pass':
        for (const task of open) record({ type: 'skip', nodeId: node.id, taskId: task.id, by: null });
        closeTasks(({ tokenId }) => tokenId === token.id);
        return leaveTask(token, node, null);
      case 'flow':
        if (boundary.isInterrupting) removeToken(token.id, null);
        for (const flow of plan.outgoing.get(boundary.id) ?? []) enter(flow.to, flow.id, token.trail);
        return;
      default:
        return;
    }
  }

  /** Hands a task to a user, or offers it to the members of a group. */
  function escalate(task: EngineTask, target: string): void {
    const changes = escalatedPlaces(target, variables, context);
    changeTask(task.id, { ...changes, owner: null, isClaimed: false });
    record({
      type: 'escalate',
      nodeId: task.nodeId,
      taskId: task.id,
      by: null,
      to: receiversOf({ ...task, ...changes }),
    });
  }

  /** Handlers that change the process run here; the others are recorded for the caller. */
  function runListeners(nodeId: string, event: ListenerEvent, taskId?: string): void {
    const node = plan.nodes.get(nodeId);
    const listeners: readonly NodeListener[] = (node && 'listeners' in node ? node.listeners : undefined) ?? [];
    for (const { handler, params } of listeners.filter((one) => one.event === event)) {
      const task = tasks.find(({ id }) => id === taskId);
      if (handler === 'setAssignee') {
        const [user] = fillPlaceholders([params.assignee ?? ''], variables);
        if (task && user) changeTask(task.id, { ...seat(user), candidateUsers: [], candidateGroups: [] });
      } else if (handler === 'autoSkip') {
        if (task && isSkipped(task, params.when)) skipped.push(task.id);
      } else {
        const filled = Object.fromEntries(
          Object.entries(params).map(([name, text]) => [name, fillPlaceholders([text], variables).join()]),
        );
        record({
          type: 'listener',
          nodeId,
          by: null,
          handler,
          params: filled,
          ...(taskId !== undefined && { taskId }),
          ...(task && { to: receiversOf(task) }),
        });
      }
    }
  }

  /** @param when `initiator` (default): the task is the initiator's own; `always` */
  function isSkipped({ assignee, agentFor }: EngineTask, when = 'initiator'): boolean {
    return when === 'always' || (agentFor ?? assignee) === before.initiator;
  }

  function drainSkipped(): void {
    for (let id = skipped.shift(); id !== undefined; id = skipped.shift()) {
      const task = tasks.find((one) => one.id === id);
      if (!task || status !== 'running') continue;
      moves += 1;
      if (moves > MAX_MOVES) stop({ code: 'endless', nodeId: task.nodeId });
      record({ type: 'skip', nodeId: task.nodeId, taskId: task.id, by: null });
      completeTask(task, null);
    }
  }
}
