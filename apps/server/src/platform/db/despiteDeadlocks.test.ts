import { expect, test, vi } from 'vitest';
import { despiteDeadlocks } from './despiteDeadlocks';

const failure = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('no'), { code, severity: 'ERROR' }) });

test('repeats work that ended in a deadlock, and no other', async () => {
  const deadlock = failure('40P01');
  const work = vi.fn<() => Promise<string>>(() => Promise.resolve('done'));
  await expect(despiteDeadlocks(work.mockRejectedValueOnce(deadlock).mockRejectedValueOnce(deadlock))).resolves.toBe(
    'done',
  );
  expect(work).toHaveBeenCalledTimes(3);
  await expect(despiteDeadlocks(() => Promise.reject(failure('23505')))).rejects.toThrow('Failed query');
  const forever = vi.fn<() => Promise<never>>(() => Promise.reject(deadlock));
  await expect(despiteDeadlocks(forever)).rejects.toBe(deadlock);
  expect(forever).toHaveBeenCalledTimes(20);
});
