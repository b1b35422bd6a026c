import { expect, test } from 'vitest';
import mergedTable from '../../../testdata/03-merged-table.json';
import { columnWidths } from './columnWidths';
import { readForm } from './readForm';

test('merged cells have the total width of their columns', () => {
  const reading = readForm(mergedTable);
  const { document } = reading as Extract<typeof reading, { ok: true }>;
  expect(
    columnWidths(
      document,
      [...document.nodes.values()].find(({ rows }) => rows)!,
    ),
  ).toEqual([15, 35, 15, 35]);
});
