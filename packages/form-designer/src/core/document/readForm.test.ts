import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import everyComponent from '../../../testdata/01-every-component.json';
import purchaseRequisition from '../../../testdata/02-purchase-requisition.json';
import mergedTable from '../../../testdata/03-merged-table.json';
import { MAX_DEPTH } from './containers';
import { ROOT } from './FormDocument';
import { readForm } from './readForm';
import { writeForm } from './writeForm';

const sampleForms = { everyComponent, purchaseRequisition, mergedTable };

const read = (input: unknown) => {
  const reading = readForm(input);
  if (!reading.ok) throw new Error(JSON.stringify(reading.reason));
  return reading;
};
/** The text a form is parsed from: a JSON text whose value is JSON text again is decoded. */
function innermostText(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' && /^\s*[[{"]/.test(value) ? innermostText(value) : text;
  } catch {
    return text;
  }
}

const codes = (input: unknown) => read(input).problems.map(({ code, id }) => (id ? `${code} ${id}` : code));

describe.each(Object.entries(sampleForms))('%s', (_, form) => {
  test('opens without a problem and is written unchanged, key by key', () => {
    const { document, problems } = read(form);
    expect(problems).toEqual([]);
    expect(JSON.stringify(writeForm(document))).toBe(JSON.stringify(form));
    expect(read(JSON.stringify(form)).document).toEqual(document);
  });
});

test('the merged table: five rows of four cells', () => {
  const { document } = read(sampleForms.mergedTable);
  const [table] = document.nodes.get(ROOT)!.children;
  expect(document.nodes.get(table!)!.rows).toEqual([4, 4, 4, 4, 4]);
});

