import { expect, test } from 'vitest';
import { auditLifecycle, isAuditOpen, type AuditAction } from './auditLifecycle';

const table: Record<AuditAction, ReadonlyMap<string, string>> = {
  approve: to('1', '0', '-1', '2'),
  reject: to('2', '0', '-1'),
  resubmit: to('-1', '2', '3'),
  withdraw: to('3', '0', '-1'),
  void: to('4', '0', '-1', '2', '3'),
};
const anybody = { userId: '', roles: [] };

test.each(Object.keys(table) as AuditAction[])('%s leads from the allowed states only', (action) => {
  for (const from of ['0', '-1', '1', '2', '3', '4', '', 'constructor']) {
    const step = auditLifecycle.step(action, { status: from }, anybody, { opinion: '已核对' });
    expect({ from, to: step.ok ? step.value.to : undefined }).toEqual({ from, to: table[action].get(from) });
    expect(isAuditOpen(action, from)).toBe(step.ok);
  }
});

test.each(['reject', 'void'] as const)('%s requires an opinion', (action) => {
  expect(auditLifecycle.step(action, { status: '0' }, anybody, { opinion: ' ' })).toMatchObject({
    reason: { code: 'words-missing', field: 'opinion' },
  });
});

test('hides the deal button for 1, 3 and 4', () => {
  const open = ['0', '-1', '1', '2', '3', '4'].filter((status) => isAuditOpen('approve', status));
  expect(open).toEqual(['0', '-1', '2']);
});

function to(next: string, ...from: string[]): ReadonlyMap<string, string> {
  return new Map(from.map((state) => [state, next]));
}
