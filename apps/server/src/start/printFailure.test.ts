import { afterEach, expect, test, vi } from 'vitest';
import { printFailure } from './printFailure';

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

test.each([
  [new Error('用法 Usage'), '用法 Usage'],
  [
    new Error('Failed query: select', { cause: { severity: 'ERROR', code: '42P01', message: 'no relation' } }),
    '数据库中还没有数据表，请先启动一次服务。The database has no tables yet: start the server once.',
  ],
])('prints the reason of %s', (error, text) => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  printFailure(error);
  expect(print.mock.calls).toEqual([[text]]);
  expect(process.exitCode).toBe(1);
});
