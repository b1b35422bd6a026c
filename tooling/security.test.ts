import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const text = readFileSync(resolve(root, 'docs/security.md'), 'utf8');
const rows = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, requirement = '', level, held = '', shown = '']) => ({
    id: requirement.split(' ')[0]!,
    level,
    held,
    shown,
  }));

/** Sections of ASVS 5.0.0 with the number of their requirements of levels 1 and 2, which come first in each. */
const SECTIONS = `
  1.1=2 1.2=9 1.3=11 1.4=3 1.5=2
  2.1=3 2.2=3 2.3=4 2.4=1
  3.2=2 3.3=4 3.4=6 3.5=5 3.7=2
  4.1=3 4.2=1 4.3=2 4.4=4
  5.1=1 5.2=3 5.3=2 5.4=3
  6.1=3 6.2=12 6.3=4 6.4=4 6.5=5 6.6=3 6.8=4
  7.1=3 7.2=4 7.3=2 7.4=5 7.5=2 7.6=2
  8.1=2 8.2=3 8.3=1 8.4=1
  9.1=3 9.2=4
  10.1=2 10.2=2 10.3=4 10.4=11 10.5=5 10.6=2 10.7=3
  11.1=2 11.2=3 11.3=3 11.4=4 11.5=1 11.6=1
  12.1=3 12.2=2 12.3=4
  13.1=1 13.2=5 13.3=2 13.4=5
  14.1=2 14.2=4 14.3=3
  15.1=3 15.2=3 15.3=7
  16.1=1 16.2=5 16.3=4 16.4=3 16.5=3
  17.1=1 17.2=4 17.3=2
`
  .trim()
  .split(/\s+/)
  .map((pair) => pair.split('=') as [section: string, count: string]);

/** Requirements, sections and chapters that the text names as without an entry. */
function leftOut(): (id: string) => boolean {
  const paragraph = text.split('\n').find((line) => line.startsWith('Without an entry'))!;
  const named = [...paragraph.matchAll(/\d+(?:\.\d+)*/g)].map(([id]) => id);
  const ranges = [...paragraph.matchAll(/(\d+\.\d+)\.(\d+) to \1\.(\d+)/g)].map(([, section, from, to]) => ({
    section,
    from: Number(from),
    to: Number(to),
  }));
  return (id) => {
    const [chapter, part, number] = id.split('.');
    const section = `${chapter}.${part}`;
    return (
      [chapter, section, id].some((one) => named.includes(one!)) ||
      ranges.some((range) => range.section === section && Number(number) >= range.from && Number(number) <= range.to)
    );
  };
}

test('every requirement of levels 1 and 2 has a row, or is named as without one', () => {
  const isLeftOut = leftOut();
  const ids = SECTIONS.flatMap(([section, count]) =>
    Array.from({ length: Number(count) }, (_item, index) => `${section}.${index + 1}`),
  );
  const entries = new Set(rows.map(({ id }) => id));
  expect(ids.filter((id) => entries.has(id) === isLeftOut(id))).toEqual([]);
  expect([...entries].filter((id) => !ids.includes(id))).toEqual([]);
  expect(entries.size).toBe(rows.length);
});

test('the named files exist, and tests are tests', () => {
  const pathsIn = (cell: string) => [...cell.matchAll(/`([^` ]+\/[^` ]+\.\w+)`/g)].map(([, path]) => path!);
  const named = rows.flatMap(({ held, shown }) => [...pathsIn(held), ...pathsIn(shown)]);
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
  const tests = rows.flatMap(({ shown }) => pathsIn(shown));
  expect(tests.filter((path) => !/\.(test|spec|stories)\.tsx?$/.test(path))).toEqual([]);
});
