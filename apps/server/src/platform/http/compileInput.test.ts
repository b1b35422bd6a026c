import { AmountIn, Maybe, MaybeText, Text } from '@gezi/domain';
import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { compileInput } from './compileInput';
import { dropUnknown } from './dropUnknown';
import { parseBody } from './parseBody';
import { Refusal } from './refusal';

const Line = Type.Object({ id: Text(3), amount: Type.Optional(Maybe(AmountIn)) });
const schema = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 5 }),
  name: Type.Optional(MaybeText(4, { title: '名称' })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 9, default: 3 })),
  lines: Type.Optional(Type.Array(Line, { maxItems: 2 })),
});

describe('compileInput', () => {
  const check = compileInput(schema);

  test('drops unknown members at any depth and fills in defaults', () => {
    expect(check({ id: 'a', tenantId: 2, lines: [{ id: 'l', price: 1, amount: '1.50' }] })).toEqual({
      ok: true,
      value: { id: 'a', size: 3, lines: [{ id: 'l', amount: '1.50' }] },
    });
  });

  test.each([
    [{}, 'id', '参数 id 不能为空'],
    [{ id: '' }, 'id', '参数 id 不能为空'],
    [{ id: 1 }, 'id', '参数 id 应为文本'],
    [{ id: 'abcdef' }, 'id', '参数 id 长度不能超过 5 个字符'],
    [{ id: 'a', name: 1 }, 'name', '名称应为文本'],
    [{ id: 'a', name: 'abcde' }, 'name', '名称长度不能超过 4 个字符'],
    [{ id: 'a', size: 0 }, 'size', '参数 size 不能小于 1'],
    [{ id: 'a', size: 10 }, 'size', '参数 size 不能大于 9'],
    [{ id: 'a', size: '1' }, 'size', '参数 size 应为整数'],
    [{ id: 'a', lines: {} }, 'lines', '参数 lines 应为列表'],
    [{ id: 'a', lines: [1] }, 'lines/0', '参数 lines/0 应为对象'],
    [{ id: 'a', lines: [{ id: 'l' }, {}] }, 'lines/1/id', '参数 lines/1/id 不能为空'],
    [
      { id: 'a', lines: [{ id: 'l', amount: 'x' }] },
      'lines/0/amount',
      '参数 lines/0/amount 应为不小于0的数字，最多12位整数、8位小数',
    ],
    [{ id: 'a', lines: [{ id: '1' }, { id: '2' }, { id: '3' }] }, 'lines', '参数 lines 最多 2 项'],
    [[], undefined, '请求内容应为对象'],
    [null, undefined, '请求内容应为对象'],
    ['text', undefined, '请求内容应为对象'],
  ])('%j', (input, field, message) => {
    expect(check(input)).toEqual({ ok: false, reason: { ...(field ? { field } : {}), message } });
  });
});

describe('dropUnknown', () => {
  test('handles lists, records, unions and nested objects', () => {
    const keep = dropUnknown(
      Type.Object({
        list: Type.Array(Line),
        byName: Type.Record(Type.String(), Line),
        either: Type.Union([Type.Object({ a: Type.Number() }), Type.Object({ b: Type.String() })]),
        maybe: Maybe(Line),
        any: Type.Unknown(),
      }),
    );
    const secret = { password: 'x' };
    expect(
      keep({
        list: [{ id: '1', ...secret }],
        byName: { n: { id: '1', ...secret } },
        either: { b: 'x', ...secret },
        maybe: null,
        any: { kept: true },
        ...secret,
      }),
    ).toEqual({
      list: [{ id: '1' }],
      byName: { n: { id: '1' } },
      either: { b: 'x' },
      maybe: null,
      any: { kept: true },
    });
  });

  test('returns values that do not match the schema unchanged', () => {
    expect(dropUnknown(Line)('text')).toBe('text');
    expect(dropUnknown(Type.Array(Line))({ a: 1 })).toEqual({ a: 1 });
  });
});

describe('parseBody', () => {
  test('parses depth 32 and refuses 33, not counting brackets in strings', () => {
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(() => parseBody(nested(32))).not.toThrow(Refusal);
    expect(() => parseBody(nested(33))).toThrow('请求体嵌套过深');
    expect(parseBody(JSON.stringify({ a: '[{'.repeat(100), b: '\\"[' }))).toEqual({ a: '[{'.repeat(100), b: '\\"[' });
    expect(() => parseBody('['.repeat(1_000_000))).toThrow('请求体嵌套过深');
  });

  test('parses an empty body as an empty object', () => {
    expect(parseBody(' ')).toEqual({});
  });
});