describe('invalid parts open and are written unchanged', () => {
  const input = (id: unknown) => ({ id, compType: 'input' });
  const config = { labelWidth: 80 };
  test.each<[string, unknown, string[]]>([
    ['no config', { list: [] }, ['config-missing']],
    ['config that is no object', { list: [], config: 'x' }, ['config-no-object']],
    [
      'null, numbers, lists among the items',
      { list: [null, 3, [[]], input('a')], config },
      ['no-component', 'no-component', 'no-component'],
    ],
    [
      'one id twice, and in a cell',
      { config, list: [input('a'), { id: 't', compType: 'table', layoutArray: [[{ id: 1, columns: [input('a')] }]] }] },
      ['duplicate-id a'],
    ],
    ['a number and its text are one id', { config, list: [input(7), input('7')] }, ['duplicate-id 7']],
    ['no id', { config, list: [{ compType: 'input' }] }, ['missing-id']],
    ['an unknown type', { config, list: [{ id: 'a', compType: 'signature', pen: 2 }] }, ['unknown-type a']],
    [
      'a type named as a member of all objects',
      { config, list: [{ id: 'a', compType: 'constructor' }] },
      ['unknown-type a'],
    ],
    ['a row without columns', { config, list: [{ id: 'r', compType: 'row' }] }, ['no-children r']],
    [
      'columns that are null, text or an object',
      {
        config,
        list: [
          { id: 'r', compType: 'row', columns: null },
          { id: 's', compType: 'dynamicTable', columns: 'x' },
          { id: 't', compType: 'table', layoutArray: {} },
        ],
      },
      ['no-children r', 'no-children s', 'no-children t'],
    ],
    [
      'a column that is null',
      { config, list: [{ id: 'r', compType: 'row', columns: [null, { span: '12', list: [input('a')] }] }] },
      ['no-component'],
    ],
    [
      'rows of different length',
      {
        config,
        list: [
          {
            id: 't',
            compType: 'table',
            layoutArray: [
              [
                { id: 1, columns: [] },
                { id: 2, columns: [] },
              ],
              [{ id: 3, columns: [] }],
            ],
          },
        ],
      },
      ['ragged-table t'],
    ],
    [
      'a row that is no list',
      { config, list: [{ id: 't', compType: 'table', layoutArray: [null, [null, { id: 3, columns: [] }], []] }] },
      ['ragged-table t', 'no-component', 'no-component'],
    ],
    [
      'spans as text and nonsense',
      { config, list: [{ id: 't', compType: 'table', layoutArray: [[{ id: 1, col: 'x', row: '1', columns: [] }]] }] },
      [],
    ],
    ['members beside list and config, in their order', { a: 1, config, b: null, list: [], c: [1] }, []],
  ])('%s', (_, form, problems) => {
    expect(codes(form)).toEqual(problems);
    expect(JSON.stringify(writeForm(read(form).document))).toBe(JSON.stringify(form));
  });

  test('`__proto__` and similar members are treated like any other', () => {
    const text =
      '{"list":[{"id":"__proto__","compType":"input","__proto__":{"polluted":1},"constructor":2},' +
      '{"id":"constructor","compType":"row","columns":[{"span":24,"__proto__":[],"list":[]}]}],' +
      '"config":{"__proto__":{"polluted":1}},"__proto__":{"polluted":1}}';
    expect(JSON.stringify(writeForm(read(text).document))).toBe(text);
    expect({}).not.toHaveProperty('polluted');
  });

  test('ten thousand nested rows are read down to the limit, and preserved below', () => {
    let item: unknown = { id: 'inner', compType: 'input' };
    for (let depth = 0; depth < 10_000; depth += 1)
      item = { id: `r${depth}`, compType: 'row', columns: [{ index: 0, span: 24, list: [item] }] };
    const form = { list: [item], config };
    const { document, problems } = read(form);
    expect(problems.map(({ code }) => code)).toEqual(['too-deep']);
    expect(document.nodes.size).toBe(MAX_DEPTH + 2);
    let written = writeForm(document).list[0] as unknown as { id: string; columns: [{ list: [never] }] };
    let depth = 0;
    for (; written.columns; depth += 1) written = written.columns[0].list[0];
    expect([depth, written.id]).toEqual([10_000, 'inner']);
  });

  test('two megabytes of components with one id', () => {
    const form = { list: Array.from({ length: 60_000 }, () => ({ id: 'a', compType: 'input' })), config };
    const { document, problems } = read(JSON.stringify(form));
    expect(document.nodes.size).toBe(60_001);
    expect(problems).toHaveLength(1000);
    expect(writeForm(document)).toEqual(form);
  });

  test('any JSON as list, settings and rest', () => {
    const json = fc.jsonValue({ maxDepth: 1 });
    const few = <Value>(of: fc.Arbitrary<Value>) => fc.array(of, { maxLength: 3 });
    const around = (inner: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> => {
      const column = fc.oneof(json, fc.record({ span: json, list: few(inner), columns: few(inner) }));
      return fc.oneof(
        inner,
        fc.record(
          {
            id: fc.oneof(fc.constantFrom('a', 'b', 'root', '__proto__'), fc.integer(), json),
            compType: fc.constantFrom('row', 'table', 'dynamicTable', 'input', 'nobody', ''),
            columns: fc.oneof(few(column), few(inner), json),
            layoutArray: fc.oneof(few(fc.oneof(few(column), json)), json),
          },
          { requiredKeys: [] },
        ),
      );
    };
    const part = around(around(json));
    fc.assert(
      fc.property(few(part), json, fc.dictionary(fc.string(), json, { maxKeys: 3 }), (list, settings, rest) => {
        const text = JSON.stringify({ ...rest, list, config: settings });
        expect(JSON.stringify(writeForm(read(text).document))).toBe(text);
      }),
    );
  });
});

describe('non-forms are refused', () => {
  test.each([
    [undefined, { code: 'empty' }],
    [null, { code: 'empty' }],
    ['  ', { code: 'empty' }],
    ['42', { code: 'no-form', found: 'number' }],
    [[], { code: 'no-form', found: 'array' }],
    [() => 1, { code: 'no-form', found: 'function' }],
    [
      { config: {}, items: [] },
      { code: 'no-list', found: ['config', 'items'] },
    ],
    [{ list: {} }, { code: 'no-list', found: ['list'] }],
    ['{"list": [\n  {"id": 1,}\n]}', { code: 'syntax', line: 2, column: 12, expected: 'name', found: '}' }],
    ['{"list": [', { code: 'syntax', line: 1, column: 11, expected: 'value' }],
    ['{"list": [], "config": 01}', { code: 'syntax', line: 1, column: 25, expected: 'comma', found: '1' }],
    ["{'list': []}", { code: 'syntax', line: 1, column: 2, expected: 'name', found: "'" }],
    ['{"a": "b\n"}', { code: 'syntax', line: 1, column: 9, expected: 'string-end', found: '\n' }],
    ['{"a": "\\x"}', { code: 'syntax', line: 1, column: 8, expected: 'escape', found: '\\' }],
    ['{"a" 1}', { code: 'syntax', line: 1, column: 6, expected: 'colon', found: '1' }],
    ['{} x', { code: 'syntax', line: 1, column: 4, expected: 'end', found: 'x' }],
  ])('%j', (input, reason) => {
    expect(readForm(input)).toEqual({ ok: false, reason });
  });

  test('any text is parsed like the engine does, or refused with a position', () => {
    const pieces = fc.array(
      fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '1', '-', '.', 'null', ' ', '\n', '"', '\\'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          pieces.map((list) => list.join('')),
          fc.string(),
        ),
        (text) => {
          const reading = readForm(text);
          if (reading.ok || reading.reason.code !== 'syntax') return;
          const form = innermostText(text.replace(/^\uFEFF/, ''));
          expect(() => JSON.parse(form)).toThrow(SyntaxError);
          expect(reading.reason.line).toBeLessThanOrEqual(form.split('\n').length);
        },
      ),
      { examples: [['"{"'], [String.raw`"\"{\""`]] },
    );
  });

  test('the position in double-encoded JSON is one of the decoded text', () => {
    expect(readForm('"{\\n1"')).toEqual({
      ok: false,
      reason: { code: 'syntax', line: 2, column: 1, expected: 'name', found: '1' },
    });
  });

  test('accepts a byte order mark and double-encoded JSON', () => {
    const text = JSON.stringify(sampleForms.mergedTable);
    expect(read(`\uFEFF${text}`).problems).toEqual([]);
    expect(read(JSON.stringify(text)).problems).toEqual([]);
  });
});

