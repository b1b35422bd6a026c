import { describe, expect, test } from 'vitest';
import { testExpression } from './testExpression';

describe('testExpression', () => {
  test.each([
    ['^\\d+(\\.\\d{1,2})?$', '1.23', 'match'],
    ['^\\d+(\\.\\d{1,2})?$', '1.234', 'mismatch'],
    ['^[\\u4e00-\\u9fa5]{2,4}$', '采购计划', 'match'],
    ['^(?=.*\\d)(?=.*[a-z]).{6,}$', 'abc123', 'match'],
    ['^(?=.*\\d)(?=.*[a-z]).{6,}$', 'abcdef', 'mismatch'],
    ['^(?!.*admin)\\w+$', 'myadmin', 'mismatch'],
    ['(?<![\\d])\\d{3}(?!\\d)', 'a1234b123', 'match'],
    ['', '', 'match'],
  ])('%s on %s: %s', (source, text, answer) => {
    expect(testExpression(source, text)).toBe(answer);
  });

  test.each(['(', '[', '*', 'a{2,1}', '(?<n', '\\'])('invalid expression %s is ignored', (source) => {
    expect(testExpression(source, 'a')).toBe('unusable');
    expect(testExpression(source, 'a')).toBe('unusable');
  });

  test.each(['^(.)\\1$', '(?<n>a)\\k<n>', '(?=a)(?=b)(?=c)(?=d)(?=e)', '(a{200}){200}', `a${'b'.repeat(1000)}`])(
    'expressions that cannot run in linear time are unusable: %s',
    (source) => {
      expect(testExpression(source, 'aa')).toBe('unusable');
    },
  );

  test.each(['(a+)+$', '(a|aa)+$', '(.*a){12}$', '^(\\w+\\s?)*$', '(x+x+)+y', '\\s+$', '^(?:a?){30}a{30}$'])(
    '%s terminates on 100,000 characters',
    (source) => {
      expect(testExpression(source, `${'a'.repeat(100_000)}!`)).toBe('mismatch');
    },
  );

  test('a RegExp keeps its flags and has no state', () => {
    expect(testExpression(/^B+$/gi, 'bb')).toBe('match');
    expect(testExpression(/^B+$/gi, 'bb')).toBe('match');
    expect(testExpression(/b/y, 'ab')).toBe('mismatch');
    expect(testExpression(/^\p{Script=Han}{2}$/u, '𠮷野')).toBe('match');
    expect(testExpression(/^.{2}$/, '𠮷')).toBe('match');
  });

  test('a RegExp that the engine cannot run uses the platform', () => {
    expect(testExpression(/^(.)\1$/g, 'aa')).toBe('match');
    expect(testExpression(/^(.)\1$/g, 'aa')).toBe('match');
    expect(testExpression(/^(.)\1$/, 'ab')).toBe('mismatch');
  });

  test('the cache of expressions is limited', () => {
    for (let index = 0; index < 1200; index++) expect(testExpression(`^${index}$`, String(index))).toBe('match');
    expect(testExpression('^7$', '7')).toBe('match');
  });
});
