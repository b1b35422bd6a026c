import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBpmn, writeBpmn, type ReadProcess } from '../bpmn';
import type { FlowNode, ProcessDefinition } from '../model';
import { endNode, gatewayOf, processOf, startNode, taskOf } from '../testing';
import {
  allSteps,
  approverKindOf,
  definitionOf,
  editSimple,
  groupList,
  groupsOf,
  idOf,
  isDefault,
  layoutOfSimple,
  newSimpleFlow,
  pathAt,
  peopleOfKind,
  simpleOf,
  withApprovalWay,
  withUsers,
  type SimpleCommand,
  type SimpleFlow,
  type SimpleFork,
} from '.';

const empty = newSimpleFlow({ key: 'leave', name: '请假', start: '发起', end: '结束' });

/** Applies commands that are all accepted. */
function edited(...commands: readonly SimpleCommand[]): SimpleFlow {
  return commands.reduce((flow, command) => {
    const outcome = editSimple(flow, command);
    if (!outcome.ok) throw new Error(`${command.type}: ${outcome.reason}`);
    return outcome.value;
  }, empty);
}

const insert = (step: Extract<SimpleCommand, { type: 'insert' }>['step'], index = 0, branch: string | null = null) =>
  ({ type: 'insert', step, name: step, branchNames: ['甲', '乙'], at: { branch, index } }) as const;
const forkOf = ({ path }: SimpleFlow): SimpleFork =>
  path.steps.find((step): step is SimpleFork => step.kind === 'fork')!;

/** Without the order of elements, which only counts among the flows of one gateway. */
const sorted = ({ key, name, nodes, flows }: ProcessDefinition) => ({
  key,
  name,
  nodes: nodes.toSorted((left, right) => left.id.localeCompare(right.id)),
  flows: flows.toSorted((left, right) => left.id.localeCompare(right.id)),
  order: Object.fromEntries(nodes.map(({ id }) => [id, flows.filter(({ from }) => from === id).map((one) => one.id)])),
});

const step = fc.constantFrom('approval', 'copy', 'timer', 'exclusive', 'parallel', 'inclusive');
const command = fc.record({
  type: fc.constantFrom(
    ...(['insert', 'insert', 'insert', 'insert', 'remove', 'moveUp', 'moveDown', 'copy'] as const),
    ...(['addBranch', 'removeBranch', 'branchUp', 'branchDown', 'changeBranch', 'endBranch', 'node'] as const),
  ),
  pick: fc.nat(60),
  index: fc.nat(4),
  step,
  ends: fc.boolean(),
});

type Made = ReturnType<typeof command.generate>['value'];

/** A command on elements that the flow has, as far as it has them. */
function commandFor(flow: SimpleFlow, { type, pick, index, step: kind, ends }: Made) {
  const steps = allSteps(flow.path);
  const branches = steps.flatMap((one) => (one.kind === 'fork' ? one.branches : []));
  const places = [null, ...branches.map(({ id }) => id)];
  const target = steps[pick % Math.max(1, steps.length)];
  const branch = branches[pick % Math.max(1, branches.length)];
  const at = places[pick % places.length]!;
  const made: Record<typeof type, SimpleCommand | undefined> = {
    insert: { ...insert(kind), at: { branch: at, index: Math.min(index, pathAt(flow, at)!.steps.length) } },
    remove: target && { type: 'remove', id: idOf(target) },
    moveUp: target && { type: 'moveUp', id: idOf(target) },
    moveDown: target && { type: 'moveDown', id: idOf(target) },
    copy: target && { type: 'copy', id: idOf(target) },
    addBranch: target && { type: 'addBranch', fork: idOf(target), name: '丙' },
    removeBranch: branch && { type: 'removeBranch', branch: branch.id },
    branchUp: branch && { type: 'branchUp', branch: branch.id },
    branchDown: branch && { type: 'branchDown', branch: branch.id },
    changeBranch: branch && {
      type: 'changeBranch',
      branch: branch.id,
      name: '',
      condition: `\${x > ${index}}`,
      isDefault: ends,
    },
    endBranch: branch && { type: 'endBranch', branch: branch.id, ends, name: '结束' },
    node:
      target?.kind === 'task' && target.node.type === 'userTask'
        ? {
            type: 'changeNode',
            node: {
              ...target.node,
              people: { dataType: 'fixed', candidateUsers: ['ann', 'bob'], candidateGroups: ['dept:1'] },
              multi: { isSequential: ends, completion: { kind: 'percentage', percent: 60 } },
              timers: [
                {
                  id: `${target.node.id}_Limit`,
                  name: '',
                  due: { kind: 'cycle', value: 'R3/PT1H' },
                  action: 'remind',
                  isInterrupting: false,
                },
              ],
            },
          }
        : undefined,
  };
  return made[type];
}

