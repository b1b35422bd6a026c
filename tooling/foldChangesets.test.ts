import { expect, test } from 'vitest';
import { foldIntoChangelog, parseChangeset } from '../scripts/foldChangesets.mjs';

const FIRST = `# @gezi/ui

## 1.0.0

### Major Changes

- First release: theme.

  - Dark mode.

### Patch Changes

- Needs @gezi/validators 1.0.0.
`;

test('reads packages, kinds of change and text of a changeset', () => {
  const text = `---\n'@gezi/ui': minor\n"@gezi/upload": patch\n---\n\nFollow the theme.\n\nMore.\n`;
  expect(parseChangeset(text)).toEqual({
    releases: [
      { name: '@gezi/ui', type: 'minor' },
      { name: '@gezi/upload', type: 'patch' },
    ],
    summary: 'Follow the theme.\n\nMore.',
  });
  expect(() => parseChangeset('Follow the theme.')).toThrow('No changeset');
});

test('adds lines to the sections of the newest version, the needed packages last', () => {
  const folded = foldIntoChangelog(FIRST, [
    { type: 'patch', line: '- Escape closes dialogs.' },
    { type: 'minor', line: '- `compact` sizes.' },
  ]);
  expect(folded).toBe(`# @gezi/ui

## 1.0.0

### Major Changes

- First release: theme.

  - Dark mode.

### Minor Changes

- \`compact\` sizes.

### Patch Changes

- Escape closes dialogs.
- Needs @gezi/validators 1.0.0.
`);
});

test('keeps older versions, and a changelog without further lines', () => {
  const twice = FIRST.replace('## 1.0.0', '## 1.0.1\n\n### Patch Changes\n\n- Mend it.\n\n## 1.0.0');
  expect(foldIntoChangelog(twice, [])).toBe(twice);
  expect(foldIntoChangelog(twice, [{ type: 'patch', line: '- More.' }])).toBe(
    twice.replace('- Mend it.', '- Mend it.\n- More.'),
  );
});
