import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ModdleElement } from './moddle';
import { validateDefinition } from '../model';
import { endNode, gatewayOf, processOf, startNode, taskOf } from '../testing';
import { formatBpmn, parseBpmn, readBpmn } from './readBpmn';
import { writeBpmn } from './writeBpmn';

const model = (name: string) => readFileSync(new URL(`testdata/${name}.bpmn`, import.meta.url), 'latin1');

async function treeOf(xml: string): Promise<unknown> {
  const read = await parseBpmn(xml);
  if (!read.ok) throw new Error(JSON.stringify(read.reason));
  return plain(read.value);
}

/** Every member of an element, those with a default value too, and its attributes; references as ids. */
function plain(element: ModdleElement): unknown {
  const { properties } = element.$descriptor as { properties: { ns: { localName: string } }[] };
  const members = properties.map(({ ns: { localName } }) => {
    const one = (item: unknown): unknown => {
      if (typeof item !== 'object' || item === null || !('$type' in item)) return item;
      const other = item as ModdleElement;
      return other.$parent === element ? plain(other) : `→ ${other.id}`;
    };
    const value = element[localName];
    return [localName, Array.isArray(value) ? value.map(one) : one(value)] as const;
  });
  return { type: element.$type, attrs: { ...element.$attrs }, ...Object.fromEntries(members) };
}

test.each(['A.1.0', 'A.2.0', 'A.3.0', 'B.1.0'])('reads and writes %s without loss', async (name) => {
  const xml = model(name);
  const read = await parseBpmn(xml);
  const tree = await treeOf(xml);
  expect(JSON.stringify(tree).length).toBeGreaterThan(2000);
  expect(await treeOf(await formatBpmn((read as { value: ModdleElement }).value))).toEqual(tree);
});

test('names what the engine does not support', async () => {
  const faultsOf = async (name: string) => {
    const read = await readBpmn(model(name));
    return read.ok ? read.value.faults.map((fault) => fault.name) : read.reason.map((fault) => fault.code);
  };
  expect(await faultsOf('A.1.0')).toEqual([]);
  expect(await faultsOf('A.2.0')).toEqual([]);
  expect(await faultsOf('A.3.0')).toContain('bpmn:SubProcess');
  expect(await faultsOf('B.1.0')).toEqual(['several-processes']);
});

test('accepts the sequence of A.1.0, and asks for the conditions that A.2.0 lacks', async () => {
  const read = await readBpmn(model('A.1.0'));
  expect(read.ok && validateDefinition(read.value.definition)).toEqual([]);
  const open = await readBpmn(model('A.2.0'));
  const codes = open.ok ? validateDefinition(open.value.definition).map(({ code }) => code) : [];
  expect(new Set(codes)).toEqual(new Set(['condition-missing', 'default-missing']));
});

test('reads what it writes', async () => {
  const definition = processOf(
    [
      { ...startNode },
      taskOf('apply', '${INITIATOR}', { formKey: 'form-1' }),
      gatewayOf('way', 'exclusive', 'way-all'),
      taskOf('lead', 'zhang', {
        timers: [
          {
            id: 'late',
            name: '提醒',
            due: { kind: 'cycle', value: 'R3/PT24H' },
            action: 'remind',
            isInterrupting: false,
          },
          {
            id: 'up',
            name: '',
            due: { kind: 'duration', value: 'P3D' },
            action: 'escalate',
            to: 'leader:${departId}',
            isInterrupting: true,
          },
        ],
        listeners: [{ event: 'create', handler: 'notify', params: { to: 'admin' } }],
      }),
      taskOf('all', '', {
        people: { dataType: 'dynamic', candidateUsers: ['a', 'b'], candidateGroups: ['approver', 'dept:1'] },
        multi: { isSequential: true, collection: 'users', completion: { kind: 'percentage', percent: 60 } },
      }),
      { id: 'wait', name: '', type: 'timer', due: { kind: 'duration', value: 'PT1M' } },
      {
        id: 'copy',
        name: '抄送',
        type: 'step',
        listeners: [{ event: 'start', handler: 'cc', params: { users: 'li' } }],
      },
      { ...endNode, type: 'end', terminates: true },
    ],
    [
      'start>apply',
      'apply>way',
      'way>lead?${amount > 5 && kind == "a"}',
      'way>all',
      'lead>wait',
      'all>wait',
      'wait>copy',
      'copy>end',
    ],
  );
  const read = await readBpmn(await writeBpmn(definition));
  expect(read).toEqual({ ok: true, value: { definition, faults: [] } });
});

test.each([
  ['<a', 'xml-invalid'],
  ['nothing', 'xml-invalid'],
  ['<!DOCTYPE x [<!ENTITY y "z">]><x/>', 'xml-doctype'],
  ['<a>'.repeat(70) + '</a>'.repeat(70), 'too-large'],
  [`<a>${' '.repeat(900_001)}</a>`, 'too-large'],
  ['<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL"></bpmn:definitions>', 'no-process'],
])('refuses %.40s', async (xml, code) => {
  expect(await readBpmn(xml)).toMatchObject({ ok: false, reason: [{ code }] });
});

test('refuses scripts, messages and listeners by class, each by its element', async () => {
  const xml = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:flowable="http://flowable.org/bpmn">
    <process id="p"><startEvent id="s"><messageEventDefinition id="m"/></startEvent>
    <scriptTask id="script"/><userTask id="u" flowable:assignee="x"><extensionElements>
    <flowable:taskListener event="create" class="org.Evil"/></extensionElements>
    <standardLoopCharacteristics id="l"/></userTask></process></definitions>`;
  const read = await readBpmn(xml);
  expect(read.ok && read.value.faults).toEqual([
    { code: 'unsupported', elementId: 's', name: 'bpmn:MessageEventDefinition' },
    { code: 'unsupported', elementId: 'script', name: 'bpmn:ScriptTask' },
    { code: 'listener-unknown', elementId: 'u', name: 'org.Evil' },
    { code: 'unsupported', elementId: 'u', name: 'bpmn:StandardLoopCharacteristics' },
  ]);
});
