import { expect, test } from 'vitest';
import { flowPlanOf, type FlowNode, type UserTaskNode, type Variables } from '../model';
import { endNode, gatewayOf, processOf, startNode, taskOf } from '../testing';
import type { FlowAction, FlowActor } from './FlowAction';
import type { FlowContext } from './run';
import type { FlowState } from './FlowState';
import { fireTimers, returnTargets, startFlow, stepFlow } from './step';

const HOUR = 3_600_000;

/** Drives one process as its users do. */
function run(
  nodes: readonly FlowNode[],
  ways: readonly string[],
  { variables = {}, agents = {}, groups = {} }: Setting = {},
) {
  const plan = flowPlanOf(processOf(nodes, ways));
  let count = 0;
  const context = {
    now: 0,
    newId: () => String((count += 1)),
    membersOf: (group: string) => groups[group] ?? [],
    agentOf: (user: string) => agents[user],
  } satisfies FlowContext;
  const started = startFlow(plan, { initiator: 'me', variables }, context);
  if (!started.ok) throw new Error(started.reason.code);
  let state: FlowState = started.value.state;
  const history = [...started.value.events];

  const actor = (username: string): FlowActor => ({
    username,
    groups: Object.keys(groups).filter((group) => groups[group]!.includes(username)),
    isAdmin: username === 'admin',
  });
  const take = (by: string, action: FlowAction): string => {
    const taken = stepFlow(plan, state, action, actor(by), context);
    if (!taken.ok) return taken.reason.code;
    state = taken.value.state;
    history.push(...taken.value.events);
    return state.status;
  };
  const taskOfUser = (user: string | null, node?: string) =>
    state.tasks.find(({ assignee, nodeId }) => assignee === user && (node === undefined || nodeId === node))?.id ?? '';

  return {
    take,
    taskOfUser,
    history,
    get state() {
      return state;
    },
    complete: (by: string, values: Variables = {}) => take(by, { type: 'complete', taskId: taskOfUser(by), values }),
    on: (by: string, type: 'reject' | 'claim' | 'unclaim') => take(by, { type, taskId: taskOfUser(by) }),
    /** Open tasks as `node:assignee`. */
    open: () => state.tasks.map(({ nodeId, assignee }) => `${nodeId}:${assignee ?? '?'}`).toSorted(),
    targets: (by: string) => returnTargets(plan, state, taskOfUser(by)).map(({ id }) => id),
    wait: (hours: number) => {
      context.now += hours * HOUR;
      const fired = fireTimers(plan, state, context);
      if (!fired.ok) return fired.reason.code;
      state = fired.value.state;
      history.push(...fired.value.events);
      return state.status;
    },
  };
}

interface Setting {
  variables?: Variables;
  agents?: Record<string, string>;
  groups?: Record<string, string[]>;
}

const apply = taskOf('apply', '${INITIATOR}');
const [a, b] = [taskOf('a', 'ann'), taskOf('b', 'bob')];
const line = ['start>apply', 'apply>a', 'a>b', 'b>end'];
const fork = gatewayOf('fork', 'parallel');
const join = gatewayOf('join', 'parallel');

const sequence = (setting: Setting = {}) => run([startNode, apply, a, b, endNode], line, setting);
const parallel = () =>
  run(
    [startNode, apply, fork, a, b, join, taskOf('c', 'cat'), endNode],
    ['start>apply', 'apply>fork', 'fork>a', 'fork>b', 'a>join', 'b>join', 'join>c', 'c>end'],
  );
const offered = (groups: string[] = ['buyers'], more: Partial<UserTaskNode> = {}) =>
  run(
    [
      startNode,
      { ...a, people: { dataType: 'fixed', candidateUsers: [], candidateGroups: groups }, ...more },
      b,
      endNode,
    ],
    ['start>a', 'a>b', 'b>end'],
    { groups: { buyers: ['ann', 'bob', 'cat'], admin: ['admin'] } },
  );

test('starts with the application of the initiator, and finishes with the last approval', () => {
  const flow = sequence();
  expect(flow.open()).toEqual(['a:ann']);
  expect(flow.complete('bob')).toBe('unknown-task');
  expect(flow.complete('ann')).toBe('running');
  expect(flow.complete('bob')).toBe('finished');
  expect(flow.complete('bob')).toBe('not-running');
  expect(flow.history.filter(({ type }) => type === 'complete').map(({ by }) => by)).toEqual(['me', 'ann', 'bob']);
});

test('takes the first way whose condition holds, otherwise the default', () => {
  const way = gatewayOf('way', 'exclusive', 'way-b');
  const nodes = [startNode, way, a, b, endNode];
  const ways = ['start>way', 'way>a?${amount > 50000}', 'way>b', 'a>end', 'b>end'];
  expect(run(nodes, ways, { variables: { amount: '60000' } }).open()).toEqual(['a:ann']);
  expect(run(nodes, ways).open()).toEqual(['b:bob']);
});

