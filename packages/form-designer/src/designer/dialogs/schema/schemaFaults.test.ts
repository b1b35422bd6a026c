import { describe, expect, test } from 'vitest';
import requisition from '../../../../testdata/02-purchase-requisition.json';
import { readForm } from '../../../core/document/readForm';
import { toJsonSchema } from '../../../core/exchange/schema/toJsonSchema';
import { enUS } from '../../texts/en-US';
import { zhCN } from '../../texts/zh-CN';
import { lineOfPath } from './lineOfPath';
import { describeSchemaFault } from './describeSchemaFault';
import { schemaFaults } from './schemaFaults';

const inWords = (schema: unknown, texts = zhCN) =>
  schemaFaults(schema).map((fault) => describeSchemaFault(fault, texts));

test('exported schemas are valid', () => {
  const reading = readForm(requisition);
  expect(reading.ok && schemaFaults(toJsonSchema(reading.document).schema)).toEqual([]);
});

describe('the position and reason of a fault', () => {
  test.each([
    [
      { properties: { price: { type: 'strng' } } },
      '/properties/price/type：应为 array、boolean、integer、null、number、object、string 之一',
      '/properties/price/type：must be one of array, boolean, integer, null, number, object, string',
    ],
    [{ properties: { a: 3 } }, '/properties/a：应为 object、boolean', '/properties/a：must be object, boolean'],
    [{ minLength: -1 }, '/minLength：应 >= 0', '/minLength：must be >= 0'],
    [{ multipleOf: 0 }, '/multipleOf：应 > 0', '/multipleOf：must be > 0'],
    [{ required: ['a', 'a'] }, '/required：不能有重复的值', '/required：must not repeat a value'],
    [{ allOf: [] }, '/allOf：至少需要 1 项', '/allOf：needs at least 1 item'],
    [
      { $anchor: '1' },
      '/$anchor：格式不正确：^[A-Za-z_][-A-Za-z0-9._]*$',
      '/$anchor：must match ^[A-Za-z_][-A-Za-z0-9._]*$',
    ],
    [[], '/：应为 object、boolean', '/：must be object, boolean'],
  ])('%j', (schema, chinese, english) => {
    expect(inWords(schema)).toEqual([chinese]);
    expect(inWords(schema, enUS)).toEqual([english]);
  });

  test('every position is reported once', () => {
    const faults = schemaFaults({ properties: { a: { type: 1 }, 'b/c': { required: 'x' } } });
    expect(faults.map(({ path }) => path)).toEqual([
      ['properties', 'a', 'type'],
      ['properties', 'b/c', 'required'],
    ]);
  });
});

test('a position has its line in the text', () => {
  const text = `{
  "$schema": "x: [{\\"}",
  "properties": {
    "a": { "type": "string" },
    "b": {
      "enum": [1, { "c": 2 },
        3]
    }
  }
}`;
  expect(lineOfPath(text, [])).toBe(1);
  expect(lineOfPath(text, ['properties', 'a', 'type'])).toBe(4);
  expect(lineOfPath(text, ['properties', 'b'])).toBe(5);
  expect(lineOfPath(text, ['properties', 'b', 'enum', '1', 'c'])).toBe(6);
  expect(lineOfPath(text, ['properties', 'b', 'enum', '2'])).toBe(7);
  expect(lineOfPath(text, ['properties', 'b', 'gone'])).toBe(5);
});
