// A release without its last step: packages are built, checked and packed as npm would receive them.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { publishedPackages, root, run } from './lib.mjs';
import { packPackages } from './packPackages.mjs';

const FIELDS = ['dependencies', 'peerDependencies', 'optionalDependencies'];

/** Prints every archive with its version. @returns whether the packages can be published as they are */
export async function rehearseRelease() {
  const faults = [];
  const pending = readdirSync(resolve(root, '.changeset')).filter((name) => name.endsWith('.md'));
  if (pending.length) faults.push(`${pending.length} changesets are pending; apply them by npm run release:version`);

  // Builds the packages; publint and are-the-types-wrong read the archives.
  const checked = await run(process.execPath, ['scripts/check-packages.mjs'], { quiet: true });
  if (checked.code) faults.push(checked.output);
  else console.log(`Checks of packages: ${checked.output.trim().split('\n').at(-1)}`);

  const folder = mkdtempSync(join(tmpdir(), 'gezi-release-'));
  const packed = await packPackages(folder);
  const versions = new Map(packed.map(({ name, version }) => [name, version]));
  for (const { name, file, version } of packed) {
    const list = (await run('tar', ['-tzf', file], { quiet: true })).output.trim().split('\n');
    const manifest = JSON.parse((await run('tar', ['-xzOf', file, 'package/package.json'], { quiet: true })).output);
    console.log(`${name}@${version}: ${list.length} files, ${Math.round(statSync(file).size / 1024)} kB`);
    faults.push(...faultsOf(manifest, list, versions).map((fault) => `${name}: ${fault}`));
  }
  rmSync(folder, { recursive: true });
  const missing = publishedPackages().filter(({ name }) => !versions.has(name));
  faults.push(...missing.map(({ name }) => `${name} is not packed`));

  for (const fault of faults) console.log(`✗ ${fault}`);
  if (!faults.length) console.log(`${packed.length} packages are ready to be published.`);
  return faults.length === 0;
}

function faultsOf(manifest, files, versions) {
  const faults = ['README.md', 'LICENSE', 'CHANGELOG.md']
    .filter((name) => !files.includes(`package/${name}`))
    .map((name) => `${name} is missing in the archive`);
  const changelog = resolve(root, 'packages', manifest.name.split('/')[1], 'CHANGELOG.md');
  if (!existsSync(changelog) || !readFileSync(changelog, 'utf8').includes(`\n## ${manifest.version}\n`))
    faults.push(`the changelog has no entry for ${manifest.version}`);
  for (const [name, range] of FIELDS.flatMap((field) => Object.entries(manifest[field] ?? {}))) {
    if (/^(workspace|catalog|link|file):/.test(range)) faults.push(`${name} ${range} exists in this repository only`);
    else if (versions.has(name) && range !== `^${versions.get(name)}`)
      faults.push(`needs ${name} ${range}, released is ${versions.get(name)}`);
  }
  return faults;
}
