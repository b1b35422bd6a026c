import { expect, test } from 'vitest';
import everyComponent from '../../../testdata/01-every-component.json';
import requisition from '../../../testdata/02-purchase-requisition.json';
import mergedTable from '../../../testdata/03-merged-table.json';
import { fieldTypes } from '../../fields/fieldTypes';
import type { CompType } from '../../fields/CompType';
import { newTree } from '../catalogue/newTree';
import type { JsonObject } from '../document/FormDocument';
import { formText } from '../document/formText';
import { readForm } from '../document/readForm';
import { editorProblems } from './editorProblems';

const problemsOf = (form: unknown) => {
  const reading = readForm(form);
  return reading.ok ? editorProblems(reading.document) : [];
};
const problemsOfItem = (type: CompType, data: JsonObject) => {
  const item = { ...newTree(type, () => 1).data, id: 'a', ...data };
  return problemsOf({
    list: [item, { id: 'b', compType: 'select', label: '二', options: [{ label: 'x', value: 1 }] }],
    config: { size: 'medium' },
  }).map(({ code, member, detail }) => [code, member, detail].filter((part) => part !== undefined).join(' '));
};

test('valid forms have none', () => {
  expect([everyComponent, requisition, mergedTable].flatMap(problemsOf)).toEqual([]);
});

test('a new component of each type has none, except for missing URLs', () => {
  const types = Object.keys(fieldTypes).filter(
    (type) => fieldTypes[type as CompType].layout === 'colItem',
  ) as CompType[];
  expect(types.filter((type) => problemsOfItem(type, {}).length > 0)).toEqual(['dialogList']);
});

test.each<[CompType, JsonObject, string[]]>([
  ['input', { required: true, label: ' ' }, ['empty-label label']],
  ['input', { rules: [{ rule: '(', msg: '错' }] }, ['bad-expression rules (']],
  ['input', { rules: [{ rule: '(a+)+$', msg: '错' }] }, ['bad-expression rules (a+)+$']],
  [
    'input',
    { span: 25, labelWidth: '300', maxLength: 'x' },
    ['bad-number span 25', 'bad-number labelWidth "300"', 'bad-number maxLength "x"'],
  ],
  ['inputNumber', { min: 9, max: '3' }, ['bounds-crossed min 9 > 3']],
  [
    'input',
    { logic: { visible: 'nobody > 1', required: '1 +', value: 'a' } },
    [
      'bad-formula logic.visible unknown-field: nobody',
      'bad-formula logic.required syntax',
      'bad-formula logic.value cycle: a → a',
    ],
  ],
  ['select', { linkTo: 'b' }, []],
  ['select', { linkTo: 'c' }, ['unknown-link linkTo c']],
  ['select', { options: 'x' }, ['bad-options options']],
  ['select', { options: [] }, ['empty-options options']],
  ['radio', { options: [{ label: '甲' }] }, ['bad-options options']],
  [
    'radio',
    {
      options: [
        { label: '甲', value: 1 },
        { label: '乙', value: 1 },
      ],
      value: 2,
    },
    ['duplicate-option options 1', 'bad-value value 2'],
  ],
  ['select', { dataType: 'dynamic', action: '' }, ['missing-action action']],
  ['cascader', { 'china-area-data': true, options: [] }, []],
  ['dialogList', { action: '/rows', colConf: '[{' }, ['bad-column-list colConf']],
  [
    'userList',
    { colConf: '[{"label":"姓名","property":"name"},{"label":"名","property":"name"}]' },
    ['bad-column-list colConf name'],
  ],
  ['link', { href: ' java\u0001script:alert(1)' }, ['unsafe-address href  java\u0001script:alert(1)']],
  ['upload', { action: 'data:text/html,x' }, ['unsafe-address action data:text/html,x']],
])('%s %j', (type, data, expected) => {
  expect(problemsOfItem(type, data)).toEqual(expected);
});

test('components in forbidden positions', () => {
  const inner = { id: 'inner', compType: 'row', columns: [] };
  const form = {
    list: [
      { id: 'r', compType: 'row', columns: [{ span: 24, list: [inner] }] },
      { id: 'd', compType: 'dynamicTable', columns: [{ id: 'u', compType: 'userList' }] },
    ],
    config: { size: 'mini' },
  };
  expect(problemsOf(form).map(({ code, id, detail }) => [code, id, detail])).toEqual([
    ['misplaced', 'inner', 'nested-layout'],
    ['misplaced', 'u', 'not-in-dynamic-table'],
  ]);
});

test('JSON text of a form, even nested ten thousand levels deep', () => {
  const reading = readForm(mergedTable);
  expect(reading.ok && formText(reading.document, 2)).toBe(JSON.stringify(mergedTable, null, 2));
  const deep = `{"list":[${'[{"a":'.repeat(10_000)}null${'},{}]'.repeat(10_000)}],"config":{}}`;
  const read = readForm(deep);
  expect(read.ok && formText(read.document) === deep).toBe(true);
  const small = readForm('{"list":[[{"a":[]}]],"config":{"b":{}}}');
  expect(small.ok && formText(small.document, 2)).toBe(
    '{\n  "list": [\n    [\n      {\n        "a": []\n      }\n    ]\n  ],\n  "config": {\n    "b": {}\n  }\n}',
  );
});
