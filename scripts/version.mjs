// Applies the pending changesets. Until the packages are published for the first time they stay at their version, and
// changesets are added to its changelog; after that changesets raises the versions.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { foldIntoChangelog, parseChangeset } from './foldChangesets.mjs';
import { bin, publishedPackages, root, run } from './lib.mjs';

const folder = resolve(root, '.changeset');
const { getReleaseLine } = createRequire(import.meta.url)('../.changeset/changelog.cjs');

// `changeset publish` tags every version that it publishes, e.g. `@gezi/ui@1.0.0`.
const tags = await run('git', ['tag', '--list', '@gezi/*'], { quiet: true });
if (tags.code || tags.output.trim()) process.exit((await run(bin('changeset'), ['version'])).code);

const files = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
const changesets = files.map((name) => parseChangeset(readFileSync(join(folder, name), 'utf8')));
for (const { name, version, folder: own } of publishedPackages()) {
  const lines = await Promise.all(
    changesets.flatMap((changeset) =>
      changeset.releases
        .filter((release) => release.name === name)
        .map(async ({ type }) => ({ type, line: await getReleaseLine(changeset) })),
    ),
  );
  const file = join(own, 'CHANGELOG.md');
  const changelog = existsSync(file) ? readFileSync(file, 'utf8') : `# ${name}\n\n## ${version}\n`;
  if (lines.length) writeFileSync(file, foldIntoChangelog(changelog, lines));
}
await run(bin('oxfmt'), ['packages/*/CHANGELOG.md'], { quiet: true });
for (const name of files) rmSync(join(folder, name));
console.log(`${files.length} changesets are part of the first version.`);