test('waits for every branch of a parallel gateway', () => {
  const flow = parallel();
  expect(flow.open()).toEqual(['a:ann', 'b:bob']);
  flow.complete('bob');
  expect(flow.open()).toEqual(['a:ann']);
  flow.complete('ann');
  expect(flow.open()).toEqual(['c:cat']);
});

test('joins the branches that an inclusive gateway took', () => {
  const nodes = [
    startNode,
    gatewayOf('fork', 'inclusive', 'fork-end'),
    a,
    b,
    gatewayOf('join', 'inclusive'),
    taskOf('c', 'cat'),
    endNode,
  ];
  const ways = ['start>fork', 'fork>a?${x > 1}', 'fork>b?${x > 2}', 'fork>end', 'a>join', 'b>join', 'join>c', 'c>end'];
  const both = run(nodes, ways, { variables: { x: 3 } });
  both.complete('ann');
  expect(both.open()).toEqual(['b:bob']);
  both.complete('bob');
  expect(both.open()).toEqual(['c:cat']);
  const one = run(nodes, ways, { variables: { x: 2 } });
  one.complete('ann');
  expect(one.open()).toEqual(['c:cat']);
  expect(run(nodes, ways).state.status).toBe('finished');
});

test('ends at a rejection that goes to no earlier step', () => {
  const flow = sequence();
  flow.complete('ann');
  const [task] = flow.state.tasks;
  expect(flow.take(task!.assignee!, { type: 'reject', taskId: task!.id, ends: true })).toBe('rejected');
});

test('ends all branches at a terminating end', () => {
  const stop: FlowNode = { id: 'stop', name: '', type: 'end', terminates: true };
  const flow = run([startNode, fork, a, b, endNode, stop], ['start>fork', 'fork>a', 'fork>b', 'a>stop', 'b>end']);
  expect(flow.complete('ann')).toBe('finished');
  expect(flow.state).toMatchObject({ tokens: [], tasks: [] });
});

test('offers a task to a group until somebody claims it', () => {
  const flow = offered();
  expect(flow.open()).toEqual(['a:?']);
  const claim = (by: string) => flow.take(by, { type: 'claim', taskId: flow.state.tasks[0]!.id });
  expect(claim('eve')).toBe('not-candidate');
  expect(claim('ann')).toBe('running');
  expect(claim('bob')).toBe('already-claimed');
  expect(flow.on('ann', 'unclaim')).toBe('running');
  expect(claim('bob')).toBe('running');
  flow.complete('bob');
  expect(flow.on('bob', 'unclaim')).toBe('not-claimed');
});

test('gives a task without people to the administrators', () => {
  const flow = run([startNode, taskOf('a', '${nobody}'), endNode], ['start>a', 'a>end']);
  expect(flow.state.tasks[0]).toMatchObject({ assignee: null, candidateGroups: ['admin'] });
});

test.each([
  ['all', ['ann', 'bob', 'cat']],
  ['any', ['ann']],
  ['percentage', ['ann', 'bob']],
] as const)('asks several people at once until %s agree', (kind, needed) => {
  const completion = kind === 'percentage' ? { kind, percent: 60 } : { kind };
  const flow = offered(['buyers'], { multi: { isSequential: false, completion } });
  expect(flow.open()).toEqual(['a:ann', 'a:bob', 'a:cat']);
  for (const user of needed) {
    expect(flow.state.tasks.some(({ nodeId }) => nodeId === 'a')).toBe(true);
    flow.take(user, { type: 'complete', taskId: flow.taskOfUser(user, 'a') });
  }
  expect(flow.open()).toEqual(['b:bob']);
});

test('asks several people one after the other, also those of a variable', () => {
  const flow = run(
    [
      startNode,
      taskOf('a', '', { multi: { isSequential: true, collection: 'users', completion: { kind: 'all' } } }),
      endNode,
    ],
    ['start>a', 'a>end'],
    { variables: { users: ['bob', 'cat', 'bob'] } },
  );
  expect(flow.open()).toEqual(['a:bob']);
  flow.complete('bob');
  expect(flow.open()).toEqual(['a:cat']);
  expect(flow.complete('cat')).toBe('finished');
});

test('lets whoever completes a step choose the people of a dynamic one', () => {
  const dynamic = {
    ...b,
    people: { dataType: 'dynamic', assignee: 'bob', candidateUsers: [], candidateGroups: [] },
  } as const;
  const start = () => run([startNode, a, dynamic, endNode], ['start>a', 'a>b', 'b>end']);
  const flow = start();
  flow.take('ann', { type: 'complete', taskId: flow.taskOfUser('ann'), next: { assignee: 'cat' } });
  expect(flow.open()).toEqual(['b:cat']);
  const plain = start();
  plain.complete('ann');
  expect(plain.open()).toEqual(['b:bob']);
});

