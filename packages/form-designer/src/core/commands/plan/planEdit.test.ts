import { describe, expect, test } from 'vitest';
import type { CompType } from '../../../fields/CompType';
import { newTree } from '../../catalogue/newTree';
import type { FormDocument, Json, JsonObject } from '../../document/FormDocument';
import { newDocument } from '../../document/newDocument';
import { writeForm } from '../../document/writeForm';
import { runCommand, startHistory, undoCommand } from '../../history/runHistory';
import { applyCommand } from '../applyCommand';
import type { MemberChanges, FormCommand } from '../FormCommand';
import { coerceText } from './coerceText';
import { planEdit, type PlanEditOptions } from './planEdit';

const apply = (document: FormDocument, command: FormCommand) => {
  const outcome = applyCommand(document, command);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.document;
};
/** A form with one component `fd_1` of a type. */
const form = (type: CompType, data: JsonObject = {}) => {
  const tree = newTree(type, () => 1);
  const key = tree.key;
  const document = apply(newDocument(), { type: 'add', at: { parent: 'root', index: 0 }, trees: [tree] });
  return { key, document: apply(document, { type: 'edit', key, changes: data }) };
};
/** The component after consecutive panel changes. */
function after(type: CompType, data: JsonObject, steps: MemberChanges[], options?: PlanEditOptions): JsonObject {
  const start = form(type, data);
  const end = steps.reduce((now, changes) => apply(now, planEdit(now, start.key, changes, options)), start.document);
  return end.nodes.get(start.key)!.data;
}

describe('toggles (B§4)', () => {
  const options = [{ label: '询价', value: 1 }];

  test('dynamic sets the static options aside, static restores them; neither is saved', () => {
    const { key, document } = form('select', { options });
    let history = startHistory(document);
    const change = (changes: MemberChanges) => {
      const outcome = runCommand(history, planEdit(history.document, key, changes));
      if (outcome.ok) history = outcome.history;
    };
    change({ dataType: 'dynamic' });
    expect(writeForm(history.document).list[0]).toMatchObject({ dataType: 'dynamic', options: [] });
    expect(JSON.stringify(writeForm(history.document))).not.toContain('询价');
    change({ dataType: 'dynamic' });
    change({ dataType: 'static' });
    expect(history.document.nodes.get(key)!.data['options']).toBe(options);
    expect(history.document.nodes.get(key)).not.toHaveProperty('stash');
    history = undoCommand(history);
    expect(history.document.nodes.get(key)).toMatchObject({ data: { options: [] }, stash: { staticOptions: options } });
  });

  test.each<[string, CompType, JsonObject, MemberChanges[], JsonObject]>([
    ['multiple', 'select', { value: 1 }, [{ multiple: true }], { value: [] }],
    ['multiple off', 'select', { multiple: true, value: [1] }, [{ multiple: false }], { value: '' }],
    ['multiple of a cascader', 'cascader', { value: [1, 11] }, [{ 'props.props.multiple': true }], { value: [] }],
    ['label off', 'input', {}, [{ showLabel: false }], { labelWidth: 1 }],
    ['label off and on', 'input', {}, [{ showLabel: false }, { showLabel: true }], { labelWidth: 80 }],
    ['label of a button', 'button', {}, [{ showLabel: true }, { showLabel: false }], { labelWidth: 0 }],
    ['label of a barcode', 'barCode', {}, [{ showLabel: true }, { showLabel: false }], { labelWidth: 0 }],
    [
      'a preset rule',
      'input',
      {},
      [{ rulesType: 'phone' }],
      { rulesType: 'phone', rules: [{ rule: '^0?(?:13|14|15|17|18|19)\\d{9}$', msg: '您输入的电话号码不符合规则' }] },
    ],
    [
      'one preset twice',
      'input',
      {},
      [{ rulesType: 'number' }, { rulesType: 'default' }, { rulesType: 'number' }],
      { rules: [{ rule: '^\\d+$', msg: '您输入的内容不符合纯数字规则' }] },
    ],
    ['no preset of that name', 'input', {}, [{ rulesType: 'constructor' }], { rules: [] }],
    ['new window', 'link', {}, [{ target: true }], { target: '_blank' }],
    ['same window', 'link', { target: '_blank' }, [{ target: false }], { target: '_self' }],
    ['a range of numbers', 'slider', {}, [{ range: true }], { value: [0, 20] }],
    ['a range of times', 'time', { value: '08:00:00' }, [{ 'is-range': true }], { value: [] }],
    [
      'day to moments from–to',
      'date',
      {},
      [{ type: 'datetimerange' }],
      { value: [], format: 'yyyy-MM-dd HH:mm:ss', 'value-format': 'yyyy-MM-dd HH:mm:ss' },
    ],
    [
      'a format of its own stays',
      'date',
      { format: 'MM/dd' },
      [{ type: 'month' }],
      { format: 'MM/dd', 'value-format': 'yyyy-MM' },
    ],
  ])('%s', (_, type, data, steps, expected) => {
    expect(after(type, data, steps)).toMatchObject(expected);
  });

  test('area data replaces the options, and the previous options are restored', () => {
    const areaTree: Json = [{ value: '110000', label: '北京市' }];
    const data = { options: [{ code: 1, name: '电气' }] };
    const keys = { 'props.props.label': 'name' };
    const on = after('cascader', data, [keys, { 'china-area-data': true }], { areaTree });
    expect(on).toMatchObject({ options: areaTree, value: [], props: { separator: '/', props: { label: 'label' } } });
    const off = after('cascader', data, [keys, { 'china-area-data': true }, { 'china-area-data': false }], {
      areaTree,
    });
    expect(off).toMatchObject({
      ...data,
      'china-area-data': false,
      props: { props: { label: 'name', value: 'value' } },
    });
  });
});

