import { describe, expect, test } from 'vitest';
import { fieldPanels } from '../../fields/fieldPanels';
import { fieldValues } from '../../fields/fieldValues';
import type { Json, JsonObject } from '../document/FormDocument';
import { readForm } from '../document/readForm';
import { runLogic } from '../logic/runLogic';
import { checkForm } from './checkForm';
import { checkSubmission } from './checkSubmission';
import { compileForm } from './compileForm';
import type { FormValues } from './CompiledForm';
import { failureText } from './failureText';
import { initialValues } from './initialValues';
import { linkedAfter, offeredOptions } from './linked';
import { readOptions, staticOptions } from './options';
import { submitValues } from './submitValues';

const CLOCK = { today: '2026-11-21' };
const item = (id: string, compType: string, more: JsonObject = {}): JsonObject => ({
  id,
  compType,
  label: id,
  ...more,
});

function compile(...list: Json[]) {
  const reading = readForm({ list, config: {} });
  if (!reading.ok) throw new Error(reading.reason.code);
  return compileForm(reading.document);
}
function check(list: Json[], values: FormValues) {
  const form = compile(...list);
  return checkForm(form, runLogic(form, { ...initialValues(form), ...values }, CLOCK)).map(({ message }) => message);
}

const NOT_A = [{ rule: '^[^a]', msg: '不能以a开头' }];
const OPTIONS = [
  { label: '询价', value: 1 },
  { label: '竞价', value: '2' },
];

