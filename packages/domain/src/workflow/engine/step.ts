import { done, refused, type Outcome } from '../../kit/outcome';
import { INITIATOR, INITIATOR_DEPART, type FlowPlan, type UserTaskNode, type Variables } from '../model';
import type { ChosenPeople, FlowAction, FlowActor, FlowRefusal } from './FlowAction';
import { createRun, FlowStop, type FlowContext } from './run';
import type { FlowEvent, FlowState, EngineTask, FlowToken } from './FlowState';
import { hasVisit, rewound, visitsOf } from './trails';

export interface FlowStep {
  state: FlowState;
  /** Events in their order. */
  events: readonly FlowEvent[];
  /** Tasks that ended, also those that the same step created. */
  closed: readonly EngineTask[];
}

/**
 * Starts a process. If its first task is the initiator's own, it is completed at once: starting is the application.
 *
 * @param initiator username
 * @param initiatorDepart id of the initiator's department
 * @param next people who are chosen for the first step that is not the initiator's
 */
export function startFlow(
  plan: FlowPlan,
  {
    initiator,
    initiatorDepart,
    variables,
    next,
  }: { initiator: string; initiatorDepart?: string; variables: Variables; next?: ChosenPeople | undefined },
  context: FlowContext,
): Outcome<FlowStep, FlowRefusal> {
  const { [INITIATOR_DEPART]: _depart, ...given } = variables;
  const empty: FlowState = {
    status: 'running',
    isSuspended: false,
    isHandled: false,
    initiator,
    tokens: [],
    tasks: [],
    timers: [],
    variables: { ...given, [INITIATOR]: initiator, ...(initiatorDepart && { [INITIATOR_DEPART]: initiatorDepart }) },
  };
  return attempt(plan, empty, context, (run) => {
    const first = plan.definition.nodes.find(({ type }) => type === 'start')!;
    run.record({ type: 'start', nodeId: first.id, by: initiator });
    run.choose(next);
    run.enter(first.id, null, []);
    const [task] = run.tasks;
    const node = task && (plan.nodes.get(task.nodeId) as UserTaskNode);
    if (run.tasks.length === 1 && task && node?.people.assignee?.trim() === `\${${INITIATOR}}`) {
      run.record({ type: 'complete', nodeId: task.nodeId, taskId: task.id, by: initiator });
      run.completeTask(task, initiator);
    }
  });
}

/** Takes one step of a process, or says why not. The state that is passed in is not changed. */
export function stepFlow(
  plan: FlowPlan,
  state: FlowState,
  action: FlowAction,
  actor: FlowActor,
  context: FlowContext,
): Outcome<FlowStep, FlowRefusal> {
  const refusal = findRefusal(state, action, actor);
  if (refusal) return refused(refusal);
  return attempt(plan, state, context, (run) => act(plan, state, action, actor, run));
}

/** Fires the timers that are due. A suspended process keeps them until it is active again. */
export function fireTimers(plan: FlowPlan, state: FlowState, context: FlowContext): Outcome<FlowStep, FlowRefusal> {
  if (state.status !== 'running') return refused({ code: 'not-running' });
  if (state.isSuspended) return refused({ code: 'suspended' });
  return attempt(plan, state, context, (run) => {
    for (const timer of state.timers.filter(({ due }) => due <= context.now)) {
      // An earlier timer may have ended the token.
      if (run.tokens.some(({ id }) => id === timer.tokenId)) run.fireTimer(timer);
    }
  });
}

/** Tasks that the holder of a task can return it to, latest first. */
export function returnTargets(plan: FlowPlan, state: FlowState, taskId: string): { id: string; name: string }[] {
  const task = state.tasks.find(({ id }) => id === taskId);
  const token = state.tokens.find(({ id }) => id === task?.tokenId);
  if (!token) return [];
  const ids = visitsOf(token.trail.slice(0, -1)).map(({ nodeId }) => nodeId);
  return [...new Set(ids)].flatMap((id) => {
    const node = plan.nodes.get(id);
    return node && id !== token.nodeId ? [{ id, name: node.name }] : [];
  });
}

