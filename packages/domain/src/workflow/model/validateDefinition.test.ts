import { expect, test } from 'vitest';
import { endNode, gatewayOf, processOf, startNode, taskOf } from '../testing';
import type { FlowNode } from './ProcessDefinition';
import { validateDefinition } from './validateDefinition';

const faultsOf = (nodes: readonly FlowNode[], ways: readonly string[]) =>
  validateDefinition(processOf(nodes, ways)).map(({ code, elementId }) => `${code} ${elementId}`);

test('accepts a process with two approvals in parallel', () => {
  const nodes = [
    startNode,
    gatewayOf('fork', 'parallel'),
    taskOf('a', 'x'),
    taskOf('b', 'y'),
    gatewayOf('join', 'parallel'),
    endNode,
  ];
  expect(faultsOf(nodes, ['start>fork', 'fork>a', 'fork>b', 'a>join', 'b>join', 'join>end'])).toEqual([]);
});

test('names the element at fault', () => {
  expect(faultsOf([startNode, taskOf('a', ''), endNode], ['start>a', 'a>end'])).toEqual(['assignee-missing a']);
  expect(faultsOf([startNode, taskOf('a', '${run()}'), endNode], ['start>a', 'a>end'])).toEqual(['assignee-invalid a']);
  expect(faultsOf([startNode, taskOf('a', 'x')], ['start>a'])).toEqual(['no-end null', 'no-way-out a']);
  expect(faultsOf([endNode], [])).toEqual(['no-start null']);
  expect(faultsOf([startNode, endNode, taskOf('lost', 'x')], ['start>end', 'lost>end'])).toEqual(['unreachable lost']);
  expect(faultsOf([startNode, endNode], ['start>end', 'start>nowhere'])).toEqual(['flow-broken start-nowhere']);
  expect(faultsOf([startNode, endNode], ['start>end?${a > 1}'])).toEqual(['condition-misplaced start-end']);
  const twice = [startNode, taskOf('a', 'x'), taskOf('a', 'x'), endNode];
  expect(faultsOf(twice, ['start>a', 'a>end'])).toEqual(['duplicate-id a']);
});

test('asks for conditions and a default at gateways', () => {
  const nodes = [startNode, gatewayOf('way', 'exclusive'), taskOf('a', 'x'), endNode];
  expect(faultsOf(nodes, ['start>way', 'way>a', 'way>end', 'a>end'])).toEqual([
    'condition-missing way-a',
    'condition-missing way-end',
    'default-missing way',
  ]);
  expect(faultsOf(nodes, ['start>way', 'way>a?${a > 1}', 'way>end?${a <= 1}', 'a>end'])).toEqual([
    'default-missing way',
  ]);
  expect(faultsOf(nodes, ['start>way', 'way>a?${a()}', 'way>end', 'a>end'])).toEqual(['condition-invalid way-a']);
  expect(faultsOf(nodes, ['start>way', 'way>a?${a > 1}', 'way>end', 'a>end'])).toEqual([]);
});

test('finds loops without a task, and joins that wait for ever', () => {
  const loop = [startNode, gatewayOf('one', 'exclusive'), gatewayOf('two', 'exclusive'), endNode];
  expect(faultsOf(loop, ['start>one', 'one>two', 'two>one?${a > 1}', 'two>end'])).toEqual(['endless-loop one']);
  const nodes = [
    startNode,
    gatewayOf('way', 'exclusive'),
    taskOf('a', 'x'),
    taskOf('b', 'y'),
    gatewayOf('join', 'parallel'),
    endNode,
  ];
  const ways = ['start>way', 'way>a?${a > 1}', 'way>b', 'a>join', 'b>join', 'join>end'];
  expect(faultsOf(nodes, ways)).toEqual(['deadlock join']);
  const inclusive = nodes.map((node) => (node.id === 'join' ? gatewayOf('join', 'inclusive') : node));
  expect(faultsOf(inclusive, ways)).toEqual([]);
});

test('checks timers, shares and listeners', () => {
  const timer = {
    id: 't',
    name: '',
    due: { kind: 'duration', value: 'soon' },
    action: 'remind',
    isInterrupting: false,
  } as const;
  const all = { isSequential: false, completion: { kind: 'percentage', percent: 0 } } as const;
  const listeners = [
    { event: 'create', handler: 'runScript', params: {} },
    { event: 'create', handler: 'callBusiness', params: { action: 'burn' } },
    { event: 'create', handler: 'callBusiness', params: { action: 'note', text: 'x' } },
  ] as const;
  const a = taskOf('a', 'x', { timers: [timer], multi: all, listeners });
  expect(faultsOf([startNode, a, endNode], ['start>a', 'a>end'])).toEqual([
    'completion-invalid a',
    'timer-invalid t',
    'listener-unknown a',
    'action-unknown a',
  ]);
  const flow = taskOf('a', 'x', { timers: [{ ...timer, due: { kind: 'duration', value: 'PT1H' }, action: 'flow' }] });
  expect(faultsOf([startNode, flow, endNode], ['start>a', 'a>end'])).toEqual(['timer-target t']);
});
