import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import everyComponent from '../../../../testdata/01-every-component.json';
import requisition from '../../../../testdata/02-purchase-requisition.json';
import { idSource } from '../../catalogue/ids';
import type { FormDocument, JsonObject } from '../../document/FormDocument';
import { readForm } from '../../document/readForm';
import { writeForm } from '../../document/writeForm';
import { editorProblems } from '../../problems/editorProblems';
import { englishDefaults } from '../../catalogue/englishDefaults';
import { fieldTypes } from '../../../fields/fieldTypes';
import { fromJsonSchema } from './fromJsonSchema';
import { momentPattern } from '../../../fields/shared/moment/momentPattern';
import { toJsonSchema } from './toJsonSchema';

const open = (form: unknown) => (readForm(form) as { document: FormDocument }).document;
const imported = (schema: unknown) => {
  const outcome = fromJsonSchema(
    schema,
    idSource(() => 1),
  );
  if (!outcome.ok) throw new Error(outcome.reason);
  const { document, losses } = outcome.value;
  return {
    document,
    list: writeForm(document).list as JsonObject[],
    losses: losses.map(({ code, at = '', detail = '' }) => [code, at, detail].filter(Boolean).join(' ')),
  };
};
const property = (schema: JsonObject) => imported({ type: 'object', properties: { a: schema } });

describe('a form as a schema', () => {
  test('the requisition: fields of rows are flattened, a list of objects, and what is not exported', () => {
    const { schema, losses } = toJsonSchema(open(requisition), { title: '采购申请单' });
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: '采购申请单',
      type: 'object',
      required: [
        'fd_applyNo',
        'fd_applyDate',
        'fd_applyDept',
        'fd_applyUser',
        'fd_phone',
        'fd_buyType',
        'fd_budget',
        'fd_reason',
      ],
      additionalProperties: false,
      properties: {
        fd_applyDate: { title: '申请日期', type: 'string', format: 'date', default: '2024-06-18' },
        fd_phone: { type: 'string', maxLength: 50, pattern: '^0?(?:13|14|15|17|18|19)\\d{9}$' },
        fd_buyType: {
          oneOf: [{ const: '1', title: '询价采购' }, { const: '2' }, { const: '3' }, { const: '4' }, { const: '5' }],
        },
        fd_detail: {
          type: 'array',
          items: {
            type: 'object',
            required: ['fd_d_name', 'fd_d_unit'],
            properties: {
              fd_d_qty: { type: 'integer', minimum: 1, maximum: 9999 },
              fd_d_price: { type: 'number', 'x-gezi-precision': 2 },
            },
          },
        },
      },
    });
    expect(losses.map(({ code, at, detail }) => [code, at, detail])).toEqual([
      ['appearance', undefined, undefined],
      ['display', 'fd_title', 'text'],
      ['layout', 'row_1718000000407', 'row'],
      ['layout', 'row_1718000000444', 'row'],
      ['message', 'fd_phone', '您输入的电话号码不符合规则'],
      ['message', 'fd_budget', '请输入正确的金额，最多两位小数'],
      ['decimals', 'fd_d_price', '2'],
    ]);
  });

  test('every type survives a round trip', () => {
    const { schema } = toJsonSchema(open(everyComponent));
    const { list, document } = imported(JSON.parse(JSON.stringify(schema)));
    const before = (everyComponent.list as unknown as JsonObject[]).filter(({ id }) =>
      Object.hasOwn(schema['properties'] as object, id as string),
    );
    expect(list.map(({ id, compType, label }) => [id, compType, label])).toEqual(
      before.map(({ id, compType, label }) => [id, compType, label]),
    );
    expect(list.find(({ id }) => id === 'fd_urgent')).toMatchObject({
      'active-value': 'true',
      'inactive-value': 'false',
    });
    expect(
      editorProblems(document)
        .filter(({ severity }) => severity === 'error')
        .map(({ id, code }) => [id, code]),
    ).toEqual([['fd_contract', 'missing-action']]);
    const again = toJsonSchema(document).schema['properties'] as Record<string, JsonObject>;
    const first = schema['properties'] as Record<string, JsonObject>;
    const carried = Object.keys(first).filter((id) => !['fd_category', 'fd_note'].includes(id));
    for (const id of carried) expect([id, again[id]]).toEqual([id, first[id]]);
  });
});

