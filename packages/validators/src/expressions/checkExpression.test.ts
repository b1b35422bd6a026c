import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue';
import { checkExpression } from './checkExpression';
import { growth } from './growth';
import { parseExpression } from './parseExpression';
import { testExpression } from './testExpression';

const growthOf = (source: string) => {
  const parsed = parseExpression(source);
  return parsed.ok ? growth(parsed.value) : parsed.reason;
};

describe('checkExpression', () => {
  test.each([
    ['', 'empty', '正则表达式不能为空'],
    ['a'.repeat(201), 'too-long', '正则表达式不能超过200个字符'],
    ['(', 'syntax', '正则表达式有语法错误'],
    ['[b-a]', 'syntax', '正则表达式有语法错误'],
    ['(.)\\1', 'unsupported', '正则表达式不支持反向引用和内联标志'],
    ['(a{200}){200}', 'too-complex', '正则表达式过于复杂'],
    ['(?=a)(?=b)(?=c)(?=d)(?=e)', 'too-complex', '正则表达式过于复杂'],
    ['(a+)+$', 'backtracking', '正则表达式可能引起灾难性回溯，请避免嵌套或相邻的重复'],
  ])('refuses %s as %s', (source, code, message) => {
    expect(checkExpression(source)).toMatchObject({ code, message });
  });

  test('returns an English reason and the message of the engine', () => {
    expect(checkExpression('(', { locale: 'en-US' })).toEqual({
      code: 'syntax',
      message: 'The expression has a syntax error',
      detail: expect.stringContaining('Unterminated group'),
    });
  });

  test('counts characters, not UTF-16 units', () => {
    expect(checkExpression('𠮷'.repeat(200))).toBeUndefined();
    expect(checkExpression('𠮷'.repeat(201))?.code).toBe('too-long');
  });

  test.each([
    '(a+)+',
    '^([a-zA-Z]+)*$',
    '(a|aa)+$',
    '(a|a?)+$',
    '(.*a){11}',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '^(\\d+\\s*)+$',
    '(x+x+)+y',
    '^(\\w+\\s?)*$',
    '(.*)*$',
    '^(.|\\s)*$',
    '(?:a|b|ab)*c',
    '((a*)*)*b',
    '^(a{1,50}){1,50}$',
    '^(?=(a+)+$)',
    '^(?:a?){30}a{30}$',
    `^${'a?'.repeat(30)}${'a'.repeat(30)}$`,
    '^([a-z0-9]+[-_.]?)+@[a-z]+$',
    '(\\w+\\.)*\\w*\\w*\\w*\\w*\\w*@',
  ])('%s can backtrack exponentially', (source) => {
    expect(checkExpression(source)?.code).toBe('backtracking');
  });

  test.each([
    ['^\\d+$', 1],
    ['^\\d+(\\.\\d{1,2})?$', 1],
    ['^[0-9A-HJ-NPQRTUWXY]{18}$', 1],
    ['0?(13|14|15|17|18|19)[0-9]{9}', 1],
    ['\\d{17}[\\d|x]|\\d{15}', 1],
    ['^(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).{8,20}$', 1],
    ['^(?![0-9]+$)(?![a-zA-Z]+$)[0-9A-Za-z]{6,16}$', 1],
    ['^((?!abc).)*$', 1],
    ['^(.|\\n)*$', 1],
    ['^([a-z]+,)*[a-z]+$', 1],
    ['^(\\d{4} ?){4,5}$', 1],
    ['^\\d+\\.\\d+\\.\\d+\\.\\d+\\.\\d+$', 1],
    ['^((25[0-5]|2[0-4]\\d|[01]?\\d?\\d)\\.){3}(25[0-5]|2[0-4]\\d|[01]?\\d?\\d)$', 1],
    ['\\w[-\\w.+]*@([A-Za-z0-9][-A-Za-z0-9]+\\.)+[A-Za-z]{2,14}', 2],
    ['\\s+$', 2],
    ['^\\d+\\d+$', 2],
    ['^.*foo.*bar.*$', 3],
  ])('%s is valid, with work growing by power %i', (source, power) => {
    expect(checkExpression(source)).toBeUndefined();
    expect(growthOf(source)).toBe(power);
  });

  test.each(Object.entries(catalogue))('%s can be saved as a custom expression', (_, rule) => {
    if (!('pattern' in rule) || rule.pattern.unicode) return;
    expect(checkExpression(rule.pattern.source)).toBeUndefined();
  });

  test('never throws; accepted expressions can run', () => {
    const source = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'ab1.*+?()[]{},|^$\\-dwsb=!<:'.split('')), maxLength: 30 }),
    );
    fc.assert(
      fc.property(source, fc.string({ unit: 'binary' }), (expression, text) => {
        const refusal = checkExpression(expression);
        const answer = testExpression(expression, text);
        expect(refusal === undefined && answer === 'unusable').toBe(false);
      }),
      { numRuns: 1000 },
    );
  }, 30_000);
});
