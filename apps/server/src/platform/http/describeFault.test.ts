import { expect, test } from 'vitest';
import { describeFault } from './describeFault';

test('describes a failed statement without its values', () => {
  const cause = Object.assign(new Error('column does not exist'), { code: '42703' });
  const error = Object.assign(new Error('Failed query: select $1\nparams: my-secret', { cause }), {
    query: 'select $1',
    params: ['my-secret'],
  });
  const fault = describeFault(error);
  expect(fault).toMatchObject({ message: 'column does not exist: select $1', code: '42703' });
  expect(fault.stack).toMatch(/^ {4}at /);
  expect(JSON.stringify(fault)).not.toContain('my-secret');
});

test('describes any thrown value', () => {
  expect(describeFault('text')).toEqual({ message: 'text' });
  expect(describeFault(undefined)).toEqual({ message: 'undefined' });
  expect(describeFault(new TypeError('odd'))).toMatchObject({ type: 'TypeError', message: 'odd' });
});
