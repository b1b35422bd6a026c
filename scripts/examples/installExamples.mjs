// Installs the examples outside of the repository from the packed packages, as an application would have them.
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { packPackages } from '../packPackages.mjs';
import { pnpm, root } from '../lib.mjs';

const EXAMPLES = resolve(root, 'examples');
/** Pins what the examples install from the registry. */
const LOCK = resolve(root, 'tooling/examples/pnpm-lock.yaml');
/** Integrity and version of a packed package, which change between builds. */
const INTEGRITY = /(integrity: )[^,\n]+(, tarball: file:tarballs\/)([\w-]+\.tgz)(\}\n {4}version: )\S+/g;

export const exampleNames = () =>
  readdirSync(EXAMPLES, { withFileTypes: true })
    .filter((entry) => existsSync(join(EXAMPLES, entry.name, 'package.json')))
    .map(({ name }) => name);

/** Copies the sources of the examples. */
export function copyExamples(folder) {
  const filter = (path) => !['node_modules', 'dist', '.next'].includes(basename(path));
  for (const name of exampleNames()) cpSync(join(EXAMPLES, name), join(folder, name), { recursive: true, filter });
}

/**
 * @param folder an empty folder outside of the repository
 * @param update whether versions are resolved anew and pinned
 * @throws {Error} with the output of pnpm
 */
export async function installExamples(folder, { update = false } = {}) {
  const packed = await packPackages(join(folder, 'tarballs'));
  copyExamples(folder);
  const overrides = packed.map(({ name, file }) => `  '${name}': file:./tarballs/${basename(file)}`);
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    ['packages:', "  - '*'", 'overrides:', ...overrides, 'allowBuilds:', '  esbuild: true', '  sharp: false', ''].join(
      '\n',
    ),
  );
  const lock = join(folder, 'pnpm-lock.yaml');
  if (!update) {
    const byFile = new Map(packed.map((each) => [basename(each.file), each]));
    const filled = readFileSync(LOCK, 'utf8').replace(INTEGRITY, (_, before, middle, file, after) => {
      const { integrity, version } = byFile.get(file);
      return before + integrity + middle + file + after + version;
    });
    writeFileSync(lock, filled);
  }
  const mode = update ? '--no-frozen-lockfile' : '--frozen-lockfile';
  const { code, output } = await pnpm(['install', mode, '--prefer-offline', '--reporter=append-only'], {
    quiet: true,
    cwd: folder,
  });
  if (code) throw new Error(`${output}\nNew dependencies: node scripts/check-examples.mjs --update`);
  // The digests are replaced on every install.
  if (update)
    writeFileSync(
      LOCK,
      readFileSync(lock, 'utf8').replace(
        INTEGRITY,
        (_, before, middle, file, after) => `${before}sha512-${middle}${file}${after}0.0.0`,
      ),
    );
}