test('what random edits make is read back from its definition, and from its BPMN', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 30 }), fc.boolean(), async (commands, isWritten) => {
      let flow = empty;
      for (const one of commands) {
        const made = commandFor(flow, one);
        const outcome = made && editSimple(flow, made);
        if (outcome?.ok) flow = outcome.value;
      }
      const definition = definitionOf(flow);
      const ids = [...definition.nodes, ...definition.flows].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const read = simpleOf(definition);
      if (!read.ok) throw new Error(JSON.stringify(read.reason));
      expect(read.value).toEqual(flow);
      if (!isWritten) return;
      const layout = layoutOfSimple(flow);
      const boxes = definition.nodes.map(({ id }) => layout.shapes.get(id)!);
      expect(new Set(boxes.map(({ x, y, width }) => `${x + width / 2} ${y}`)).size).toBe(boxes.length);
      expect([...layout.edges.keys()].toSorted()).toEqual(definition.flows.map(({ id }) => id).toSorted());
      const xml = await readBpmn(await writeBpmn(definition, layout));
      if (!xml.ok) throw new Error(JSON.stringify(xml.reason));
      expect(xml.value.faults).toEqual([]);
      expect(sorted(xml.value.definition)).toEqual(sorted(definition));
    }),
    { numRuns: 500 },
  );
});

test('a fork of conditions starts with a branch and a default, which stays last', () => {
  const flow = edited(insert('exclusive'));
  const fork = forkOf(flow);
  expect(fork.branches.map((branch) => isDefault(fork, branch))).toEqual([false, true]);
  const more = forkOf(edited(insert('exclusive'), { type: 'addBranch', fork: fork.gateway.id, name: '丙' }));
  expect(more.branches.map(({ name }) => name)).toEqual(['甲', '丙', '乙']);
});

test('a fork whose branches have ended goes on behind a new branch', () => {
  const [one, other] = forkOf(edited(insert('exclusive'))).branches;
  const end = (branch: string) => ({ type: 'endBranch', branch, ends: true, name: '结束' }) as const;
  const closed = edited(insert('exclusive'), end(one!.id), end(other!.id));
  expect(forkOf(closed).join).toBeUndefined();
  const outcome = editSimple(closed, { type: 'addBranch', fork: forkOf(closed).gateway.id, name: '丙' });
  const flow = outcome.ok ? outcome.value : closed;
  expect(flow.path.end).toBeDefined();
  expect(simpleOf(definitionOf(flow))).toEqual({ ok: true, value: flow });
});

test('a fork with one branch left becomes its steps', () => {
  const { branches } = forkOf(edited(insert('parallel')));
  const flow = edited(insert('parallel'), insert('approval', 0, branches[0]!.id), {
    type: 'removeBranch',
    branch: branches[1]!.id,
  });
  expect(flow.path.steps).toMatchObject([{ kind: 'task', node: { type: 'userTask' } }]);
});

test('a process cannot go on behind a fork whose branches all end', () => {
  const { branches } = forkOf(edited(insert('exclusive')));
  const closed = edited(insert('exclusive'), ...branches.map(({ id }) => endOf(id)));
  expect(editSimple(closed, insert('approval', 1))).toEqual({ ok: false, reason: 'closed' });
  expect(closed.path.end).toBeUndefined();
  const reopened = editSimple(closed, { ...endOf(branches[0]!.id), ends: false });
  expect(reopened).toMatchObject({ ok: true, value: { path: { end: { type: 'end' } } } });
  const behind = edited(insert('exclusive'), insert('approval', 1), endOf(branches[0]!.id));
  expect(editSimple(behind, endOf(branches[1]!.id))).toEqual({ ok: false, reason: 'closed' });
});

const endOf = (branch: string) => ({ type: 'endBranch', branch, ends: true, name: '结束' }) as const;

test('refuses elements that do not exist and steps that cannot move', () => {
  const flow = edited(insert('approval'));
  const id = idOf(flow.path.steps[0]!);
  expect(editSimple(flow, { type: 'remove', id: 'none' })).toEqual({ ok: false, reason: 'unknown-element' });
  expect(editSimple(flow, { type: 'moveUp', id })).toEqual({ ok: false, reason: 'not-possible' });
  expect(editSimple(flow, { type: 'moveDown', id })).toEqual({ ok: false, reason: 'not-possible' });
});

const drawn = (nodes: readonly FlowNode[], ways: readonly string[]) =>
  simpleOf(processOf([startNode, ...nodes, endNode], ways));

