import { expect, test } from 'vitest';
import { describeFault } from './describeFault';

test('a failed statement is told without its values', () => {
  const cause = Object.assign(new Error('column does not exist'), { code: '42703' });
  const error = Object.assign(new Error('Failed query: select $1\nparams: my-secret', { cause }), {
    query: 'select $1',
    params: ['my-secret'],
  });
  const told = describeFault(error);
  expect(told).toMatchObject({ message: 'column does not exist: select $1', code: '42703' });
  expect(told.stack).toMatch(/^ {4}at /);
  expect(JSON.stringify(told)).not.toContain('my-secret');
});

test('takes anything', () => {
  expect(describeFault('text')).toEqual({ message: 'text' });
  expect(describeFault(undefined)).toEqual({ message: 'undefined' });
  expect(describeFault(new TypeError('odd'))).toMatchObject({ type: 'TypeError', message: 'odd' });
});
