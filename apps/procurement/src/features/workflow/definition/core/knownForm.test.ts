import type { ProcessDefinition } from '@gezi/domain';
import { expect, test } from 'vitest';
import { formVariables, readKnownForm } from './knownForm';

const item = (id: string, compType: string, label: string, more: object = {}) => ({ id, compType, label, ...more });
const formOf = (...list: object[]) => readKnownForm('表单', JSON.stringify({ list, config: {} }));

const trip = formOf(
  item('days', 'inputNumber', '天数'),
  item('reason', 'input', ''),
  item('kind', 'select', '类型', { options: [{ label: '国内', value: 1 }] }),
  item('with', 'checkbox', '同行', { options: [{ label: '甲', value: 'a' }] }),
  item('due-date', 'date', '日期'),
  { ...item('lines', 'dynamicTable', '明细'), columns: [item('what', 'input', '内容')] },
);

test('reads the fields of a form with what conditions may compare', () => {
  expect(trip.fields.map(({ id, label, variable }) => [id, label, variable?.type])).toEqual([
    ['days', '天数', 'number'],
    ['reason', 'reason', 'text'],
    ['kind', '类型', 'select'],
    ['with', '同行', undefined],
    ['due-date', '日期', undefined],
    ['lines', '明细', undefined],
  ]);
  expect(readKnownForm('坏', 'no json').fields).toEqual([]);
});

test('offers the fields of the main form and of the forms of steps', () => {
  const people = { dataType: 'fixed', candidateUsers: [], candidateGroups: [] } as const;
  const definition: ProcessDefinition = {
    key: 'trip',
    name: '',
    nodes: [
      { id: 'lead', name: '', type: 'userTask', people, formKey: 'score' },
      { id: 'start', name: '', type: 'start', formKey: 'trip' },
    ],
    flows: [],
  };
  const score = formOf(item('score', 'inputNumber', '评分'), item('days', 'input', '别的天数'));
  const forms = new Map([
    ['trip', trip],
    ['score', score],
  ]);
  expect(formVariables(definition, forms).map(({ key, label }) => `${key} ${label}`)).toEqual([
    'days 天数',
    'reason reason',
    'kind 类型',
    'score 评分',
  ]);
  expect(formVariables(definition, new Map([['trip', null]]))).toEqual([]);
});