type Run = ReturnType<typeof createRun>;

function attempt(
  plan: FlowPlan,
  before: FlowState,
  context: FlowContext,
  work: (run: Run) => void,
): Outcome<FlowStep, FlowRefusal> {
  const run = createRun(plan, before, context);
  try {
    work(run);
    run.settle();
  } catch (error) {
    if (error instanceof FlowStop) return refused(error.refusal);
    throw error;
  }
  return done({ state: run.state(), events: run.events, closed: run.closed });
}

/** Why a user may not take an action now; undefined if nothing is against it. */
export function findRefusal(state: FlowState, action: FlowAction, actor: FlowActor): FlowRefusal | undefined {
  if (state.status !== 'running') return { code: 'not-running' };
  if (action.type === 'activate') {
    if (!actor.isAdmin) return { code: 'not-admin' };
    return state.isSuspended ? undefined : { code: 'not-suspended' };
  }
  if (action.type === 'stop') {
    return actor.isAdmin || actor.username === state.initiator ? undefined : { code: 'not-initiator' };
  }
  if (state.isSuspended) return { code: 'suspended' };
  if (action.type === 'suspend') return actor.isAdmin ? undefined : { code: 'not-admin' };
  if (action.type === 'recall') {
    if (actor.username !== state.initiator) return { code: 'not-initiator' };
    const isOwn = state.tasks.every(({ assignee }) => assignee === state.initiator);
    return state.isHandled && !isOwn ? { code: 'already-handled' } : undefined;
  }
  const onTask = action as TaskAction;
  const task = state.tasks.find(({ id }) => id === onTask.taskId);
  return task ? findTaskRefusal(task, onTask, actor) : { code: 'unknown-task' };
}

type TaskAction = Extract<FlowAction, { taskId: string }>;

function findTaskRefusal(task: EngineTask, action: TaskAction, actor: FlowActor): FlowRefusal | undefined {
  if (action.type === 'claim') {
    if (task.assignee !== null) return { code: 'already-claimed' };
    return isCandidate(task, actor) ? undefined : { code: 'not-candidate' };
  }
  if (task.assignee !== actor.username) return { code: 'not-assignee' };
  switch (action.type) {
    case 'unclaim':
      return task.isClaimed ? undefined : { code: 'not-claimed' };
    case 'delegate':
      if (task.owner !== null) return { code: 'delegated' };
      return action.to === actor.username ? { code: 'same-person' } : undefined;
    case 'assign':
      return action.to === actor.username ? { code: 'same-person' } : undefined;
    case 'addSign':
      return action.users.length === 0 ? { code: 'nobody' } : undefined;
    case 'reject':
    case 'return':
      // The owner decides; whoever was asked for help does not.
      return task.owner !== null ? { code: 'delegated' } : undefined;
    default:
      return undefined;
  }
}

/** Whether a user may claim a task. */
export const isCandidate = (
  { candidateUsers, candidateGroups }: Pick<EngineTask, 'candidateUsers' | 'candidateGroups'>,
  { username, groups }: Pick<FlowActor, 'username' | 'groups'>,
): boolean => candidateUsers.includes(username) || candidateGroups.some((group) => groups.includes(group));

function act(plan: FlowPlan, state: FlowState, action: FlowAction, actor: FlowActor, run: Run): void {
  const by = actor.username;
  const comment = ('comment' in action && action.comment) || null;
  switch (action.type) {
    case 'suspend':
    case 'activate':
      run.setSuspended(action.type === 'suspend');
      return run.record({ type: action.type, nodeId: null, by, comment });
    case 'recall':
      run.record({ type: 'recall', nodeId: null, by, comment });
      return run.end('recalled', by);
    case 'stop':
      run.record({ type: 'stop', nodeId: null, by, comment });
      return run.end('stopped', by);
    default:
      return actOnTask(plan, state, action, by, comment, run);
  }
}

