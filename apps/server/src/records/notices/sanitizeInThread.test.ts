import { expect, test } from 'vitest';
import { sanitizeInThread } from './sanitizeInThread';

test('gives up a text that takes too long, and sanitizes the others', async () => {
  await sanitizeInThread('starts the thread');
  // Some 100 ms of work: a thread that runs already answers a short text within the limit.
  const long = '<p>迟</p>'.repeat(50_000);
  const [late, ...others] = await Promise.all([
    sanitizeInThread(long, 1),
    sanitizeInThread('<p onclick="x()">公告</p>'),
    sanitizeInThread('<script>x</script>通知'),
  ]);
  expect(late).toBeUndefined();
  expect(others).toEqual(['<p>公告</p>', '通知']);
});

test('passes on an error of the thread, and starts another one', async () => {
  // A symbol cannot be sent to a thread.
  await expect(sanitizeInThread(Symbol('text') as never)).rejects.toThrow('could not be cloned');
  expect(await sanitizeInThread('<p onclick="x()">公告</p>')).toBe('<p>公告</p>');
});
