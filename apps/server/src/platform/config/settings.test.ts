import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settings } from './settings';

const README = join(import.meta.dirname, '../../../README.md');

test('the README lists every setting as it is defined', () => {
  const [, section = ''] = readFileSync(README, 'utf8').split('## Settings\n');
  const rows = section
    .split('\n### ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.replaceAll(/ *\| */g, '|'));
  const defined = Object.values(settings).map(
    ({ name, shownDefault, bounds, description }) => `|\`${name}\`|${shownDefault}|${bounds}|${description}|`,
  );
  expect(rows).toEqual(defined);
});

test('setting names are unique', () => {
  const names = Object.values(settings).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