describe('values that no control produces', () => {
  test.each<[string, JsonObject, Json, string | undefined]>([
    ['input', {}, ['x'], 'f的值类型不正确'],
    ['input', { maxLength: 3 }, '四个字呀', '长度不能超过3个字符'],
    ['input', { maxLength: '0' }, '四个字呀', undefined],
    ['textarea', { maxlength: 2 }, '三个字', '长度不能超过2个字符'],
    ['select', { options: OPTIONS }, '1', undefined],
    ['select', { options: OPTIONS }, 3, 'f的值不在可选范围内'],
    ['select', { options: OPTIONS, dataType: 'dynamic' }, 3, undefined],
    ['select', { options: OPTIONS, multiple: true }, [1, 2], undefined],
    ['select', { options: OPTIONS, multiple: true }, [1, 1], 'f的值类型不正确'],
    ['radio', { options: OPTIONS }, { a: 1 }, 'f的值类型不正确'],
    ['checkbox', { options: OPTIONS, min: 2 }, [1], '至少选择2项'],
    ['checkbox', { options: OPTIONS, min: 2 }, [], undefined],
    ['checkbox', { options: OPTIONS, max: 1 }, [1, 2], '最多选择1项'],
    ['Switch', {}, 'true', undefined],
    ['Switch', {}, 'maybe', 'f的值类型不正确'],
    ['inputNumber', { min: 1, max: 9 }, 10, '不能大于9'],
    ['inputNumber', { min: 1, max: 9 }, 0, '不能小于1'],
    ['inputNumber', { precision: 1 }, 0.25, '最多保留1位小数'],
    ['inputNumber', { precision: 0 }, 0.5, '只能输入整数'],
    ['inputNumber', { step: 5, 'step-strictly': true }, 7, '必须是5的整数倍'],
    ['inputNumber', { step: 0.1, 'step-strictly': true }, 0.3, undefined],
    ['inputNumber', {}, 'abc', 'f的值类型不正确'],
    ['slider', { max: 20 }, 21, '不能大于20'],
    ['slider', { range: true }, [1, 5], undefined],
    ['slider', { range: true }, 3, 'f的值类型不正确'],
    ['rate', { max: 5 }, 6, '不能大于5'],
    ['rate', {}, 2.5, 'f的值类型不正确'],
    ['rate', { 'allow-half': true }, 2.5, undefined],
    ['date', { type: 'date', 'value-format': 'yyyy-MM-dd' }, '2026-02-29', 'f应为yyyy-MM-dd格式'],
    ['date', { type: 'date', 'value-format': 'yyyy-MM-dd' }, '2024-02-29', undefined],
    ['date', { type: 'daterange' }, ['2026-02-02', '2026-02-01'], 'f的开始不能晚于结束'],
    ['date', { type: 'datetime' }, '2026-02-02 10:00:00', undefined],
    ['date', { type: 'week', 'value-format': 'yyyy 第 WW 周' }, '2026 第 08 周', undefined],
    [
      'time',
      { 'picker-options': { selectableRange: '08:00:00-18:00:00' } },
      '19:00:00',
      '时间应在08:00:00至18:00:00之间',
    ],
    ['time', {}, '25:00:00', 'f应为HH:mm:ss格式'],
    ['colorPicker', {}, 'rgba(1, 2, 3, 0.5)', undefined],
    ['colorPicker', {}, 'url(x)', 'f的值类型不正确'],
    ['upload', {}, '[{"name":"a.pdf","url":"/sys/common/loadOssFile/1"}]', undefined],
    ['upload', { accept: '.pdf, .docx' }, '[{"name":"a.exe","url":"/x"}]', '该后缀文件不允许上传'],
    ['upload', {}, '[{"name":"a.pdf","url":"javascript:alert(1)"}]', 'f的地址不正确'],
    ['upload', {}, 'a.pdf', 'f的值类型不正确'],
    ['dialogList', {}, 'a;b', '只能选择一项'],
    ['userList', { multi: true }, '王敏,李强_*_u1,u2', undefined],
    ['userDept', {}, '采购部,质量部_*_d1,d2', '只能选择一项'],
    ['editor', { validateMaxText: true, max: 3 }, '<p>四个字呀</p>', 'f超出最大字数限制'],
    ['editor', { required: true }, '<p><br></p>', 'f不能为空'],
    ['editor', { required: true }, '<p><img src="/x"></p>', undefined],
    ['userList', { required: true }, '_*_', 'f不能为空'],
    ['upload', { required: true }, '[]', 'f不能为空'],
    ['radio', { required: true, ruleError: '请选择方式', options: OPTIONS }, '', '请选择方式'],
    ['select', { required: true, ruleError: '该字段不能为空', options: OPTIONS }, '', '该字段不能为空'],
    ['checkbox', { required: true, options: OPTIONS }, [], '该字段不能为空'],
    ['cascader', { required: true }, [], 'f不能为空'],
    ['select', { rules: NOT_A }, 'ab', '不能以a开头'],
    ['select', { multiple: true, rules: NOT_A }, ['b', 'c'], undefined],
    ['select', { multiple: true, rules: NOT_A }, ['b', 'a'], '不能以a开头'],
    ['radio', { rules: NOT_A }, 'a', '不能以a开头'],
    ['checkbox', { rules: NOT_A }, ['b', 'ac'], '不能以a开头'],
    ['cascader', { rules: [{ rule: '^b/', msg: '应在b下' }] }, ['b', 'a'], undefined],
    ['cascader', { rules: [{ rule: '^b/', msg: '应在b下' }] }, ['c', 'a'], '应在b下'],
    [
      'cascader',
      { rules: [{ rule: '^b/', msg: '应在b下' }], props: { props: { multiple: true } } },
      [
        ['b', 'a'],
        ['c', 'a'],
      ],
      '应在b下',
    ],
    ['input', { rules: [{ rule: '(', msg: '坏' }] }, 'x', undefined],
    ['input', { rules: [{ rule: '/^a+$/g', msg: '不是a' }] }, 'b', '不是a'],
    ['input', { rules: [{ rule: '/^[a-f0-9]+x\\.$/i', msg: '不符' }] }, 'A9BX.', undefined],
    ['input', { rules: [{ rule: '/^(?<a>\\d[^b-d])\\u0041?$/gi', msg: '不符' }] }, '1C', '不符'],
    ['input', { rules: [{ rule: '/^(?<a>\\d[^b-d])\\u0041?$/gi', msg: '不符' }] }, '1EA', undefined],
    ['input', { rules: { rule: 'x' } }, 'y', undefined],
    ['input', { rules: [null, 'x', 1, { rule: 3 }, { rule: '' }, {}] }, 'y', undefined],
    ['input', { rules: [{ rule: '^(a+)+$', msg: '不符' }] }, `${'a'.repeat(5000)}!`, '不符'],
    [
      'cascader',
      { options: [{ label: '钢', value: 's', children: [{ label: '板', value: 'p' }] }] },
      ['s', 'p'],
      undefined,
    ],
    [
      'cascader',
      { options: [{ label: '钢', value: 's', children: [{ label: '板', value: 'p' }] }] },
      ['s'],
      'f的值不在可选范围内',
    ],
  ])('%s %j: %j', (type, more, value, message) =>
    expect(check([item('f', type, more)], { f: value })).toEqual(message === undefined ? [] : [message]),
  );

  test.each(Object.entries(fieldPanels).filter(([, { lines }]) => lines.some(({ control }) => control === 'rules')))(
    'the rules of %s are applied',
    (type) => expect(fieldValues[type as keyof typeof fieldValues]?.rules).toBeDefined(),
  );

  test.each([
    ['checkbox', {}, 'a,b', ['a', 'b']],
    ['checkbox', {}, '1，2', [1, 2]],
    ['checkbox', {}, 'a', ['a']],
    ['checkbox', {}, '', []],
    ['checkbox', { options: [{ label: '一', value: 'a,b' }] }, 'a,b', ['a,b']],
    ['select', { multiple: true }, 'a,b', ['a', 'b']],
    ['select', {}, 'a,b', 'a,b'],
    ['cascader', {}, 'a,b', ['a', 'b']],
  ])('the default %s %j %j is read as %j', (type, more, value, read) =>
    expect(compile(item('f', type, { ...more, value })).fields[0]?.initial).toEqual(read),
  );

  test('initial values are never refused', () =>
    expect(check([item('f', 'select', { options: OPTIONS, value: '已停用' })], {})).toEqual([]));
});

