import { definitionOf, editSimple, newSimpleFlow, type SimpleCommand, type SimpleFlow } from '@gezi/domain';
import { expect, test } from 'vitest';
import { diffDefinitions } from './diffDefinitions';

const edited = (flow: SimpleFlow, command: SimpleCommand): SimpleFlow => {
  const outcome = editSimple(flow, command);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
};

test('names what was added, removed and changed', () => {
  const empty = newSimpleFlow({ key: 'leave', name: '', start: '', end: '' });
  const before = edited(empty, { type: 'insert', at: { branch: null, index: 0 }, step: 'approval', name: '审批' });
  const after = edited(before, { type: 'insert', at: { branch: null, index: 1 }, step: 'timer', name: '等待' });
  expect(diffDefinitions(definitionOf(before), definitionOf(before))).toEqual({ added: [], removed: [], changed: [] });
  expect(diffDefinitions(definitionOf(before), definitionOf(after))).toEqual({
    added: ['Timer_1', 'Flow_2'],
    removed: [],
    // It leads to the wait now.
    changed: ['Flow_1'],
  });
  expect(diffDefinitions(definitionOf(after), definitionOf(before)).removed).toEqual(['Timer_1', 'Flow_2']);
});