function actOnTask(
  plan: FlowPlan,
  state: FlowState,
  action: TaskAction,
  by: string,
  comment: string | null,
  run: Run,
): void {
  const task = state.tasks.find(({ id }) => id === action.taskId)!;
  const token = state.tokens.find(({ id }) => id === task.tokenId)!;
  const at = { nodeId: task.nodeId, taskId: task.id, by, comment };
  if (action.type !== 'copy') run.setHandled(by !== state.initiator);
  switch (action.type) {
    case 'claim':
      run.changeTask(task.id, { assignee: by, isClaimed: true });
      return run.record({ ...at, type: 'claim' });
    case 'unclaim':
      run.changeTask(task.id, { assignee: null, isClaimed: false });
      return run.record({ ...at, type: 'unclaim' });
    case 'delegate': {
      const seat = run.seat(action.to);
      run.changeTask(task.id, { ...seat, owner: by });
      return run.record({ ...at, type: 'delegate', to: [seat.assignee!] });
    }
    case 'assign': {
      const seat = run.seat(action.to);
      run.changeTask(task.id, { ...seat, isClaimed: false, candidateUsers: [], candidateGroups: [] });
      return run.record({ ...at, type: 'assign', to: [seat.assignee!] });
    }
    case 'copy':
      return run.record({ ...at, type: 'copy', to: action.users });
    case 'addSign':
      return addSigners(state, task, token, action.users, { by, comment }, run);
    case 'complete': {
      run.setVariables(action.values ?? {});
      run.choose(action.next);
      if (task.owner !== null) {
        run.changeTask(task.id, { assignee: task.owner, owner: null, agentFor: null });
        return run.record({ ...at, type: 'resolve', to: [task.owner] });
      }
      run.record({ ...at, type: 'complete' });
      return run.completeTask(task, by);
    }
    case 'reject': {
      run.record({ ...at, type: 'reject' });
      const previous = visitsOf(token.trail.slice(0, -1)).find(({ nodeId }) => nodeId !== token.nodeId);
      if (!previous || action.ends) return run.end('rejected', by);
      return goBack(plan, token, previous.visit, by, run);
    }
    case 'return': {
      const target = visitsOf(token.trail.slice(0, -1)).find(({ nodeId }) => nodeId === action.target);
      if (!target || action.target === token.nodeId) {
        throw new FlowStop({ code: 'bad-target', target: action.target });
      }
      run.record({ ...at, type: 'return', to: [action.target] });
      return goBack(plan, token, target.visit, by, run);
    }
  }
}

/** Asks more people to complete the step. People who already have it are not asked again. */
function addSigners(
  state: FlowState,
  task: EngineTask,
  token: FlowToken,
  users: readonly string[],
  { by, comment }: { by: string; comment: string | null },
  run: Run,
): void {
  const open = state.tasks.filter(({ tokenId }) => tokenId === token.id);
  const asked = new Set([
    ...open.flatMap(({ assignee, agentFor }) => [assignee, agentFor]),
    ...(token.multi?.waiting ?? []),
  ]);
  const added = [...new Set(users)].filter((user) => !asked.has(user));
  if (added.length === 0) throw new FlowStop({ code: 'already-asked' });
  const multi = token.multi ?? { waiting: [], total: open.length, completed: 0 };
  run.changeToken(token.id, { multi: { ...multi, total: multi.total + added.length } });
  run.record({ type: 'addSign', nodeId: task.nodeId, taskId: task.id, by, comment, to: added });
  for (const user of added) {
    run.addTask(token, { assignee: user, candidateUsers: [], candidateGroups: [] }, by);
  }
}

/** Ends every token that comes from a visit, and visits its task again. */
function goBack(plan: FlowPlan, token: FlowToken, visit: string, by: string, run: Run): void {
  const back = rewound(token.trail, visit)!;
  const nodeId = visitsOf(token.trail).find((entry) => entry.visit === visit)!.nodeId;
  for (const other of run.tokens) {
    if (other.id === token.id || hasVisit(other.trail, visit)) run.removeToken(other.id, by);
  }
  for (const branch of back.waiting) run.addToken(branch);
  run.visit(plan.nodes.get(nodeId) as UserTaskNode, null, back.before);
}