describe('conditions and calculations', () => {
  const form = compile(
    item('type', 'select', { options: [{ label: '招标', value: 'bid' }], value: '' }),
    {
      ...item('row', 'row', { logic: { visible: "type == 'bid'" } }),
      columns: [{ index: 0, span: 24, list: [item('why', 'input', { required: true })] }],
    },
    {
      ...item('lines', 'dynamicTable'),
      columns: [
        item('count', 'inputNumber', { value: 2 }),
        item('price', 'inputNumber', { value: 1.1 }),
        item('money', 'inputNumber', { precision: 2, logic: { value: 'count * price' } }),
        item('note', 'input', { logic: { required: 'money > 100', visible: 'count > 0' } }),
      ],
    },
    item('total', 'input', { logic: { value: 'sum(lines.money)', disabled: '1 == 1' } }),
    item('approver', 'input', { logic: { required: 'total > 5' } }),
  );
  const run = (values: FormValues = {}) => runLogic(form, { ...initialValues(form), ...values }, CLOCK);
  const failuresOf = (values: FormValues = {}) =>
    checkForm(form, run(values)).map(({ message, table, row }) => [message, table, row]);

  test('apply transitively', () => {
    expect(run().values).toMatchObject({ lines: [{ money: 2.2 }], total: '2.2' });
    expect(failuresOf({ lines: [{ count: 3, price: 2 }] })).toEqual([['approver不能为空', undefined, undefined]]);
  });

  test('apply per row', () =>
    expect(
      failuresOf({
        lines: [
          { count: 1, price: 1 },
          { count: 200, price: 1 },
        ],
        approver: '王敏',
      }),
    ).toEqual([['note不能为空', 'lines', 1]]));

  test('hidden fields are neither required nor submitted', () => {
    expect(submitValues(form, run())).not.toHaveProperty('why');
    expect(submitValues(form, run({ lines: [{ count: 0 }] })).lines).toEqual([{ count: 0, price: null, money: 0 }]);
    expect(failuresOf({ type: 'bid', approver: 'x' })).toEqual([['why不能为空', undefined, undefined]]);
  });

  test('a calculated value cannot be set from outside', () =>
    expect(checkSubmission(form, { lines: [{ count: 1, price: 3, money: 99 }], total: 1 }, CLOCK).values).toMatchObject(
      {
        lines: [{ money: 3 }],
        total: '3',
      },
    ));

  test('no form blocks for seconds', () => {
    const rows = Array.from({ length: 2000 }, () => ({ count: 1 }));
    const heavy = compile({
      ...item('lines', 'dynamicTable'),
      columns: [
        item('count', 'inputNumber'),
        ...Array.from({ length: 50 }, (_, at) =>
          item(`c${at}`, 'inputNumber', { logic: { value: 'sum(lines.count, lines.count, lines.count)' } }),
        ),
      ],
    });
    const { failures } = checkSubmission(heavy, { lines: rows }, CLOCK);
    expect(failures[0]).toMatchObject({ code: 'too-complex', message: '表单的计算过于复杂，请减少行数' });
  });

  test('a cycle is reported with its path; the rest works', () => {
    const ring = compile(
      item('a', 'input', { logic: { value: 'b + 1' } }),
      item('b', 'input', { logic: { value: 'c + 1' } }),
      item('c', 'input', { logic: { visible: 'empty(a)' } }),
      item('d', 'input', { logic: { value: '1 + 1' } }),
      item('e', 'input', { logic: { required: 'nobody > 1', visible: 'a +' } }),
    );
    expect(ring.logic.problems).toEqual([
      { key: 'e', aspect: 'visible', code: 'syntax', at: 3 },
      { key: 'e', aspect: 'required', code: 'unknown-field', names: ['nobody'] },
      ...(['a', 'b', 'c'] as const).map((key) => ({
        key,
        aspect: key === 'c' ? 'visible' : 'value',
        code: 'cycle',
        names: ['a', 'b', 'c', 'a'],
      })),
    ]);
    expect(runLogic(ring, initialValues(ring), CLOCK).values.d).toBe('2');
  });
});

