import { join } from 'node:path';
import ts from 'typescript';

/** Export condition that resolves a package to its source. */
export const SOURCE_CONDITION = '@gezi/source';

/**
 * A program of the sources of the packages, to read exports, members and docstrings from. It resolves only our own
 * packages: resolving all modules would take a minute instead of a second.
 *
 * @param files absolute paths of entry points
 * @param packages published packages: their `package.json` with `folder`
 * @param lib whether utility types such as `Omit` are resolved; names alone do not need it
 */
export function sourceProgram(files, packages, { lib = false } = {}) {
  const options = {
    module: ts.ModuleKind.ESNext,
    jsx: ts.JsxEmit.Preserve,
    ...(lib ? { lib: ['lib.es5.d.ts'] } : { noLib: true }),
    types: [],
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => ({ resolvedModule: find(text, from) }));
  return ts.createProgram(files, options, host);

  function find(name, from) {
    const [, short, door = ''] = name.match(/^@gezi\/([\w-]+)(\/.+)?$/) ?? [];
    const target = packages.find((one) => one.name === `@gezi/${short}`);
    const source = target?.exports[`.${door}`]?.[SOURCE_CONDITION];
    const base = name.startsWith('.') ? join(from, '..', name) : source && join(target.folder, source);
    const file =
      base && ['', '.ts', '.tsx', '/index.ts'].map((end) => base + end).find((path) => ts.sys.fileExists(path));
    return file && { resolvedFileName: file, extension: file.endsWith('x') ? '.tsx' : '.ts' };
  }
}
