import { expect, test } from 'vitest';
import { auditStep, mayDeal, type AuditAction } from './auditSteps';

const table: Record<AuditAction, ReadonlyMap<string, string>> = {
  approve: to('1', '0', '-1', '2'),
  reject: to('2', '0', '-1'),
  resubmit: to('-1', '2', '3'),
  withdraw: to('3', '0', '-1'),
  void: to('4', '0', '-1', '2', '3'),
};

test.each(Object.keys(table) as AuditAction[])('%s leads from the allowed states only', (action) => {
  for (const from of ['0', '-1', '1', '2', '3', '4', '', 'constructor']) {
    const step = auditStep(action, from);
    expect({ from, to: step.ok ? step.value : undefined }).toEqual({ from, to: table[action].get(from) });
  }
});

test('hides the deal button for 1, 3 and 4', () => {
  expect(['0', '-1', '1', '2', '3', '4'].filter(mayDeal)).toEqual(['0', '-1', '2']);
});

function to(next: string, ...from: string[]): ReadonlyMap<string, string> {
  return new Map(from.map((state) => [state, next]));
}
