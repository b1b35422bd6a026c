// Publishes the packages whose versions npm does not have. In GitHub Actions the packages name their repository, which
// npm compares with the provenance. `--dry` checks the packages and prints what would be published, without a registry.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pnpm, publishedPackages, stop } from './lib.mjs';
import { rehearseRelease } from './rehearseRelease.mjs';

const { GITHUB_REPOSITORY: repository } = process.env;

if (process.argv.includes('--dry')) process.exit((await rehearseRelease()) ? 0 : 1);

const built = await pnpm(['run', 'build:packages']);
if (built.code) stop('The build failed.');

for (const { folder } of repository ? publishedPackages() : []) {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const url = `git+https://github.com/${repository}.git`;
  manifest.repository = { type: 'git', url, directory: `packages/${basename(folder)}` };
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

// Through pnpm, which replaces `workspace:` and `catalog:`.
const { code } = await pnpm(['exec', 'changeset', 'publish']);
process.exit(code);
