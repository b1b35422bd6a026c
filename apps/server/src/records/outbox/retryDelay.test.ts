import { expect, test } from 'vitest';
import { MAX_TRIES, retryDelay } from './retryDelay';

test.each([
  [1, 0, 30],
  [1, 1, 15],
  [2, 0, 60],
  [5, 0.5, 360],
  [MAX_TRIES, 0, 3600],
])('after %i attempts with chance %d waits %i s', (tries, random, seconds) =>
  expect(retryDelay(tries, random)).toBe(seconds),
);
