import { describe, expect, test } from 'vitest';
import everyComponent from '../../../../testdata/01-every-component.json';
import requisition from '../../../../testdata/02-purchase-requisition.json';
import mergedTable from '../../../../testdata/03-merged-table.json';
import { applyCommand } from '../../commands/applyCommand';
import type { FormCommand } from '../../commands/FormCommand';
import { newTree } from '../../catalogue/newTree';
import type { FormDocument, JsonObject } from '../../document/FormDocument';
import { readForm } from '../../document/readForm';
import { describeChange } from './describeChange';
import { diffForms } from './diffForms';

const open = (form: unknown) => (readForm(form) as { document: FormDocument }).document;
const changed = (form: unknown, ...commands: FormCommand[]) => {
  const before = open(form);
  const after = commands.reduce((now, command) => {
    const outcome = applyCommand(now, command);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    return outcome.document;
  }, before);
  return diffForms(before, after);
};
const changesOf = (form: unknown, ...commands: FormCommand[]) =>
  changed(form, ...commands).map((change) => `${change.breaking ? '! ' : ''}${describeChange(change)}`);
const edit = (key: string, changes: JsonObject): FormCommand => ({ type: 'edit', key, changes });

test('a form equals itself, whatever the order of its members', () => {
  for (const form of [everyComponent, requisition, mergedTable]) expect(diffForms(open(form), open(form))).toEqual([]);
  const [first, ...rest] = everyComponent.list;
  const turned = Object.fromEntries(Object.entries(first!).reverse());
  expect(diffForms(open(everyComponent), open({ ...everyComponent, list: [turned, ...rest] }))).toEqual([]);
});

describe('a redesigned requisition', () => {
  test.each<[string, FormCommand[], string[]]>([
    ['removed', [{ type: 'remove', keys: ['fd_phone'] }], ['! 删除「联系电话」']],
    ['a text removed', [{ type: 'remove', keys: ['fd_title'] }], ['删除「文本」']],
    [
      'renamed',
      [{ type: 'rename', key: 'fd_phone', id: 'fd_mobile' }],
      ['! 「联系电话」的ID由 fd_phone 改为 fd_mobile'],
    ],
    ['another label', [edit('fd_phone', { label: '手机' })], ['「手机」的标题由「联系电话」改为「手机」']],
    ['required', [edit('fd_attach', { required: true })], ['! 「附件」改为必填']],
    ['optional', [edit('fd_phone', { required: false })], ['「联系电话」改为选填']],
    ['another type', [edit('fd_phone', { compType: 'textarea' })], ['! 「联系电话」的类型由单行文本改为多行文本']],
    [
      'choices',
      [
        edit('fd_buyType', {
          options: [
            { label: '询价采购', value: '1' },
            { label: '单一来源采购', value: '2' },
            { label: '框架协议', value: '9' },
          ],
        }),
      ],
      [
        '! 「采购类型」删除选项：竞争谈判、竞价采购、公开招标',
        '「采购类型」新增选项：框架协议',
        '「采购类型」的选项由单一来源改名为单一来源采购',
      ],
    ],
    [
      'choices from elsewhere',
      [edit('fd_buyType', { dataType: 'dynamic', action: '/dict', options: [] })],
      ['! 「采购类型」的选项来源由无改为/dict'],
    ],
    [
      'several values',
      [edit('fd_buyType', { multiple: true })],
      ['! 「采购类型」的multiple由否改为是，值的形式随之改变'],
    ],
    [
      'bounds',
      [edit('fd_d_qty', { max: 99, min: 0, precision: '0' })],
      ['「数量」的min放宽：由1改为0', '! 「数量」的max收紧：由9999改为99'],
    ],
    [
      'files',
      [edit('fd_attach', { accept: '.PDF', fileSize: 50 })],
      ['「附件」的fileSize放宽：由20改为50', '! 「附件」的accept收紧：由.pdf, .docx, .xlsx改为.PDF'],
    ],
    [
      'rules',
      [edit('fd_budget', { rules: [{ rule: '^\\d+$', msg: '整数' }] })],
      ['! 「预算金额」新增校验规则：^\\d+$', '「预算金额」删除校验规则：^\\d+(\\.\\d{1,2})?$'],
    ],
    [
      'the message of a rule',
      [edit('fd_phone', { rules: [{ rule: '0?(13|14|15|17|18|19)[0-9]{9}', msg: '错' }] })],
      [
        '「联系电话」的rules由{"rule":"0?(13|14|15|17|18|19)[0-9]{9}","msg":"您输入的电话号码不符合规则…改为{"rule":"0?(13|14|15|17|18|19)[0-9]{9}","msg":"错"}',
      ],
    ],
    [
      'a date otherwise written',
      [edit('fd_d_date', { 'value-format': 'yyyy/MM/dd' })],
      ['! 「需求日期」的值格式由yyyy-MM-dd改为yyyy/MM/dd'],
    ],
    [
      'an expression',
      [edit('fd_reason', { logic: { required: 'fd_budget > 1000' } })],
      ['! 「采购理由」的logic.required表达式由无改为fd_budget > 1000'],
    ],
    [
      'out of a row',
      [{ type: 'move', keys: ['fd_phone'], at: { parent: 'root', index: 0 } }],
      ['「联系电话」由「row_1718000000444」移至表单'],
    ],
    [
      'into a dynamic table',
      [{ type: 'move', keys: ['fd_budget'], at: { parent: 'fd_detail', index: 0 } }],
      ['! 「预算金额」由表单移至「fd_detail」'],
    ],
    ['order', [{ type: 'move', keys: ['fd_attach'], at: { parent: 'root', index: 0 } }], ['调整「附件」的顺序']],
    ['spans', [{ type: 'setColumns', key: 'row_1718000000407', spans: [8, 16] }], ['调整「栅格布局」的布局']],
    ['settings', [{ type: 'configure', changes: { labelWidth: 120 } }], ['表单设置labelWidth由100改为120']],
    [
      'added',
      [{ type: 'add', at: { parent: 'root', index: 0 }, trees: [newTree('input', () => 7)] }],
      ['新增「单行文本」'],
    ],
    [
      'any other member',
      [edit('fd_phone', { placeholder: '手机' })],
      ['「联系电话」的placeholder由请输入联系电话改为手机'],
    ],
  ])('%s', (_, commands, expected) => {
    expect(changesOf(requisition, ...commands)).toEqual(expected);
  });
});