describe('a schema as a form', () => {
  test.each<[JsonObject, JsonObject, string[]]>([
    [{ type: 'string' }, { compType: 'input', label: 'a' }, []],
    [
      { type: ['null', 'string'], title: '名称', maxLength: 20, pattern: '^x', minLength: 2 },
      { label: '名称', maxLength: 20, rules: [{ rule: '^x', msg: '' }] },
      ['keyword a minLength'],
    ],
    [
      { type: 'string', maxLength: 500, description: '写清楚' },
      { compType: 'textarea', maxlength: 500, placeholder: '写清楚' },
      [],
    ],
    [{ type: 'string', format: 'email' }, { rules: [{ msg: '您输入的邮件地址不符合规则' }] }, []],
    [{ type: 'string', format: 'date' }, { compType: 'date', type: 'date' }, []],
    [{ type: 'string', format: 'date-time' }, { compType: 'date', type: 'datetime' }, ['keyword a format']],
    [
      { type: 'integer', minimum: 1, maximum: 9, default: 3 },
      { compType: 'inputNumber', min: 1, max: 9, precision: 0, value: 3 },
      [],
    ],
    [{ type: 'number', multipleOf: 0.5 }, { precision: 1, step: 0.5, 'step-strictly': true }, []],
    [{ type: 'boolean' }, { compType: 'Switch', 'active-value': true, 'inactive-value': false }, []],
    [
      { enum: ['甲', '乙', null] },
      {
        compType: 'radio',
        options: [
          { label: '甲', value: '甲' },
          { label: '乙', value: '乙' },
        ],
      },
      [],
    ],
    [{ type: 'string', enum: ['1', '2', '3', '4', '5'] }, { compType: 'select' }, []],
    [
      { type: 'array', items: { enum: [1, 2] }, minItems: 1, maxItems: 2 },
      { compType: 'checkbox', min: 1, max: 2 },
      [],
    ],
    [
      { anyOf: [{ const: 1, title: '甲' }, { const: 2 }] },
      { compType: 'radio', options: [{ label: '甲' }, { label: '2' }] },
      [],
    ],
    [{ const: 'x' }, { compType: 'radio', options: [{ label: 'x', value: 'x' }] }, []],
    [
      { anyOf: [{ type: 'integer', minimum: 2 }, { type: 'null' }], title: '数量' },
      { compType: 'inputNumber', min: 2, label: '数量' },
      [],
    ],
    [{ allOf: [{ type: 'string', format: 'date' }], title: '日期' }, { compType: 'date', label: '日期' }, []],
    [{ anyOf: [{ type: 'string' }, { type: 'number' }] }, { compType: 'input' }, ['keyword a anyOf']],
    [{ $ref: '#/$defs/nobody' }, {}, ['unresolved a']],
    [{ $ref: 'https://example.com/a' }, {}, ['unresolved a']],
    [{ type: 'array', items: { type: 'array' } }, {}, ['kind a']],
    [{ type: 'string', if: {}, not: {} }, { compType: 'input' }, ['keyword a if', 'keyword a not']],
  ])('%j', (schema, expected, losses) => {
    const found = property(schema);
    expect(found.list[0] ?? {}).toMatchObject(expected);
    expect(found.losses).toEqual(losses);
  });

  test('references, objects within objects and lists of objects', () => {
    const { list, losses } = imported({
      type: 'object',
      required: ['items'],
      $defs: {
        line: {
          type: 'object',
          required: ['name'],
          properties: { name: { type: 'string' }, files: { type: 'array' } },
        },
        ring: { $ref: '#/$defs/ring' },
      },
      properties: {
        items: { type: 'array', title: '明细', items: { $ref: '#/$defs/line' } },
        bank: { type: 'object', properties: { name: { type: 'string', title: '银行' } } },
        bank_name: { type: 'string' },
        ring: { $ref: '#/$defs/ring' },
      },
      patternProperties: {},
    });
    expect(list).toMatchObject([
      {
        id: 'items',
        compType: 'dynamicTable',
        label: '明细',
        required: true,
        columns: [{ id: 'items_name', compType: 'input', required: true }],
      },
      { id: 'bank_name', label: '银行' },
      { id: 'bank_name_2' },
    ]);
    expect(losses).toEqual(['keyword patternProperties', 'kind items.files', 'nested bank', 'unresolved ring']);
  });

  test('English texts in English where the schema has none', () => {
    const properties = {
      title: { type: 'string' },
      kind: { type: 'string', enum: ['pipe', 'valve'] },
      done: { type: 'boolean' },
      due: { type: 'string', format: 'date' },
      lines: { type: 'array', items: { type: 'object', properties: { note: { type: 'string' } } } },
    };
    const outcome = fromJsonSchema({ type: 'object', properties }, idSource(), 'en-US');
    if (!outcome.ok) throw new Error(outcome.reason);
    const list = writeForm(outcome.value.document).list as readonly JsonObject[];
    expect(list[0]).toMatchObject({ label: 'title', placeholder: englishDefaults(fieldTypes.input).placeholder });
    // The stored names of the types stay as the format has them.
    const isStored = (key: string) => key === 'compName' || key === 'ruleError';
    const texts = JSON.stringify(list, (key, value: unknown) => (isStored(key) ? undefined : value));
    expect(texts).not.toMatch(/[\u4E00-\u9FFF]/);
  });

  test('rows of a schema that contains itself have no table', () => {
    const tree = { type: 'array', items: { $ref: '#' } };
    const { losses } = imported({ properties: { name: { type: 'string' }, parts: tree } });
    expect(losses).toEqual(['kind parts.parts']);
  });

  test('any input is converted or refused', () => {
    expect(fromJsonSchema(null, () => 1)).toEqual({ ok: false, reason: 'no-schema' });
    expect(fromJsonSchema({ type: 'string' }, () => 1)).toEqual({ ok: false, reason: 'no-properties' });
    const keyword = fc.constantFrom(
      'type',
      'enum',
      'oneOf',
      'const',
      'items',
      'properties',
      'format',
      '$ref',
      'x-gezi-type',
      'multipleOf',
      'maximum',
      '__proto__',
    );
    const value = fc.oneof(
      fc.constantFrom('string', 'array', 'object', 'number', 'date', 'Switch', '#', '#/properties/a', '#/%'),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const one = fc.dictionary(keyword, value, { maxKeys: 4 });
    const two = fc.dictionary(keyword, fc.oneof(value, one, fc.array(one, { maxLength: 2 })), { maxKeys: 4 });
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.oneof(one, two), { maxKeys: 4 }), (properties) => {
        const { document } = imported({ properties });
        expect(readForm(writeForm(document))).toMatchObject({ ok: true, problems: [] });
      }),
    );
  });
});

test.each([
  ['yyyy-MM-dd', '2026-02-28', '2026-13-01'],
  ['yyyy年MM月dd日', '2026年02月28日', '2026-02-28'],
  ['HH:mm:ss', '23:59:59', '24:00:00'],
])('%s matches %s, not %s', (format, right, wrong) => {
  const pattern = new RegExp(momentPattern(format), 'u');
  expect([pattern.test(right), pattern.test(wrong)]).toEqual([true, false]);
});
