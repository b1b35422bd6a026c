import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue/catalogue';
import { checkValue } from './checkValue';
import { duplicateRefusal } from './duplicateRefusal';
import type { FieldRule } from './FieldRule';

describe('required', () => {
  test.each([undefined, null, '', []].map((value) => [value]))('refuses %j', (value) => {
    expect(checkValue(value, [{ required: true }])).toEqual({ code: 'required', message: '该字段不能为空' });
    expect(checkValue(value, [{ required: true }], { label: '申请部门' })?.message).toBe('申请部门不能为空');
    expect(checkValue(value, [{ required: true }], { label: 'Unit', locale: 'en-US' })?.message).toBe(
      'Unit is required',
    );
  });

  test.each([' ', '　', 0, false, NaN, ['a'], {}, '0'].map((value) => [value]))(
    'accepts %j: nothing is trimmed',
    (value) => {
      expect(checkValue(value, [{ required: true }])).toBeUndefined();
    },
  );
});

describe('length', () => {
  const rules: FieldRule[] = [{ minLength: 2, maxLength: 3 }];
  test.each(['ab', 'abc', '𠮷野', '𠮷𠮷𠮷', '  ', 12, ''])('accepts %j', (value) => {
    expect(checkValue(value, rules)).toBeUndefined();
  });

  test('counts code points', () => {
    expect(checkValue('𠮷', rules)).toEqual({ code: 'minLength', message: '长度不能少于2个字符' });
    expect(checkValue('abcd', rules)).toEqual({ code: 'maxLength', message: '长度不能超过3个字符' });
    // One family emoji has five code points: three people and two joiners.
    expect(checkValue('👨‍👩‍👧', [{ maxLength: 4 }])?.code).toBe('maxLength');
    expect(checkValue('👨‍👩‍👧', [{ maxLength: 5 }])).toBeUndefined();
    // Unpaired surrogates are separate characters.
    expect(checkValue('\udfb7\ud842', [{ maxLength: 1 }])?.code).toBe('maxLength');
  });

  test('an object has no length', () => {
    expect(checkValue(['a', 'b'], rules)?.code).toBe('minLength');
    expect(checkValue({ length: 2 }, rules)?.code).toBe('minLength');
  });

  test('maximum text of the editors', () => {
    const text = '字'.repeat(2001);
    expect(checkValue(text, [{ maxText: 2000 }], { label: '采购说明' })).toEqual({
      code: 'maxText',
      message: '采购说明超出最大字数限制',
    });
    expect(checkValue(text, [{ maxText: 2000 }])?.message).toBe('该字段超出最大字数限制');
    expect(checkValue(text, [{ maxText: 2001 }])).toBeUndefined();
  });
});

describe('item counts', () => {
  const rules: FieldRule[] = [{ minItems: 2, maxItems: 3 }];
  test.each([
    [[], '至少选择2项'],
    [undefined, '至少选择2项'],
    [['a'], '至少选择2项'],
    [['a', 'b'], undefined],
    [['a', 'b', 'c', 'd'], '最多选择3项'],
  ])('%j: %s', (value, message) => {
    expect(checkValue(value, rules)?.message).toBe(message);
  });
});

describe('expressions', () => {
  const budget: FieldRule = { expression: '^\\d+(\\.\\d{1,2})?$', message: '请输入正确的金额，最多两位小数' };

  test('use the message of the rule', () => {
    expect(checkValue('1.234', [budget])).toEqual({ code: 'expression', message: '请输入正确的金额，最多两位小数' });
    expect(checkValue('1.23', [budget])).toBeUndefined();
    expect(checkValue('', [budget])).toBeUndefined();
  });

  test('have a default message', () => {
    expect(checkValue('x', [{ pattern: '^\\d+$' }], { label: '数量' })?.message).toBe('数量格式不正确');
    expect(checkValue('x', [{ pattern: /^\d+$/ }])?.message).toBe('该字段格式不正确');
  });

  test('grid codes are allowed in `pattern` only', () => {
    expect(checkValue('13800138000', [{ pattern: 'm' }])).toBeUndefined();
    expect(checkValue('13800138000', [{ expression: 'm' }])?.code).toBe('expression');
    expect(checkValue('cm', [{ expression: 'm' }])).toBeUndefined();
  });

  test.each(['(', '(.)\\1', '', '(?=a)(?=b)(?=c)(?=d)(?=e)'])('%s is ignored', (expression) => {
    expect(checkValue('anything', [{ expression }, { pattern: expression }])).toBeUndefined();
  });

  test('refuse a text above their limit', () => {
    expect(checkValue('a'.repeat(100_000), [{ expression: 'a.{20}b' }], { label: '备注' })).toEqual({
      code: 'expression-limit',
      message: '备注过长，无法校验',
    });
  });
});

