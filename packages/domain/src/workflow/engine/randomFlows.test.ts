import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flowPlanOf, validateDefinition, type FlowNode, type ProcessDefinition, type SequenceFlow } from '../model';
import { drawBlock, randomAction, randomBlock, randomMove } from '../testing';
import type { FlowAction } from './FlowAction';
import type { FlowContext } from './run';
import type { FlowEvent, FlowState } from './FlowState';
import { fireTimers, startFlow, stepFlow } from './step';

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
const RUNS = 10_000;

test(`${RUNS} random processes take random actions without losing a token`, () => {
  fc.assert(
    fc.property(
      randomBlock(),
      fc.integer({ min: 0, max: 4 }),
      fc.array(randomMove, { maxLength: 25 }),
      (root, x, moves) => {
        const definition = drawBlock(root, USERS);
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

        for (const move of moves) {
          mustBeSound(state, history, plan.nodes);
          if (state.status !== 'running') break;
          const next = randomAction(plan, state, move, USERS);
          if (next) take(next.action, next.by);
          else if (move.kind === 'wait' || state.tasks.length === 0) wait();
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
      },
    ),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 120_000);

test('completes each task of the ways that are taken exactly once', () => {
  fc.assert(
    fc.property(randomBlock(), fc.integer({ min: 0, max: 4 }), (root, x) => {
      const definition = drawBlock(root, USERS);
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
function expectedVisits({ nodes, flows }: ProcessDefinition, x: number): string[] {
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
