import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBpmn, writeBpmn } from '../bpmn';
import { FIELD_RIGHTS, validateDefinition, type FieldRight, type FlowNode, type ProcessDefinition } from '../model';
import { definitionOf, simpleOf } from '../simple';
import { endNode, processOf, startNode, taskOf } from '../testing';
import { checkForms, isInitiatorStep, readingRights, rightsAt } from './fieldRights';

const rightsOf = (text: string): readonly FieldRight[] =>
  text.split(' ').map((pair) => {
    const [field = '', right] = pair.split(':');
    return { field, right: right as FieldRight['right'] };
  });

const leave = (start: Partial<FlowNode>, lead: Parameters<typeof taskOf>[2] = {}): ProcessDefinition =>
  processOf(
    [
      { ...startNode, ...start } as FlowNode,
      taskOf('apply', '${INITIATOR}'),
      taskOf('lead', 'zhang', lead),
      taskOf('again', '${INITIATOR}'),
      endNode,
    ],
    ['start>apply', 'apply>lead', 'lead>again', 'again>end'],
  );

test.each([
  ['start', true],
  ['apply', true],
  ['lead', false],
  ['again', false],
  ['end', false],
  ['nothing', false],
])('tells whether %s is a step of the initiator', (id, expected) => {
  expect(isInitiatorStep(leave({}), id)).toBe(expected);
});

test.each([
  ['start', 'main', { days: 'required', pay: 'editable', note: 'editable' }],
  ['apply', 'main', { days: 'editable', pay: 'editable', note: 'editable' }],
  ['lead', 'main', { days: 'readonly', pay: 'hidden', note: 'required' }],
  ['lead', 'node', { days: 'editable', pay: 'hidden', note: 'required' }],
  ['again', 'main', { days: 'readonly', pay: 'readonly', note: 'readonly' }],
  ['nothing', 'main', { days: 'readonly', pay: 'readonly', note: 'readonly' }],
] as const)('gives the rights at %s to the %s form', (id, form, expected) => {
  const definition = leave(
    { fieldRights: rightsOf('days:required') },
    { fieldRights: rightsOf('pay:hidden note:required') },
  );
  expect(rightsAt(definition, id, ['days', 'pay', 'note'], form)).toEqual(expected);
});

test('shows a reader what one of their steps shows', () => {
  const steps = [
    { days: 'editable', pay: 'hidden' },
    { days: 'hidden', pay: 'hidden', note: 'readonly' },
  ] as const;
  expect(readingRights(steps, ['days', 'pay', 'note', 'other'])).toEqual({
    days: 'readonly',
    pay: 'hidden',
    note: 'readonly',
    other: 'hidden',
  });
});

test('names the element and the field of a right that no form has', () => {
  const fieldsOf = (key: string) => (key === 'leave' ? ['days'] : key === 'opinion' ? ['grade'] : undefined);
  const main = { formKey: 'leave', fieldRights: rightsOf('days:required') };
  expect(
    checkForms(leave(main, { formKey: 'opinion', fieldRights: rightsOf('days:hidden grade:required') }), fieldsOf),
  ).toEqual([]);
  expect(checkForms(leave(main, { fieldRights: rightsOf('grade:required') }), fieldsOf)).toEqual([
    { code: 'field-unknown', elementId: 'lead', name: 'lead', field: 'grade' },
  ]);
  expect(checkForms(leave(main, { formKey: 'gone' }), fieldsOf)).toEqual([
    { code: 'form-unknown', elementId: 'lead', name: 'lead' },
  ]);
  expect(checkForms(leave({}, { fieldRights: rightsOf('any:hidden') }), fieldsOf)).toEqual([]);
  const told = (message: string) => [{ event: 'create', handler: 'notify', params: { message } }] as const;
  const hiding = { fieldRights: rightsOf('days:hidden'), listeners: told('请假${days}天') };
  expect(checkForms(leave(main, hiding), fieldsOf)).toEqual([
    { code: 'field-told', elementId: 'lead', name: 'lead', field: 'days' },
  ]);
  expect(checkForms(leave(main, { ...hiding, listeners: told('请假待审') }), fieldsOf)).toEqual([]);
  expect(validateDefinition(leave({}, { fieldRights: rightsOf('a:hidden b:readonly a:required') }))).toEqual([
    { code: 'field-twice', elementId: 'lead', name: 'lead', field: 'a' },
  ]);
});

const name = fc.stringMatching(/^[\p{L}_][\p{L}\p{N}_-]{0,12}$/u);
const fieldRights = fc.uniqueArray(
  fc.record(
    {
      field: name,
      right: fc.constantFrom(...FIELD_RIGHTS),
      attributes: fc.record({ name, type: fc.constantFrom('string', 'long') }),
    },
    { requiredKeys: ['field', 'right'] },
  ),
  { selector: ({ field }) => field, minLength: 1, maxLength: 8 },
);

test('keeps rights in BPMN and in the list of steps', async () => {
  await fc.assert(
    fc.asyncProperty(fieldRights, fieldRights, async (atStart, atLead) => {
      const definition = leave({ formKey: 'leave', fieldRights: atStart }, { formKey: 'more', fieldRights: atLead });
      const read = await readBpmn(await writeBpmn(definition));
      expect(read).toEqual({ ok: true, value: { definition, faults: [] } });
      const simple = simpleOf(definition);
      expect(simple.ok && definitionOf(simple.value)).toEqual(definition);
    }),
    { numRuns: 60 },
  );
});

test('reads form properties as Flowable writes them', async () => {
  const xml = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:flowable="http://flowable.org/bpmn">
    <process id="p"><userTask id="u" flowable:assignee="x"><extensionElements>
    <flowable:formProperty id="days" name="Days" type="long" required="true"/>
    <flowable:formProperty id="pay" readable="false"/>
    <flowable:formProperty id="dept" writable="false"/>
    <flowable:formProperty id="note"/></extensionElements></userTask></process></definitions>`;
  const read = await readBpmn(xml);
  expect(read.ok && read.value.definition.nodes[0]).toMatchObject({
    fieldRights: [
      { field: 'days', right: 'required', attributes: { name: 'Days', type: 'long' } },
      { field: 'pay', right: 'hidden' },
      { field: 'dept', right: 'readonly' },
      { field: 'note', right: 'editable' },
    ],
  });
});