describe('checksums', () => {
  test.each([
    ['citizenId', '11010519491231002X', '110105194912310021', '身份证号码校验不通过'],
    ['creditCode', '91350100M000100Y43', '91350100M000100Y44', '统一社会信用代码校验不通过'],
    ['bankCard', '6222600260001072444', '6222600260001072445', '银行卡号校验不通过'],
  ] as const)('%s', (checksum, right, wrong, message) => {
    expect(checkValue(right, [{ checksum }])).toBeUndefined();
    expect(checkValue('', [{ checksum }])).toBeUndefined();
    expect(checkValue(wrong, [{ checksum }])).toEqual({ code: `checksum:${checksum}`, message });
    expect(checkValue([right], [{ checksum }])?.code).toBe(`checksum:${checksum}`);
  });
});

describe('order and messages', () => {
  test('returns the first failure', () => {
    const rules: FieldRule[] = [
      { required: true },
      { rule: 'preset:phone' },
      { expression: '^1', message: '必须以1开头' },
      { maxLength: 3 },
    ];
    expect(checkValue('', rules, { label: '手机' })?.message).toBe('手机不能为空');
    expect(checkValue('2345', rules)?.message).toBe('您输入的电话号码不符合规则');
    expect(checkValue('13800138000', rules)?.code).toBe('maxLength');
  });

  test('the label replaces both placeholders literally', () => {
    const rules = [{ pattern: 'm', message: '${title}（{label}）格式不正确' }];
    expect(checkValue('1', rules, { label: '$&手机' })?.message).toBe('$&手机（$&手机）格式不正确');
    expect(checkValue('1', rules)?.message).toBe('该字段（该字段）格式不正确');
  });

  test('no rules give no refusal; unique is ignored', () => {
    expect(checkValue('', [])).toBeUndefined();
    expect(checkValue('a', [{ unique: true }, { pattern: 'only' }])).toBeUndefined();
  });
});

describe('duplicateRefusal', () => {
  test('refuses for `unique` and for the code `only`', () => {
    expect(duplicateRefusal([{ required: true }, { unique: true }])).toEqual({
      code: 'grid:only',
      message: '不能重复',
    });
    expect(duplicateRefusal([{ pattern: 'only' }], { locale: 'en-US' })?.message).toBe('Must not occur twice');
    expect(duplicateRefusal([{ unique: true, message: '{label}重复' }], { label: '编码' })?.message).toBe('编码重复');
    expect(duplicateRefusal([{ required: true }])).toBeUndefined();
  });
});

describe('any input', () => {
  const value = fc.oneof(fc.anything(), fc.string({ unit: 'binary', maxLength: 50 }), fc.string({ unit: 'grapheme' }));
  const everyRule: FieldRule[] = Object.keys(catalogue).map((key) =>
    key.startsWith('grid:') ? { pattern: key.slice(5) } : { rule: key },
  );

  test('never throws and is deterministic', () => {
    fc.assert(
      fc.property(value, (input) => {
        for (const rule of everyRule) expect(checkValue(input, [rule])).toEqual(checkValue(input, [rule]));
        expect(() =>
          checkValue(input, [{ checksum: 'citizenId' }, { minLength: 1, maxText: 3, minItems: 1 }]),
        ).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });

  test('rules of any shape never throw', () => {
    const rule = fc.record(
      {
        required: fc.anything(),
        rule: fc.anything(),
        pattern: fc.anything(),
        expression: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
        minLength: fc.anything(),
        maxItems: fc.anything(),
        checksum: fc.anything(),
        message: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(value, rule, (input, any) => {
        expect(() => checkValue(input, [any as FieldRule])).not.toThrow();
      }),
    );
  });

  test('only ASCII digits are digits', () => {
    const digit = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((text) => /\p{Nd}/u.test(text));
    fc.assert(
      fc.property(digit, (text) => {
        const expected = /[0-9]/.test(text);
        for (const rule of [{ pattern: 'z' }, { rule: 'naturalNumber' }, { rule: 'number' }, { expression: '^\\d$' }])
          expect(checkValue(text, [rule]) === undefined).toBe(expected);
      }),
    );
  });
});
