import { expect, test } from 'vitest';
import { auditStep, mayDeal, type AuditAction } from './auditSteps';

const table: Record<AuditAction, Record<string, string | undefined>> = {
  approve: { '0': '1', '-1': '1', '2': '1' },
  reject: { '0': '2', '-1': '2' },
  resubmit: { '2': '-1', '3': '-1' },
  withdraw: { '0': '3', '-1': '3' },
  void: { '0': '4', '-1': '4', '2': '4', '3': '4' },
};

test.each(Object.keys(table) as AuditAction[])('%s', (action) => {
  for (const from of ['0', '-1', '1', '2', '3', '4', '', 'constructor']) {
    const step = auditStep(action, from);
    expect({ from, to: step.ok ? step.value : undefined }).toEqual({ from, to: table[action][from] });
  }
});

test('the deal button is hidden for 1, 3 and 4', () => {
  expect(['0', '-1', '1', '2', '3', '4'].filter(mayDeal)).toEqual(['0', '-1', '2']);
});