describe('the older format', () => {
  const settings = {
    formRef: 'elForm',
    formModel: 'formData',
    size: 'medium',
    labelPosition: 'right',
    labelWidth: 100,
    formBtns: true,
  };
  const older = {
    fields: [
      {
        __config__: {
          label: '手机号',
          tag: 'el-input',
          tagIcon: 'input',
          defaultValue: '',
          required: true,
          layout: 'colFormItem',
          span: 12,
          regList: [{ pattern: '/^1(3|4|5|7|8|9)\\d{9}$/', message: '手机号格式错误' }],
          formId: 101,
        },
        __slot__: { prepend: '+86', append: '' },
        __vModel__: 'mobile',
        placeholder: '请输入手机号',
        maxlength: 11,
        clearable: true,
      },
      {
        __config__: { label: '采购方式', tag: 'el-radio-group', defaultValue: 1, span: 24 },
        __slot__: {
          options: [
            { label: '询价', value: 1 },
            { label: '招标', value: 2 },
          ],
        },
        __vModel__: 'buyType',
      },
      {
        __config__: {
          layout: 'rowFormItem',
          componentName: 'row102',
          children: [
            { __config__: { label: '备注', tag: 'el-input', span: 8 }, __vModel__: 'note', type: 'textarea', rows: 3 },
          ],
        },
        type: 'default',
        gutter: 15,
      },
      { __config__: { label: '签名', tag: 'x-sign', formId: 7 }, pen: 2 },
      null,
    ],
    ...settings,
  };

  test('remote options keep their URL, a cascader its type', () => {
    const fields = [
      {
        __config__: { label: '部门', tag: 'el-select', dataType: 'dynamic', url: '/depts', labelWidth: null },
        __vModel__: 'dept',
        options: [],
      },
      {
        __config__: { label: '地区', tag: 'el-cascader', defaultValue: null },
        __vModel__: 'area',
        options: [{ value: 1, label: '华北' }],
        props: { props: { multiple: true } },
        separator: '-',
        'show-all-levels': true,
      },
    ];
    expect(writeForm(read({ fields }).document).list).toMatchObject([
      { compType: 'select', dataType: 'dynamic', action: '/depts', labelWidth: 80 },
      {
        compType: 'cascader',
        value: [],
        options: [{ value: 1 }],
        props: { separator: '-', 'show-all-levels': true, props: { multiple: true, label: 'label' } },
      },
    ]);
  });

  test('is converted with a notice', () => {
    const { document, problems } = read(older);
    expect(problems.map(({ code, id }) => [code, id])).toEqual([
      ['older-format', undefined],
      ['unknown-type', 'fd_7'],
      ['no-component', undefined],
    ]);
    const { list, config } = writeForm(document);
    expect(config).toEqual({ version: '1.10', ...settings });
    expect(list).toMatchObject([
      {
        id: 'mobile',
        compType: 'input',
        ele: 'el-input',
        label: '手机号',
        required: true,
        span: 12,
        prepend: '+86',
        maxLength: 11,
        value: '',
        rules: [{ rule: '^1(3|4|5|7|8|9)\\d{9}$', msg: '手机号格式错误' }],
      },
      {
        id: 'buyType',
        compType: 'radio',
        value: 1,
        options: [
          { label: '询价', value: 1 },
          { label: '招标', value: 2 },
        ],
      },
      {
        id: 'row102',
        compType: 'row',
        gutter: 15,
        columns: [{ index: 0, span: 8, list: [{ id: 'note', compType: 'textarea', rows: 3 }] }],
      },
      { id: 'fd_7', compType: 'x-sign', label: '签名', pen: 2 },
      null,
    ]);
  });
});
