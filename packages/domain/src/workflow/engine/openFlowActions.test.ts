import { expect, test } from 'vitest';
import { flowPlanOf } from '../model';
import { endNode, processOf, startNode, taskOf } from '../testing';
import type { FlowAction, FlowState } from '.';
import { openFlowActions, startFlow, stepFlow } from '.';

const plan = flowPlanOf(
  processOf(
    [startNode, taskOf('apply', '${INITIATOR}'), taskOf('head', 'ann'), taskOf('boss', 'bob'), endNode],
    ['start>apply', 'apply>head', 'head>boss', 'boss>end'],
  ),
);
let ids = 0;
const context = { now: 0, newId: () => `id${(ids += 1)}`, membersOf: () => [], agentOf: () => undefined };
const actor = (username: string, isAdmin = false) => ({ username, groups: [], isAdmin });

function started(): FlowState {
  const outcome = startFlow(plan, { initiator: 'eve', variables: {} }, context);
  if (!outcome.ok) throw new Error(outcome.reason.code);
  return outcome.value.state;
}
function after(state: FlowState, action: FlowAction, by: string): FlowState {
  const outcome = stepFlow(plan, state, action, actor(by, true), context);
  if (!outcome.ok) throw new Error(outcome.reason.code);
  return outcome.value.state;
}

test('names what each user may do', () => {
  const state = started();
  const taskId = state.tasks[0]!.id;
  const ofHolder = ['complete', 'reject', 'return', 'delegate', 'assign', 'addSign', 'copy'];
  expect(openFlowActions(plan, state, actor('ann'), taskId)).toEqual(ofHolder);
  expect(openFlowActions(plan, state, actor('eve'), undefined)).toEqual(['recall', 'stop']);
  expect(openFlowActions(plan, state, actor('bob'), taskId)).toEqual([]);
  expect(openFlowActions(plan, state, actor('root', true), undefined)).toEqual(['stop', 'suspend']);
});

test('leaves the decision on a delegated task to its owner', () => {
  const state = started();
  const taskId = state.tasks[0]!.id;
  const delegated = after(state, { type: 'delegate', taskId, to: 'bob' }, 'ann');
  expect(openFlowActions(plan, delegated, actor('bob'), taskId)).toEqual(['complete', 'assign', 'addSign', 'copy']);
});

test('offers no return from the first task, and nothing but the activation while suspended', () => {
  const first = flowPlanOf(processOf([startNode, taskOf('head', 'ann'), endNode], ['start>head', 'head>end']));
  const outcome = startFlow(first, { initiator: 'eve', variables: {} }, context);
  if (!outcome.ok) throw new Error(outcome.reason.code);
  const { state } = outcome.value;
  expect(openFlowActions(first, state, actor('ann'), state.tasks[0]!.id)).not.toContain('return');
  const suspended = after(started(), { type: 'suspend' }, 'root');
  expect(openFlowActions(plan, suspended, actor('ann'), suspended.tasks[0]!.id)).toEqual([]);
  expect(openFlowActions(plan, suspended, actor('root', true), undefined)).toEqual(['stop', 'activate']);
});