test("without a tree, area data leaves the item's options unchanged", () => {
  const data = { options: [{ label: '电气', value: 'elec' }], value: ['elec'] };
  const on = after('cascader', data, [{ 'china-area-data': true }]);
  expect(on).toMatchObject({ ...data, 'china-area-data': true, value: [] });
  const off = after('cascader', { ...data, 'china-area-data': true }, [{ 'china-area-data': false }]);
  expect(off).toMatchObject({ ...data, 'china-area-data': false, value: [] });
});

test('bounds of the panel (B§5); numbers saved as text stay text', () => {
  expect(after('input', {}, [{ span: 30, labelWidth: '0' }])).toMatchObject({ span: 24, labelWidth: 1 });
  expect(after('text', {}, [{ size: 90, bold: 500 }])).toMatchObject({ size: '50', bold: '500' });
});

test('a default value is written to modelValue if the file stores it there', () => {
  const data = after('select', { modelValue: 1 }, [{ value: '2' }]);
  expect(data['value']).toBe(2);
  const { key, document } = form('select');
  const fork = apply(document, { type: 'edit', key, changes: { value: undefined, modelValue: 1 } });
  expect(planEdit(fork, key, { value: '3' }).changes).toEqual({ modelValue: 3 });
});

test.each<[Json, Json | undefined, Json]>([
  ['12', '', 12],
  ['-1.5', '', -1.5],
  ['007', '', '007'],
  ['1e3', '', '1e3'],
  ['99999999999999999', '', '99999999999999999'],
  ['', '', ''],
  ['true', '', true],
  ['false', 1, false],
  ['电缆', '', '电缆'],
  ['1, 2,甲，true,', [], [1, 2, '甲', true]],
  ['', [1], []],
  [[1], '', [1]],
])('%j over %j becomes %j', (text, current, meant) => {
  expect(coerceText(text, current)).toEqual(meant);
});

test('new option values are coerced, existing ones are unchanged', () => {
  const options = [{ label: '询价', value: '1' }];
  const next = [...options, { label: '招标', value: '2' }, { label: '是', value: 'true' }];
  expect(after('radio', { options }, [{ options: next }])['options']).toEqual([
    { label: '询价', value: '1' },
    { label: '招标', value: 2 },
    { label: '是', value: true },
  ]);
});

test('nested members: only the path changes', () => {
  const { key, document } = form('cascader');
  const { changes } = planEdit(document, key, { 'props.props.multiple': true });
  expect(Object.keys(changes)).toEqual(['value', 'props']);
  expect(planEdit(document, 'nobody', { label: 'x' }).changes).toEqual({ label: 'x' });
  expect({}).not.toHaveProperty('polluted');
  expect(Object.keys(planEdit(document, key, { '__proto__.polluted': 1 }).changes)).toEqual(['__proto__']);
});
