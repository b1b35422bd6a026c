// Packs the built packages, in one run of pnpm.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm, publishedPackages } from './lib.mjs';

/**
 * @param folder for the archives; created if missing
 * @returns archives as npm would receive them, e.g. `gezi-ui.tgz`: `{ name, file, version, integrity }`
 * @throws {Error} with the output of pnpm
 */
export async function packPackages(folder) {
  mkdirSync(folder, { recursive: true });
  const filters = publishedPackages().flatMap(({ name }) => ['--filter', name]);
  const { code, output } = await pnpm(['-r', ...filters, 'pack', '--pack-destination', folder], { quiet: true });
  if (code) throw new Error(output);
  return readdirSync(folder).map((packed) => {
    const [, short, version] = /^gezi-(.+?)-(\d.*)\.tgz$/.exec(packed);
    const file = join(folder, `gezi-${short}.tgz`);
    renameSync(join(folder, packed), file);
    const digest = createHash('sha512').update(readFileSync(file)).digest('base64');
    return { name: `@gezi/${short}`, file, version, integrity: `sha512-${digest}` };
  });
}
