import { expect, test } from 'vitest';
import { readCondition } from './readCondition';

test.each([undefined, '', ' '])('none: %j', (text) =>
  expect(readCondition(text)).toEqual({ ok: true, value: undefined }),
);
test('an object', () => expect(readCondition('{"status":"1"}')).toEqual({ ok: true, value: '{"status":"1"}' }));
test.each(['status=1', '[]', 'null', '1', '"x"', '{'])('no object: %s', (text) =>
  expect(readCondition(text).ok).toBe(false),
);
