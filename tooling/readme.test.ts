import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (name: string) => readFileSync(resolve(root, name), 'utf8');
/** Structure without words: levels of headings, and the first cell of table rows that name code. */
const outline = (text: string) =>
  text
    .split('\n')
    .flatMap((line) => /^#+ |^```\w*$/.exec(line)?.[0] ?? /^\| +\[?`[^|]*`[^|]*/.exec(line)?.[0].trim() ?? []);
const links = (text: string) => [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path]) => path!);

test('both READMEs have the same sections, commands and packages', () => {
  expect(outline(read('README.zh-CN.md'))).toEqual(outline(read('README.md')));
});

test.each(['README.md', 'README.zh-CN.md'])(
  '%s links to existing files, the other language and the licence',
  (name) => {
    const paths = links(read(name));
    expect(paths.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
    expect(paths).toContain(name === 'README.md' ? 'README.zh-CN.md' : 'README.md');
    expect(paths).toContain('LICENSE');
  },
);

test('the licence is the one that package.json names', () => {
  expect(read('LICENSE')).toMatch(new RegExp(`^${JSON.parse(read('package.json')).license} License\\n`));
});

test('the table of the examples has the sizes that are measured', () => {
  const sizes = JSON.parse(read('tooling/exampleSizes.json')) as Record<string, number>;
  const rows = [...read('examples/README.md').matchAll(/^\| ([\w-]+) +\| (\d+) kB +\|$/gm)];
  expect(rows.map(([, name, kB]) => [name, Number(kB)])).toEqual(Object.entries(sizes));
});
