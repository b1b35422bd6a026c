import { expect, test, describe } from 'vitest';
import everyComponent from '../../testdata/01-every-component.json';
import requisition from '../../testdata/02-purchase-requisition.json';
import mergedTable from '../../testdata/03-merged-table.json';
import { readForm } from '../core/document/readForm';
import { typeOf } from '../core/document/containers';
import { canvasFaces } from './canvasFaces';
import { fieldPanels } from './fieldPanels';
import { fieldSchemas } from './fieldSchemas';
import { fieldTypes } from './fieldTypes';
import { fieldValues } from './fieldValues';
import { runtimeFields } from './runtimeFields';

const folders = Object.keys(import.meta.glob('./*/definition.ts')).map((path) => path.split('/')[1]!);
const kebab = (type: string) => type.replaceAll(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const samples = new Set(
  [everyComponent, requisition, mergedTable].flatMap((form) => {
    const reading = readForm(form);
    return reading.ok ? [...reading.document.nodes.values()].map(({ data }) => typeOf(data)) : [];
  }),
);
const rowsOf = Object.entries(fieldTypes);

test('every folder contains one type, and every type has a folder', () => {
  expect(folders.toSorted()).toEqual(Object.keys(fieldTypes).map(kebab).toSorted());
});

describe.each(rowsOf)('%s', (name, definition) => {
  const type = definition.type;

  test('has a definition, a name in both languages, and an occurrence in a sample form', () => {
    expect(type).toBe(name);
    expect(definition.defaults['compType']).toBe(name);
    for (const text of Object.values(definition.texts)) expect(text).not.toBe('');
    expect(samples).toContain(name);
  });

  test('has panel lines, each member once', () => {
    const members = fieldPanels[type].lines.map(({ member }) => member);
    expect(members).not.toEqual([]);
    expect(new Set(members).size).toBe(members.length);
  });

  test('has an icon, and a canvas component unless another type renders it', () => {
    const { icon, Face, Container } = canvasFaces[type];
    expect(icon).toBeTruthy();
    expect([Face, Container].filter(Boolean)).toHaveLength(type === 'tdItem' ? 0 : 1);
  });

  test('is rendered in a running form by its own field or by the layout', () => {
    const isLayout = ['rowItem', 'tableItem', 'tdItem'].includes(definition.layout);
    expect(Object.hasOwn(runtimeFields, type)).toBe(!isLayout);
  });

  test('validates and exports its value if it has one', () => {
    // The value of a dynamicTable consists of its columns.
    const hasOwnValue = definition.hasValue && type !== 'dynamicTable';
    expect(fieldValues[type] !== null).toBe(hasOwnValue);
    expect(fieldSchemas[type] !== null).toBe(hasOwnValue);
  });
});
