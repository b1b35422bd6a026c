import { expect, test } from 'vitest';
import { configurationFault } from './configurationFault';

const column = { key: 'name', type: 'input' };

test.each<[string, object, string | undefined]>([
  ['all there', { columns: [column], rows: [] }, undefined],
  ['nothing optional', { columns: [column], rows: [], linkage: undefined, rowActions: null }, undefined],
  ['no columns', { rows: [] }, 'columns must be an array'],
  ['rows as an object', { columns: [], rows: { records: [] } }, 'rows must be an array'],
  ['a check that is none', { columns: [], rows: [], beforeRemove: '/check' }, 'beforeRemove must be a function'],
  ['a column that is none', { columns: [column, null], rows: [] }, 'columns[1] must be an object'],
  ['a column without a key', { columns: [{ title: '名称' }], rows: [] }, 'columns[0].key must be a text'],
  [
    'choices as an object',
    { columns: [column, { key: 'kind', options: { a: 1 } }], rows: [] },
    'columns[1].options must be an array',
  ],
  [
    'a handler as a text',
    { columns: [{ key: 'a', validateRules: [{ required: true }, { handler: 'check' }] }], rows: [] },
    'columns[0].validateRules[1].handler must be a function',
  ],
  [
    'an expand mark without a panel',
    { columns: [column, { key: 'more', type: 'row-expand' }], rows: [] },
    'columns[1] of type row-expand needs the prop expand',
  ],
  ['an expand mark with a panel', { columns: [{ key: 'more', type: 'row-expand' }], rows: [], expand: {} }, undefined],
])('%s', (_name, settings, fault) => {
  expect(configurationFault(settings)).toBe(fault);
});
