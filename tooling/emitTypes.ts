import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** Relative to a package, since builds run there. */
const TSC = '../../node_modules/typescript-7/bin/tsc';
/** Matches relative module specifiers: `from './a'`, `import './a'`, `import('./a')`. */
const NAMED = /((?:\bfrom|\bimport)\s*\(?\s*)(['"])(\.{1,2}(?:\/[^'"]*)?)\2/g;

/**
 * Writes the declarations of a package's entry points and all modules they import to `dist`, in the layout of the
 * sources. Relative specifiers get full file names, as Node's resolution requires.
 *
 * @param folder of the package
 * @param doors entry files in `src/` without extension
 * @throws {Error} with the compiler's output
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
    // An example in a comment; the package check detects modules that are really missing.
    return module;
  };
  const named = text.replaceAll(NAMED, (_, before: string, quote: string, module: string) => {
    return `${before}${quote}${inFull(module)}${quote}`;
  });
  if (named !== text) writeFileSync(file, named);
}