test('names of built-in members are valid ids', () => {
  const form = compile(item('__proto__', 'input', { value: 'x' }), item('constructor', 'input', { required: true }));
  const state = runLogic(form, initialValues(form), CLOCK);
  expect(Object.keys(submitValues(form, state))).toEqual(['__proto__', 'constructor']);
  expect(checkForm(form, state).map(({ id }) => id)).toEqual(['constructor']);
});

describe('remote options', () => {
  test.each([
    [[{ text: '甲', value: 1 }]],
    [{ result: [{ label: '甲', value: 1 }] }],
    [{ success: true, data: { records: [{ title: '甲', value: 1 }] } }],
  ])('are found in %j', (answer) => expect(readOptions(answer)).toEqual([{ label: '甲', value: 1 }]));
  test.each([[undefined], ['x'], [{ result: {} }]])('are not in %j', (answer) =>
    expect(readOptions(answer)).toBeUndefined(),
  );

  test('linked ones depend on the parent field', () => {
    const form = compile(
      item('province', 'select', { options: ['浙江', '江苏'] }),
      item('city', 'select', {
        linkTo: 'province',
        options: [
          { label: '杭州', value: 'hz', parent: '浙江' },
          { label: '苏州', value: 'sz', parent: '江苏' },
        ],
      }),
      item('district', 'select', { linkTo: 'city' }),
    );
    const [province, city, district] = form.fields;
    expect(linkedAfter(form, province!)).toEqual([city, district]);
    const offered = offeredOptions(city!, staticOptions(city!.data), { province: '浙江' });
    expect(offered.map(({ label }) => label)).toEqual(['杭州']);
    expect(
      checkForm(form, runLogic(form, { province: '浙江', city: 'sz' }, CLOCK)).map(({ message }) => message),
    ).toEqual(['city的值不在可选范围内']);
  });
});

test('away from its field a failure names it', () => {
  expect(failureText({ label: '采购类型', message: '该字段不能为空' })).toBe('采购类型：该字段不能为空');
  expect(failureText({ label: 'Type', message: 'Required' }, { locale: 'en-US' })).toBe('Type: Required');
  expect(failureText({ label: '名称', message: '名称不能为空' })).toBe('名称不能为空');
});
