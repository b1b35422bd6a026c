import { expect, test } from 'vitest';
import { readCondition } from './readCondition';

test.each([undefined, '', ' '])('accepts no condition: %j', (text) =>
  expect(readCondition(text)).toEqual({ ok: true, value: undefined }),
);
test('accepts an object', () => expect(readCondition('{"status":"1"}')).toEqual({ ok: true, value: '{"status":"1"}' }));
test.each(['status=1', '[]', 'null', '1', '"x"', '{'])('refuses %s', (text) =>
  expect(readCondition(text).ok).toBe(false),
);
