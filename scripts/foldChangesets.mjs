// Changesets before the first publication describe the first version, so that they become part of its changelog.

const SECTIONS = { major: 'Major Changes', minor: 'Minor Changes', patch: 'Patch Changes' };

/**
 * @param text of a changeset file
 * @returns `{ releases: { name, type }[], summary }`
 * @throws {Error} if it has no front matter
 */
export function parseChangeset(text) {
  const [, head, summary] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined) throw new Error(`No changeset: ${text.slice(0, 80)}`);
  const releases = [...head.matchAll(/^['"]?([^'":]+)['"]?: *(major|minor|patch)$/gm)].map(([, name, type]) => ({
    name,
    type,
  }));
  return { releases, summary: summary.trim() };
}

/**
 * Adds lines to the newest version of a changelog, in the sections of changesets.
 *
 * @param changelog text of `CHANGELOG.md`, newest version first
 * @param lines `{ type: 'major' | 'minor' | 'patch', line }`, each a list item
 */
export function foldIntoChangelog(changelog, lines) {
  const [title, newest, ...older] = changelog.trimEnd().split(/\n(?=## )/);
  const [version, ...sections] = newest.split(/\n(?=### )/);
  const bodies = new Map(
    sections.map((section) => {
      const [, name, body] = /^### (.+)\n([\s\S]*)$/.exec(section);
      return [name, body.trim()];
    }),
  );
  const filled = Object.entries(SECTIONS).flatMap(([type, name]) => {
    const items = (bodies.get(name) ?? '').split(/\n(?=- )/).filter(Boolean);
    const added = lines.filter((each) => each.type === type).map(({ line }) => line.trimEnd());
    // The needed packages come last, as changesets writes them.
    const needs = items.filter((item) => item.startsWith('- Needs '));
    const all = [...items.filter((item) => !needs.includes(item)), ...added, ...needs].map((item) => item.trimEnd());
    return all.length ? [`### ${name}\n\n${all.join('\n')}`] : [];
  });
  return `${[title.trimEnd(), [version.trimEnd(), ...filled].join('\n\n'), ...older].join('\n\n')}\n`;
}
