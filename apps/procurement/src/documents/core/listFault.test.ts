import { expect, test } from 'vitest';
import { listFault } from './listFault';

const checks = [
  { column: 'name' as const, title: '名称', fault: ({ name }: { name: string }) => (name ? undefined : '请填写') },
  {
    column: 'name' as const,
    title: '长度',
    fault: ({ name }: { name: string }) => (name.length > 2 ? '过长' : undefined),
  },
];
const say = (line: number, column: string, reason: string) => `${line} ${column} ${reason}`;

test.each([
  [[], undefined],
  [['甲'], undefined],
  [['甲', ''], '2 名称 请填写'],
  [['甲乙丙', ''], '1 长度 过长'],
])('%j: %s', (names, fault) => {
  expect(
    listFault(
      names.map((name) => ({ name })),
      checks,
      say,
    ),
  ).toBe(fault);
});
