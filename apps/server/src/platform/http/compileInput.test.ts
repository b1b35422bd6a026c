import { AmountIn, DateTime, Day, Maybe, MaybeText, Text } from '@gezi/domain';
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
    [{ id: 'a', size: '' }, 'size', '参数 size 应为整数'],
    [{ id: 'a', size: '1.5' }, 'size', '参数 size 应为整数'],
    [{ id: 'a', size: '10' }, 'size', '参数 size 不能大于 9'],
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

describe('texts of other types', () => {
  const Status = Type.Union([Type.Literal(0), Type.Literal(-1)]);
  const check = compileInput(
    Type.Object({
      sort: Type.Optional(Maybe(Type.Integer({ maximum: 9 }))),
      status: Type.Optional(Maybe(Status)),
      key: Type.Optional(Type.Union([Type.String(), Type.Number()])),
      code: Type.Optional(Type.Union([Type.Literal('a'), Type.Number()])),
      amount: Type.Optional(AmountIn),
      lines: Type.Optional(Type.Array(Type.Object({ count: Type.Number() }))),
      counts: Type.Optional(Type.Record(Type.String(), Type.Number())),
      either: Type.Optional(
        Type.Union([
          Type.Object({ kind: Type.Literal(1), a: Type.Number() }),
          Type.Object({ kind: Type.Literal(2), b: Type.Number() }),
        ]),
      ),
      day: Type.Optional(Maybe(Day)),
      time: Type.Optional(DateTime),
      free: Type.Optional(Type.Unknown()),
      isOpen: Type.Optional(Type.Boolean()),
    }),
  );

  test.each([
    [{ sort: '3' }, { sort: 3 }],
    [
      { sort: null, status: '-1' },
      { sort: null, status: -1 },
    ],
    [{ key: '3' }, { key: '3' }],
    [{ code: '3' }, { code: 3 }],
    [{ amount: '1.50' }, { amount: '1.50' }],
    [{ lines: [{ count: '-1.5' }, { count: 2 }] }, { lines: [{ count: -1.5 }, { count: 2 }] }],
    [{ counts: { a: '1' } }, { counts: { a: 1 } }],
    [{ either: { kind: '2', b: '7', c: 1 } }, { either: { kind: 2, b: 7 } }],
    [{ day: '2026-03-16' }, { day: '2026-03-16' }],
    [{ day: '2026-03-16T16:00:00.000Z' }, { day: '2026-03-17' }],
    [{ day: '2026-03-16T23:30:00+08:00' }, { day: '2026-03-16' }],
    [{ day: '2026-03-16 23:30:00' }, { day: '2026-03-16' }],
    [{ time: '2026-03-16' }, { time: '2026-03-16 00:00:00' }],
    [{ time: '2026-03-16T16:00:00Z' }, { time: '2026-03-17 00:00:00' }],
    [{ free: '1' }, { free: '1' }],
  ])('%j is read as %j', (input, value) => {
    expect(check(input)).toEqual({ ok: true, value });
  });

  test.each([
    [{ sort: '' }, 'sort', '参数 sort 应为整数'],
    [{ sort: '10' }, 'sort', '参数 sort 不能大于 9'],
    [{ sort: '1e0' }, 'sort', '参数 sort 应为整数'],
    [{ sort: '0x1' }, 'sort', '参数 sort 应为整数'],
    [{ sort: ' 1' }, 'sort', '参数 sort 应为整数'],
    [{ status: '1' }, 'status', '参数 status 格式不正确'],
    [{ lines: [{ count: '1,000' }] }, 'lines/0/count', '参数 lines/0/count 应为数字'],
    [{ day: '16.03.2026' }, 'day', '参数 day 格式不正确'],
    [{ isOpen: '1' }, 'isOpen', '参数 isOpen 应为布尔值'],
  ])('%j is refused', (input, field, message) => {
    expect(check(input)).toEqual({ ok: false, reason: { field, message } });
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

  test.each(['{"a":["\\u0000"]}', '{"a":"\\ud800"}', '{"a":"\ud800"}', '{"\\u0000":1}'])(
    'refuses text for no column: %j',
    (text) => {
      expect(() => parseBody(text)).toThrow(Refusal);
    },
  );

  test.each(['{"a":{"__proto__":1}}', '{"constructor":1}', '{"\\u005f_proto__":1}', '{"prototyp\\u0065":{}}'])(
    'refuses keys of prototypes: %s',
    (text) => {
      expect(() => parseBody(text)).toThrow(Refusal);
    },
  );

  test('parses escaped characters that can be stored', () => {
    expect(parseBody('{"a":"\\u00e9 \\ud83d\\ude00 __proto__"}')).toEqual({ a: 'é 😀 __proto__' });
  });

  test('parses an empty body as an empty object', () => {
    expect(parseBody(' ')).toEqual({});
  });
});
