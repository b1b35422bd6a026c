import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bin, root, run } from '../../scripts/lib.mjs';

/**
 * Builds a package as published, without types.
 *
 * @param {string} name folder in `packages/`
 * @param {string} door e.g. `core/index`
 * @returns `{ path, exports }` of the entry point
 */
export async function importBuilt(name, door) {
  const cwd = join(root, 'packages', name);
  const { code, output } = await run(bin('tsup'), ['--no-dts', '--silent'], { cwd, quiet: true });
  if (code) throw new Error(output);
  const path = join(cwd, 'dist', `${door}.js`);
  return { path, exports: await import(pathToFileURL(path).href) };
}
