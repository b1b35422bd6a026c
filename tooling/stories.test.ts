import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Entry points that export React components: `.` and these. */
const DOORS = ['', '-editors', '-designer', '-runtime'];

const packages = readdirSync(join(root, 'packages')).filter((name) => exportsOf(name).length > 0);

describe.each(packages)('%s', (name) => {
  const sources = readdirSync(join(root, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => ({
      isStory: file.endsWith('.stories.tsx'),
      text: readFileSync(join(root, 'packages', name, 'src', file), 'utf8'),
    }));
  const components = sources
    .filter(({ isStory }) => !isStory)
    .flatMap(({ text }) =>
      [...text.matchAll(/^export (?:function|const|class) ([A-Z]\w*[a-z]\w*)/gm)].map(([, name]) => name!),
    );
  const shown = new Set(sources.filter(({ isStory }) => isStory).flatMap(({ text }) => shownBy(text)));

  test('every exported component has a story', () => {
    const exported = exportsOf(name).filter((one) => components.includes(one));
    expect(exported.filter((one) => !shown.has(one))).toEqual([]);
  });
});

/** Components that a story file names as `component` or in `subcomponents`. */
function shownBy(story: string): string[] {
  const main = [...story.matchAll(/\bcomponent: ([A-Z]\w*)/g)].map(([, name]) => name!);
  const [, others = ''] = /\bsubcomponents: \{([^}]*)\}/.exec(story) ?? [];
  return [...main, ...others.split(',').flatMap((entry) => entry.split(':').at(-1)!.trim() || [])];
}

function exportsOf(name: string): string[] {
  const pins = readdirSync(join(root, 'tooling/exports'));
  return DOORS.map((door) => `${name}${door}.json`)
    .filter((file) => pins.includes(file))
    .flatMap((file) => JSON.parse(readFileSync(join(root, 'tooling/exports', file), 'utf8')) as string[]);
}
