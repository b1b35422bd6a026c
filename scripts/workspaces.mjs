import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib.mjs';

/** Type-checked workspaces: folder, name, and dependencies by name; the root is `.`. */
export const workspaces = [
  '.',
  'e2e',
  'site',
  ...['packages', 'apps'].flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`)),
]
  .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
  .map((folder) => {
    const { name, dependencies, devDependencies } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    );
    return { folder, name, dependencies: new Set(Object.keys({ ...dependencies, ...devDependencies })) };
  });
