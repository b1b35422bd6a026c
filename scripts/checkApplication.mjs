// Compiles an application that imports every entry point of the built packages: strict, with the declarations of the
// libraries, without types of Vite.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileWithLibraries } from './compileWithLibraries.mjs';
import { root } from './lib.mjs';

/** Inside the repository, whose root depends on every package. */
const FOLDER = join(root, 'node_modules/.cache/gezi-application');
const COMPILERS = { 'TypeScript 6': 'typescript', 'TypeScript 7': 'typescript-7' };

/**
 * @param packages published packages: their `package.json` with `folder`
 * @returns verdicts `{ what, holds, why }`
 */
export async function checkApplication(packages) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'application.ts'), packages.flatMap(importsOf).join('\n'));
  const verdicts = [];
  for (const [name, compiler] of Object.entries(COMPILERS)) {
    for (const module of ['nodenext', 'preserve']) {
      writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(configOf(module)));
      const why = await compileWithLibraries(compiler, FOLDER);
      verdicts.push({ what: `an application compiles: ${name}, module ${module}`, holds: !why, why });
    }
  }
  return verdicts;
}

const importsOf = ({ name, exports }) =>
  Object.keys(exports)
    .filter((door) => !door.endsWith('.json'))
    .map((door) => `import '${name}${door.slice(1)}';`);

const configOf = (module) => ({
  compilerOptions: {
    target: 'es2022',
    module,
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    noUncheckedSideEffectImports: true,
    types: [],
  },
  files: ['application.ts'],
});
