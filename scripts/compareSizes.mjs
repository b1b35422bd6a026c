// Compares sizes with the pinned ones.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './lib.mjs';

/** Growth that needs no new limit; what is preloaded when the browser is idle varies. */
const TOLERANCE = 1.1;

/**
 * @param file path of the pinned sizes in kB by name, from the root
 * @param found sizes in kB by name; names that were not measured keep their pins
 * @param options.update pins the found sizes
 */
export function compareSizes(file, found, { update }) {
  const path = resolve(root, file);
  const pinned = JSON.parse(readFileSync(path, 'utf8'));
  if (update) {
    const all = Object.entries({ ...pinned, ...found }).toSorted(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(path, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
    return [];
  }
  return Object.entries(found).map(([name, kB]) => ({
    what: `${name} is not larger than ${pinned[name]} kB`,
    holds: kB <= pinned[name] * TOLERANCE,
    why: `${kB} kB`,
  }));
}