test('reads branches that meet in a task, and branches that share an end', () => {
  const read = drawn(
    [gatewayOf('g', 'exclusive'), taskOf('a', 'ann'), taskOf('b', 'bob'), taskOf('c', 'cat')],
    ['start>g', 'g>a?${x > 1}', 'g>b', 'g>end?${x < 0}', 'a>c', 'b>c', 'c>end'],
  );
  expect(read).toMatchObject({
    ok: true,
    value: {
      path: {
        steps: [{ kind: 'fork', branches: [{}, {}, { path: { end: { id: 'end' } } }] }, { node: { id: 'c' } }],
        end: { id: 'end' },
      },
    },
  });
});

test('names a flow that leads back', () => {
  expect(
    drawn([taskOf('a', 'ann'), gatewayOf('g', 'exclusive')], ['start>a', 'a>g', 'g>a?${again == true}', 'g>end']),
  ).toEqual({ ok: false, reason: [{ code: 'loop', elementId: 'g-a' }] });
});

test('names the node in which branches cross', () => {
  const read = drawn(
    [
      gatewayOf('g', 'parallel'),
      taskOf('a', 'ann'),
      taskOf('b', 'bob'),
      gatewayOf('h', 'parallel'),
      taskOf('c', 'cat'),
      gatewayOf('j', 'parallel'),
      gatewayOf('k', 'parallel'),
    ],
    ['start>g', 'g>a', 'g>b', 'a>h', 'h>j', 'h>k', 'b>j', 'j>c', 'c>k', 'k>end'],
  );
  expect(read).toEqual({ ok: false, reason: [{ code: 'crossing', elementId: 'k', name: 'k' }] });
});

test('names parallel branches that meet without their gateway', () => {
  expect(
    drawn(
      [gatewayOf('g', 'parallel'), taskOf('a', 'ann'), taskOf('b', 'bob'), taskOf('c', 'cat')],
      ['start>g', 'g>a', 'g>b', 'a>c', 'b>c', 'c>end'],
    ),
  ).toEqual({ ok: false, reason: [{ code: 'join-missing', elementId: 'g', name: 'g' }] });
});

test('names a timer with a flow of its own', () => {
  const timer = {
    id: 't',
    name: '超时',
    due: { kind: 'duration', value: 'P1D' },
    action: 'flow',
    isInterrupting: true,
  };
  const read = drawn([taskOf('a', 'ann', { timers: [timer as never] })], ['start>a', 'a>end', 't>end']);
  expect(read).toEqual({ ok: false, reason: [{ code: 'timer-flow', elementId: 't', name: '超时' }] });
});

test.each([
  ['A.1.0', []],
  ['A.2.0', []],
  // Its flows lead to elements that are not supported.
  ['A.3.0', ['incomplete', 'incomplete', 'incomplete', 'incomplete']],
])('reads the model %s or names what it cannot express', async (model, codes) => {
  const bpmn = await readBpmn(readFileSync(new URL(`../bpmn/testdata/${model}.bpmn`, import.meta.url), 'utf8'));
  const { definition } = (bpmn.ok && bpmn.value) as ReadProcess;
  const read = simpleOf(definition);
  expect(read.ok ? [] : read.reason.map(({ code }) => code)).toEqual(codes);
  expect(read.ok ? sorted(definitionOf(read.value)) : sorted(definition)).toEqual(sorted(definition));
});

test('people of a task have one kind, or several', () => {
  expect(approverKindOf(peopleOfKind('initiator'))).toBe('initiator');
  expect(approverKindOf(peopleOfKind('initiatorHead'))).toBe('initiatorHead');
  expect(approverKindOf(peopleOfKind('chosen'))).toBe('chosen');
  expect(approverKindOf(peopleOfKind('users'))).toBeUndefined();
  const people = withUsers(peopleOfKind('users'), ['ann']);
  expect(people).toMatchObject({ assignee: 'ann', candidateUsers: [] });
  expect(withUsers(people, ['ann', 'bob'])).toEqual({
    dataType: 'fixed',
    candidateUsers: ['ann', 'bob'],
    candidateGroups: [],
  });
  const groups = { roles: ['manager'], departments: ['1'], departmentHeads: ['2'], hasInitiatorHead: true };
  expect(groupsOf({ candidateGroups: groupList(groups) })).toEqual(groups);
  expect(approverKindOf({ ...people, candidateGroups: groupList(groups) })).toBe('mixed');
});

test('people of a task share it in one of four ways', () => {
  const task = { ...taskOf('a', 'ann'), type: 'userTask' as const };
  expect(withApprovalWay(task, 'all').multi).toEqual({ isSequential: false, completion: { kind: 'all' } });
  expect(withApprovalWay(withApprovalWay(task, 'percentage', 60), 'claim').multi).toBeUndefined();
});
