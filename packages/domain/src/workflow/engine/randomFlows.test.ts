import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flowPlanOf, validateDefinition, type FlowNode, type SequenceFlow, type UserTaskNode } from '../model';
import type { FlowAction } from './FlowAction';
import type { FlowContext } from './run';
import type { FlowEvent, FlowState } from './FlowState';
import { fireTimers, returnTargets, startFlow, stepFlow } from './step';

/** A part of a process with one way in and one way out. */
type Block =
  | { type: 'task'; people: number; completion: number; isSequential: boolean }
  | { type: 'wait' }
  | { type: 'sequence'; blocks: Block[] }
  /** `limits`: a branch is taken for a greater `x`; the first one is the default. */
  | { type: 'exclusive' | 'parallel' | 'inclusive'; blocks: Block[]; limits: number[] }
  | { type: 'loop'; body: Block };

const task = fc.record({
  type: fc.constant('task' as const),
  people: fc.integer({ min: 1, max: 3 }),
  completion: fc.integer({ min: 0, max: 2 }),
  isSequential: fc.boolean(),
});
const { block } = fc.letrec<{ block: Block }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, depthSize: 'small', withCrossShrink: true },
    task,
    fc.constant<Block>({ type: 'wait' }),
    fc.record({
      type: fc.constant('sequence' as const),
      blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      type: fc.constantFrom('exclusive' as const, 'parallel' as const, 'inclusive' as const),
      blocks: fc.array(tie('block'), { minLength: 2, maxLength: 3 }),
      limits: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 }),
    }),
    fc.record({ type: fc.constant('loop' as const), body: tie('block') }),
  ),
}));

/** Draws a block, so that it leads from a node to another. */
function draw(root: Block) {
  const nodes: FlowNode[] = [
    { id: 'start', name: '', type: 'start' },
    { id: 'end', name: '', type: 'end' },
  ];
  const flows: SequenceFlow[] = [];
  let count = 0;
  const add = (node: Record<string, unknown> & { type: FlowNode['type'] }): string => {
    count += 1;
    nodes.push({ id: `n${count}`, name: '', ...node } as FlowNode);
    return `n${count}`;
  };
  const link = (from: string, to: string, condition?: string): string => {
    const id = `f${flows.length}`;
    flows.push({ id, name: '', from, to, ...(condition && { condition }) });
    return id;
  };
  const place = (one: Block, from: string, condition?: string): { last: string; first: string } => {
    const enter = (node: string): string => link(from, node, condition);
    switch (one.type) {
      case 'task': {
        const kind = (['all', 'any', 'percentage'] as const)[one.completion]!;
        const users = ['ann', 'bob', 'cat'].slice(0, one.people);
        const node = add({
          type: 'userTask',
          people: { dataType: 'fixed', candidateUsers: users, candidateGroups: [] },
          multi: { isSequential: one.isSequential, completion: { kind, percent: 50 } },
        } satisfies Partial<UserTaskNode> & { type: 'userTask' });
        return { first: enter(node), last: node };
      }
      case 'wait': {
        const node = add({ type: 'timer', due: { kind: 'duration', value: 'PT1H' } });
        return { first: enter(node), last: node };
      }
      case 'sequence': {
        let last = from;
        let first = '';
        for (const [index, inner] of one.blocks.entries()) {
          const placed = place(inner, last, index === 0 ? condition : undefined);
          first ||= placed.first;
          last = placed.last;
        }
        return { first, last };
      }
      case 'loop': {
        const head = add({ type: 'exclusive' });
        const first = enter(head);
        const inner = place(
          { type: 'sequence', blocks: [{ type: 'task', people: 1, completion: 0, isSequential: false }, one.body] },
          head,
        );
        const foot = add({ type: 'exclusive' });
        link(inner.last, foot);
        link(foot, head, '${again == true}');
        return { first, last: foot };
      }
      default: {
        const fork = add({ type: one.type });
        const first = enter(fork);
        const join = add({ type: one.type });
        for (const [index, inner] of one.blocks.entries()) {
          const isConditional = one.type !== 'parallel' && index > 0;
          const placed = place(inner, fork, isConditional ? `\${x > ${one.limits[index]}}` : undefined);
          if (index === 0 && one.type !== 'parallel') {
            nodes.splice(
              nodes.findIndex(({ id }) => id === fork),
              1,
              { id: fork, name: '', type: one.type, defaultFlow: placed.first },
            );
          }
          link(placed.last, join);
        }
        return { first, last: join };
      }
    }
  };
  link(place(root, 'start').last, 'end');
  return { key: 'p', name: '', nodes, flows };
}

