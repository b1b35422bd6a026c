import { describe, expect, test } from 'vitest';
import { checkFieldRule } from './checkFieldRule';
import type { ChecksumName, FieldRule } from './FieldRule';

describe('checkFieldRule', () => {
  test.each<FieldRule>([
    {},
    { required: true, unique: true, message: '{label}!' },
    { rule: 'mobile' },
    { rule: 'preset:email' },
    ...['*', 'n6-16', '*6-16', 's6-18', 'url', 'e', 'm', 'p', 's', 'n', 'z', 'money', 'only'].map((pattern) => ({
      pattern,
    })),
    { pattern: '^\\d+$' },
    { pattern: /(a+)+$/ },
    { minLength: 0, maxLength: 0, minItems: 1, maxItems: 3, maxText: 2000 },
    { checksum: 'creditCode' },
  ])('%j is valid', (rule) => {
    expect(checkFieldRule(rule)).toBeUndefined();
  });

  test.each<[FieldRule, string, string]>([
    [{ rule: 'mobil' }, 'unknown-rule', '未知的校验规则：mobil'],
    [{ rule: 'm' }, 'unknown-rule', '未知的校验规则：m'],
    [{ checksum: 'toString' as ChecksumName }, 'unknown-checksum', '未知的校验规则：toString'],
    [{ pattern: '(a+)+$' }, 'backtracking', '正则表达式可能引起灾难性回溯，请避免嵌套或相邻的重复'],
    [{ expression: '*' }, 'syntax', '正则表达式有语法错误'],
    [{ pattern: '*', expression: '*' }, 'syntax', '正则表达式有语法错误'],
    [{ minLength: 3, maxLength: 2 }, 'bounds', '长度和数量必须是不小于0的整数，且最小值不能大于最大值'],
    [{ minItems: 1.5 }, 'bounds', '长度和数量必须是不小于0的整数，且最小值不能大于最大值'],
    [{ maxText: -1 }, 'bounds', '长度和数量必须是不小于0的整数，且最小值不能大于最大值'],
  ])('refuses %j: %s', (rule, code, message) => {
    expect(checkFieldRule(rule)).toMatchObject({ code, message });
  });

  test('returns English messages', () => {
    expect(checkFieldRule({ rule: 'x' }, { locale: 'en-US' })?.message).toBe('Unknown rule: x');
  });
});