test('delegates a task, which returns to its owner', () => {
  const flow = sequence();
  const taskId = flow.taskOfUser('ann');
  expect(flow.take('ann', { type: 'delegate', taskId, to: 'ann' })).toBe('same-person');
  flow.take('ann', { type: 'delegate', taskId, to: 'eve' });
  expect(flow.open()).toEqual(['a:eve']);
  expect(flow.on('eve', 'reject')).toBe('delegated');
  flow.complete('eve');
  expect(flow.open()).toEqual(['a:ann']);
  flow.complete('ann');
  expect(flow.open()).toEqual(['b:bob']);
});

test('hands a task over', () => {
  const flow = sequence();
  flow.take('ann', { type: 'assign', taskId: flow.taskOfUser('ann'), to: 'eve' });
  flow.complete('eve');
  expect(flow.open()).toEqual(['b:bob']);
});

test('adds signers, who must all complete the step', () => {
  const flow = sequence();
  const sign = (users: string[]) => flow.take('ann', { type: 'addSign', taskId: flow.taskOfUser('ann'), users });
  expect(sign([])).toBe('nobody');
  expect(sign(['ann'])).toBe('already-asked');
  expect(sign(['eve', 'cat'])).toBe('running');
  flow.complete('ann');
  flow.complete('eve');
  expect(flow.open()).toEqual(['a:cat']);
  flow.complete('cat');
  expect(flow.open()).toEqual(['b:bob']);
});

test('gives the tasks of a person to their agent', () => {
  const flow = sequence({ agents: { ann: 'eve' } });
  expect(flow.state.tasks[0]).toMatchObject({ assignee: 'eve', agentFor: 'ann' });
  expect(flow.complete('ann')).toBe('unknown-task');
  flow.complete('eve');
  expect(flow.open()).toEqual(['b:bob']);
});

test('rejects to the previous task, and the first one ends the process', () => {
  const flow = sequence();
  flow.complete('ann');
  flow.on('bob', 'reject');
  expect(flow.open()).toEqual(['a:ann']);
  flow.on('ann', 'reject');
  expect(flow.open()).toEqual(['apply:me']);
  expect(flow.on('me', 'reject')).toBe('rejected');
});

test('returns to a task before the fork and ends the other branch', () => {
  const flow = parallel();
  expect(flow.targets('ann')).toEqual(['apply']);
  flow.take('ann', { type: 'return', taskId: flow.taskOfUser('ann'), target: 'apply' });
  expect(flow.open()).toEqual(['apply:me']);
  flow.complete('me');
  expect(flow.open()).toEqual(['a:ann', 'b:bob']);
});

test('returns into one branch and keeps what the other branch did', () => {
  const flow = parallel();
  flow.complete('ann');
  flow.complete('bob');
  expect(flow.targets('cat')).toEqual(['a', 'b', 'apply']);
  expect(flow.take('cat', { type: 'return', taskId: flow.taskOfUser('cat'), target: 'c' })).toBe('bad-target');
  flow.take('cat', { type: 'return', taskId: flow.taskOfUser('cat'), target: 'b' });
  expect(flow.open()).toEqual(['b:bob']);
  flow.complete('bob');
  expect(flow.open()).toEqual(['c:cat']);
});

test('returns within a branch without touching the other', () => {
  const flow = run(
    [startNode, fork, a, taskOf('a2', 'amy'), b, join, endNode],
    ['start>fork', 'fork>a', 'fork>b', 'a>a2', 'a2>join', 'b>join', 'join>end'],
  );
  flow.complete('ann');
  flow.complete('bob');
  flow.on('amy', 'reject');
  expect(flow.open()).toEqual(['a:ann']);
  flow.complete('ann');
  expect(flow.complete('amy')).toBe('finished');
});

test('lets the initiator recall a process until somebody acts', () => {
  expect(sequence().take('ann', { type: 'recall' })).toBe('not-initiator');
  expect(sequence().take('me', { type: 'recall' })).toBe('recalled');
  const flow = sequence();
  flow.complete('ann');
  expect(flow.take('me', { type: 'recall' })).toBe('already-handled');
  flow.on('bob', 'reject');
  flow.on('ann', 'reject');
  expect(flow.take('me', { type: 'recall' })).toBe('recalled');
});

test('is terminated by its initiator or an administrator only', () => {
  expect(sequence().take('ann', { type: 'stop' })).toBe('not-initiator');
  expect(sequence().take('admin', { type: 'stop' })).toBe('stopped');
  expect(sequence().take('me', { type: 'stop' })).toBe('stopped');
});