describe('one component', () => {
  const OPTIONS: readonly JsonObject[] = [
    { label: '甲', value: 1 },
    { label: '乙', value: 2, parent: 'a' },
  ];
  test.each<[JsonObject, JsonObject, [code: string, breaking: boolean, member?: string][]]>([
    [{ compType: 'inputNumber', step: 1 }, { step: 5 }, [['changed', false, 'step']]],
    [{ compType: 'inputNumber', step: 5 }, { 'step-strictly': true }, [['narrowed', true, 'step']]],
    [
      { compType: 'inputNumber', step: 5, 'step-strictly': true },
      { 'step-strictly': false },
      [['widened', false, 'step']],
    ],
    [{ compType: 'editor', max: 2000 }, { max: 500 }, [['changed', false, 'max']]],
    [{ compType: 'editor', max: 2000 }, { validateMaxText: true }, [['narrowed', true, 'max']]],
    [{ compType: 'editor' }, { validateMaxText: true }, [['narrowed', true, 'max']]],
    [
      { compType: 'time', 'picker-options': { selectableRange: '00:00:00-23:59:59' } },
      { 'picker-options': { selectableRange: '08:00:00-18:00:00' } },
      [['narrowed', true, 'picker-options.selectableRange']],
    ],
    [{ compType: 'upload', multiple: false }, { multiple: true }, [['changed', false, 'multiple']]],
    [{ compType: 'select', multiple: false }, { multiple: true }, [['shape-changed', true, 'multiple']]],
    [
      { compType: 'select', options: OPTIONS },
      { options: [{ label: '甲', value: 1, disabled: true }, OPTIONS[1]!] },
      [['options-removed', true, 'options']],
    ],
    [
      { compType: 'select', options: OPTIONS },
      { options: [OPTIONS[0]!, { ...OPTIONS[1]!, parent: 'b' }] },
      [
        ['options-removed', true, 'options'],
        ['options-added', false, 'options'],
      ],
    ],
    [{ compType: 'input' }, { logic: { visible: 'a > 1' } }, [['logic-changed', true, 'logic.visible']]],
    [{ compType: 'input' }, { logic: { value: 'a + 1' } }, [['logic-changed', true, 'logic.value']]],
    [{ compType: 'input' }, { logic: { disabled: 'a > 1' } }, [['logic-changed', false, 'logic.disabled']]],
    [{ compType: 'input', logic: { visible: 'a > 1' } }, { logic: {} }, [['logic-changed', false, 'logic.visible']]],
    [{ compType: 'dynamicTable', columns: [] }, { visible: false }, [['changed', true, 'visible']]],
  ])('%j with %j', (before, changes, expected) => {
    const item = { id: 'f', label: '字段', ...before };
    const found = diffForms(open({ list: [item], config: {} }), open({ list: [{ ...item, ...changes }], config: {} }));
    expect(found.map(({ code, breaking, member }) => [code, breaking, member])).toEqual(expected);
  });
});

test('in English, with a new required field', () => {
  const tree = newTree('input', () => 7);
  const added = { ...tree, data: { ...tree.data, required: true, label: 'Phone' } };
  const [change] = changed(requisition, { type: 'add', at: { parent: 'root', index: 0 }, trees: [added] });
  expect(change).toMatchObject({ code: 'added', breaking: true, id: 'fd_7', type: 'input' });
  expect(describeChange(change!, { locale: 'en-US' })).toBe('“Phone” added');
  const narrowed = { code: 'narrowed', breaking: true, id: 'a', label: '数量', member: 'max', from: 9, to: 5 } as const;
  expect(describeChange(narrowed, { memberName: () => '最大值' })).toBe('「数量」的最大值收紧：由9改为5');
});