/** Everything that must be true of a state, whatever happened before. Plain checks: `expect` would take most of the time. */
function mustBeSound(state: FlowState, history: readonly FlowEvent[], nodes: ReadonlyMap<string, FlowNode>): void {
  const { tokens, tasks, timers, status } = state;
  const byId = new Map(tokens.map((token) => [token.id, token]));
  must(byId.size === tokens.length, 'tokens are distinct');
  for (const one of tasks) must(byId.get(one.tokenId)?.nodeId === one.nodeId, 'a task has its token');
  for (const one of timers) must(byId.has(one.tokenId), 'a timer has its token');
  for (const { id, nodeId } of tokens) {
    const { type } = nodes.get(nodeId)!;
    const isOfToken = ({ tokenId }: { tokenId: string }) => tokenId === id;
    if (type === 'userTask') must(tasks.some(isOfToken), 'a token at a task has one');
    else if (type === 'timer') must(timers.some(isOfToken), 'a token at a timer has one');
    else must(type === 'parallel' || type === 'inclusive', 'other tokens wait at joins');
  }
  if (status === 'running') must(tasks.length + timers.length > 0, 'a running process can go on');
  else must(tokens.length === 0, 'an ended process has no tokens');
  const open = new Set<string>();
  const created = new Set<string>();
  for (const { type, taskId } of history) {
    must(type !== 'stuck', 'nothing is stuck');
    if (type === 'create') {
      must(!created.has(taskId!), 'a task is created once');
      created.add(taskId!);
      open.add(taskId!);
    } else if (type === 'complete' || type === 'skip' || type === 'cancel') {
      must(open.delete(taskId!), 'a task is closed once');
    }
  }
  must(open.size === tasks.length && tasks.every(({ id }) => open.has(id)), 'what is not closed is open');
}

function must(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`not true: ${what}`);
}

const USERS = ['ann', 'bob', 'cat', 'dan'];
const move = fc.record({
  pick: fc.nat(50),
  kind: fc.constantFrom(
    ...([
      'complete',
      'complete',
      'complete',
      'complete',
      'reject',
      'return',
      'assign',
      'delegate',
      'addSign',
      'claim',
      'unclaim',
      'wait',
    ] as const),
  ),
  user: fc.constantFrom(...USERS),
  again: fc.boolean(),
  x: fc.integer({ min: 0, max: 4 }),
});

const RUNS = 10_000;

