import type { FieldRight, ProcessDefinition, UserTaskNode } from '@gezi/domain';
import { expect, test } from 'vitest';
import { lostRights, rightsGroups, withRights } from './nodeRights';

const lead: UserTaskNode = {
  id: 'lead',
  name: '主管',
  type: 'userTask',
  people: { dataType: 'fixed', assignee: 'li', candidateUsers: [], candidateGroups: [] },
  formKey: 'score',
};
const definitionOf = (node: UserTaskNode): ProcessDefinition => ({
  key: 'trip',
  name: '',
  nodes: [{ id: 'start', name: '', type: 'start', formKey: 'trip' }, node],
  flows: [{ id: 'f', name: '', from: 'start', to: 'lead' }],
});
const field = (id: string) => ({ id, label: id });
const forms = new Map([
  ['trip', { name: '出差', fields: [field('days'), field('note')] }],
  ['score', { name: '评分', fields: [field('score'), field('note')] }],
]);
const groupsOf = (node: UserTaskNode) => rightsGroups(definitionOf(node), node, forms);
const rights = (node: UserTaskNode) => node.fieldRights?.map(({ field: id, right }) => `${id}:${right}`);
const change = (node: UserTaskNode, at: number, changes: Readonly<Record<string, FieldRight['right']>>) =>
  withRights(definitionOf(node), node, groupsOf(node)[at]!, new Map(Object.entries(changes)));

test('lists the fields of the main form and of the form of the step', () => {
  expect(groupsOf(lead).map(({ name, rows }) => [name, rows.map((row) => `${row.field.id}:${row.right}`)])).toEqual([
    ['出差', ['days:readonly', 'note:readonly']],
    ['评分', ['score:editable']],
  ]);
});

test('keeps what differs from the rights of the step', () => {
  const hidden = change(lead, 0, { days: 'hidden' });
  expect(rights(hidden)).toEqual(['days:hidden']);
  expect(rights(change(hidden, 0, { days: 'required', note: 'readonly' }))).toEqual(['days:required']);
  expect(change(hidden, 0, { days: 'readonly', note: 'readonly' })).toEqual(lead);
  expect(rights(change(hidden, 1, { score: 'editable' }))).toEqual(['days:hidden']);
  expect(rights(change(hidden, 1, { score: 'required' }))).toEqual(['days:hidden', 'score:required']);
});

test('keeps attributes of a form property, and names rights to fields that are gone', () => {
  const given: UserTaskNode = {
    ...lead,
    fieldRights: [
      { field: 'days', right: 'hidden', attributes: { name: 'Days' } },
      { field: 'gone', right: 'hidden' },
    ],
  };
  expect(change(given, 0, { days: 'readonly' }).fieldRights).toEqual([
    { field: 'days', right: 'readonly', attributes: { name: 'Days' } },
    { field: 'gone', right: 'hidden' },
  ]);
  expect(lostRights(given, groupsOf(given))).toEqual([{ field: 'gone', right: 'hidden' }]);
});
