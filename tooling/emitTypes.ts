import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** From a package; a build knows no place of its own. */
const TSC = '../../node_modules/typescript-7/bin/tsc';
/** Where a relative module is named: `from './a'`, `import './a'`, `import('./a')`. */
const NAMED = /((?:\bfrom|\bimport)\s*\(?\s*)(['"])(\.{1,2}(?:\/[^'"]*)?)\2/g;

/**
 * Writes the declarations of a package's doors, and of all they reach, into `dist`, each beside where its source would be.
 * Relative modules are named in full, as Node's resolution asks for.
 *
 * @param folder of the package
 * @param doors entry files below `src/` without ending
 * @throws {Error} with what the compiler said
 */
export async function emitTypes(folder: string, doors: readonly string[]): Promise<void> {
  const out = join(folder, 'dist');
  const config = join(out, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: '.',
    rootDir: '../src',
  };
  const files = doors.map((door) => `../src/${door}.ts`);
  writeFileSync(config, JSON.stringify({ extends: '../tsconfig.json', compilerOptions, files, include: [] }));
  try {
    await promisify(execFile)(process.execPath, [resolve(folder, TSC), '-p', config]);
  } catch (error) {
    throw new Error((error as { stdout?: string }).stdout || String(error), { cause: error });
  } finally {
    rmSync(config);
  }
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.d.ts')) nameInFull(join(out, name));
  }
}

function nameInFull(file: string): void {
  const text = readFileSync(file, 'utf8');
  const inFull = (module: string) => {
    const path = resolve(dirname(file), module);
    if (existsSync(`${path}.d.ts`)) return `${module}.js`;
    if (existsSync(join(path, 'index.d.ts'))) return `${module.replace(/\/$/, '')}/index.js`;
    // An example in a comment; a module that is missing indeed is found by the check of the package.
    return module;
  };
  const named = text.replaceAll(NAMED, (_, before: string, quote: string, module: string) => {
    return `${before}${quote}${inFull(module)}${quote}`;
  });
  if (named !== text) writeFileSync(file, named);
}