test(`${RUNS} random processes take random actions without losing a token`, () => {
  fc.assert(
    fc.property(block, fc.integer({ min: 0, max: 4 }), fc.array(move, { maxLength: 25 }), (root, x, movesMade) => {
      const definition = draw(root);
      // Validating the larger ones would take most of the time.
      must(definition.nodes.length > 12 || validateDefinition(definition).length === 0, 'what is drawn is valid');
      const plan = flowPlanOf(definition);
      let count = 0;
      const context: FlowContext = {
        now: 0,
        newId: () => String((count += 1)),
        membersOf: () => [],
        agentOf: (user) => (user === 'cat' ? 'dan' : undefined),
      };
      const started = startFlow(plan, { initiator: 'me', variables: { x } }, context);
      if (!started.ok) throw new Error(started.reason.code);
      let { state } = started.value;
      const history = [...started.value.events];
      const take = (action: FlowAction, username: string): boolean => {
        const before = JSON.stringify(state);
        const taken = stepFlow(plan, state, action, { username, groups: [], isAdmin: false }, context);
        must(JSON.stringify(state) === before, 'the state is not changed in place');
        if (!taken.ok) return false;
        state = taken.value.state;
        history.push(...taken.value.events);
        return true;
      };
      const wait = () => {
        context.now += 3_600_000;
        const fired = fireTimers(plan, state, context);
        if (!fired.ok) throw new Error(fired.reason.code);
        state = fired.value.state;
        history.push(...fired.value.events);
      };

      for (const { pick, kind, user, again, x: value } of movesMade) {
        mustBeSound(state, history, plan.nodes);
        if (state.status !== 'running') break;
        if (kind === 'wait' || state.tasks.length === 0) {
          wait();
          continue;
        }
        const { id: taskId, assignee } = state.tasks[pick % state.tasks.length]!;
        const by = kind === 'claim' ? user : assignee!;
        const targets = returnTargets(plan, state, taskId);
        if (kind === 'return') {
          if (targets.length > 0) take({ type: 'return', taskId, target: targets[pick % targets.length]!.id }, by);
        } else if (kind === 'reject') {
          // A rejection of the first task would end the process.
          if (targets.length > 0) take({ type: 'reject', taskId }, by);
        } else if (kind === 'assign' || kind === 'delegate') take({ type: kind, taskId, to: user }, by);
        else if (kind === 'addSign') take({ type: 'addSign', taskId, users: [user] }, by);
        else if (kind === 'complete') take({ type: 'complete', taskId, values: { again, x: value } }, by);
        else take({ type: kind, taskId }, by);
      }
      // From wherever that led, completing what is open leads to the end.
      for (let rounds = 0; state.status === 'running'; rounds += 1) {
        mustBeSound(state, history, plan.nodes);
        must(rounds < 500, 'the end is reached');
        const [open] = state.tasks;
        if (open) {
          const values = { again: false };
          must(take({ type: 'complete', taskId: open.id, values }, open.assignee!), 'a task can be completed');
        } else wait();
      }
      mustBeSound(state, history, plan.nodes);
      expect(state.status).toBe('finished');
      expect(history.at(-1)!.type).toBe('finish');
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 120_000);

test('completes each task of the ways that are taken exactly once', () => {
  fc.assert(
    fc.property(block, fc.integer({ min: 0, max: 4 }), (root, x) => {
      const definition = draw(root);
      const plan = flowPlanOf(definition);
      let count = 0;
      const context: FlowContext = {
        now: 0,
        newId: () => String((count += 1)),
        membersOf: () => [],
        agentOf: () => undefined,
      };
      const started = startFlow(plan, { initiator: 'me', variables: { x } }, context);
      if (!started.ok) throw new Error(started.reason.code);
      let { state } = started.value;
      const left: string[] = started.value.events.flatMap(({ type, nodeId }) => (type === 'enter' ? [nodeId!] : []));
      for (let rounds = 0; state.status === 'running'; rounds += 1) {
        must(rounds < 500, 'the end is reached');
        const [open] = state.tasks;
        context.now += 3_600_000;
        const taken = open
          ? stepFlow(
              plan,
              state,
              { type: 'complete', taskId: open.id },
              { username: open.assignee!, groups: [], isAdmin: false },
              context,
            )
          : fireTimers(plan, state, context);
        if (!taken.ok) throw new Error(taken.reason.code);
        state = taken.value.state;
        left.push(...taken.value.events.flatMap(({ type, nodeId }) => (type === 'enter' ? [nodeId!] : [])));
      }
      const isWaiting = (id: string) => ['userTask', 'timer'].includes(plan.nodes.get(id)!.type);
      expect(left.filter(isWaiting).toSorted()).toEqual(expectedVisits(definition, x).toSorted());
    }),
    { numRuns: 2_000, endOnFailure: true },
  );
});

/** Tasks and timers on the ways that are taken, read from the drawing alone. */
function expectedVisits({ nodes, flows }: ReturnType<typeof draw>, x: number): string[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const node = byId.get(id)!;
    const out = flows.filter(({ from }) => from === id);
    const isMet = ({ condition }: SequenceFlow) =>
      condition !== undefined && x > Number(/x > (\d)/.exec(condition)?.[1] ?? 9);
    const byDefault = out.filter((flow) => flow.condition === undefined);
    const met = out.filter(isMet);
    const taken =
      out.length < 2 || (node.type !== 'exclusive' && node.type !== 'inclusive')
        ? out
        : met.length === 0
          ? byDefault
          : node.type === 'exclusive'
            ? met.slice(0, 1)
            : met;
    for (const { to } of taken) visit(to);
  };
  visit('start');
  return [...seen].filter((id) => ['userTask', 'timer'].includes(byId.get(id)!.type));
}