test('refuses everything while it is suspended', () => {
  const flow = sequence();
  expect(flow.take('ann', { type: 'suspend' })).toBe('not-admin');
  flow.take('admin', { type: 'suspend' });
  expect(flow.complete('ann')).toBe('suspended');
  expect(flow.wait(1)).toBe('suspended');
  flow.take('admin', { type: 'activate' });
  expect(flow.take('admin', { type: 'activate' })).toBe('not-suspended');
  expect(flow.complete('ann')).toBe('running');
});

test('reminds, escalates and passes on tasks that wait too long', () => {
  const due = (value: string, kind: 'cycle' | 'duration' = 'duration') => ({ kind, value }) as const;
  const timers = [
    { id: 'r', name: '', due: due('R2/PT1H', 'cycle'), action: 'remind', isInterrupting: false },
    { id: 'e', name: '', due: due('PT3H'), action: 'escalate', to: 'bob', isInterrupting: false },
    { id: 'p', name: '', due: due('PT5H'), action: 'pass', isInterrupting: true },
  ] as const;
  const flow = run([startNode, taskOf('a', 'ann', { timers }), b, endNode], ['start>a', 'a>b', 'b>end']);
  const reminders = () => flow.history.filter(({ type }) => type === 'remind').length;
  flow.wait(1);
  flow.wait(1);
  expect(reminders()).toBe(2);
  flow.wait(1);
  expect(reminders()).toBe(2);
  expect(flow.open()).toEqual(['a:bob']);
  flow.wait(2);
  expect(flow.open()).toEqual(['b:bob']);
  expect(flow.state.timers).toEqual([]);
});

test('waits at an intermediate timer and leaves a task along a timer', () => {
  const timers = [
    { id: 't', name: '', due: { kind: 'duration', value: 'PT2H' }, action: 'flow', isInterrupting: true },
  ] as const;
  const wait: FlowNode = { id: 'wait', name: '', type: 'timer', due: { kind: 'duration', value: 'PT1H' } };
  const flow = run(
    [startNode, wait, taskOf('a', 'ann', { timers }), b, endNode],
    ['start>wait', 'wait>a', 'a>end', 't>b', 'b>end'],
  );
  expect(flow.open()).toEqual([]);
  flow.wait(1);
  expect(flow.open()).toEqual(['a:ann']);
  flow.wait(2);
  expect(flow.open()).toEqual(['b:bob']);
});

test('runs registered listeners', () => {
  const listeners = [
    { event: 'create', handler: 'notify', params: { to: '${INITIATOR}' } },
    { event: 'create', handler: 'setAssignee', params: { assignee: 'eve' } },
  ] as const;
  const skip = [{ event: 'create', handler: 'autoSkip', params: {} }] as const;
  const flow = run(
    [startNode, taskOf('a', 'ann', { listeners }), taskOf('mine', 'me', { listeners: skip }), b, endNode],
    ['start>a', 'a>mine', 'mine>b', 'b>end'],
  );
  expect(flow.open()).toEqual(['a:eve']);
  expect(flow.history.find(({ type }) => type === 'listener')).toMatchObject({
    handler: 'notify',
    params: { to: 'me' },
  });
  flow.complete('eve');
  expect(flow.open()).toEqual(['b:bob']);
  expect(flow.history.some(({ type, nodeId }) => type === 'skip' && nodeId === 'mine')).toBe(true);
});

test('offers a task to the heads of the department of the initiator, whatever a client sends', () => {
  const approve = {
    ...taskOf('a', ''),
    people: { dataType: 'fixed', candidateUsers: [], candidateGroups: ['leader:${INITIATOR_DEPART}'] },
  };
  const plan = flowPlanOf(processOf([startNode, approve as FlowNode, endNode], ['start>a', 'a>end']));
  const context = { now: 0, newId: () => '1', membersOf: () => ['ann', 'bob'], agentOf: () => undefined };
  const groupsOf = (initiatorDepart?: string) => {
    const variables = { INITIATOR_DEPART: 'D9' };
    const started = startFlow(
      plan,
      { initiator: 'me', ...(initiatorDepart && { initiatorDepart }), variables },
      context,
    );
    return started.ok ? started.value.state.tasks[0]?.candidateGroups : started.reason;
  };
  expect(groupsOf('D1')).toEqual(['leader:D1']);
  expect(groupsOf()).not.toEqual(['leader:D9']);
});

test('keeps the name of the initiator, whatever a client sends', () => {
  const flow = sequence();
  flow.complete('ann', { INITIATOR: 'eve', amount: 1 });
  expect(flow.state.variables).toEqual({ INITIATOR: 'me', amount: 1 });
});
