// Checks the names that packages export, read from source: a name has one meaning across all packages,
// and every value is used outside its package or documented in its README.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { publishedPackages, root, run } from './lib.mjs';
import { SOURCE_CONDITION, sourceProgram } from './sourceProgram.mjs';

/** Entry point for this repository's benchmarks, stories and tests: neither stable nor documented. */
export const PRIVATE_DOOR = './internal';

/**
 * @param packages published packages: their `package.json` with `folder`
 * @returns verdicts `{ what, holds, why }`
 */
export async function checkPublicNames(packages) {
  const names = exportedNames(packages);
  const sources = await readSources();
  return [
    checkOneMeaning(names),
    ...packages.map((one) =>
      checkUse(
        one,
        names.filter(({ owner, isValue }) => owner === one && isValue),
        sources,
      ),
    ),
  ];
}

/** All exported names with their declarations; private entry points are excluded. */
function exportedNames(packages) {
  const doors = packages.flatMap((owner) =>
    Object.entries(owner.exports)
      .filter(([door, target]) => door !== PRIVATE_DOOR && /\.tsx?$/.test(target[SOURCE_CONDITION] ?? ''))
      .map(([, target]) => ({ owner, file: join(owner.folder, target[SOURCE_CONDITION]) })),
  );
  const program = sourceProgram(
    doors.map(({ file }) => file),
    packages,
  );
  const checker = program.getTypeChecker();
  return doors.flatMap(({ owner, file }) =>
    checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file))).map((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const declaration = target.declarations?.[0];
      return {
        owner,
        name: symbol.name,
        isValue:
          Boolean(target.flags & ts.SymbolFlags.Value) && !symbol.declarations.some(ts.isTypeOnlyExportDeclaration),
        declaredAt: declaration && `${relative(root, declaration.getSourceFile().fileName)}:${declaration.pos}`,
      };
    }),
  );
}

function checkOneMeaning(names) {
  const meanings = new Map();
  for (const { name, owner, declaredAt } of names) {
    meanings.set(name, (meanings.get(name) ?? new Map()).set(declaredAt, owner.name));
  }
  const why = [...meanings]
    .filter(([, places]) => places.size > 1)
    .map(([name, places]) => `${name}: ${[...places].map(([place, owner]) => `${owner} (${place})`).join(', ')}`)
    .join('\n');
  return { what: 'one exported name has one meaning', holds: why === '', why };
}

function checkUse(one, values, sources) {
  const readme = readFileSync(join(one.folder, 'README.md'), 'utf8');
  const own = `${relative(root, one.folder)}/`;
  const users = sources
    .filter(({ file, text }) => !file.startsWith(own) && text.includes(one.name))
    .map(({ text }) => text);
  const unused = [...new Set(values.map(({ name }) => name))].filter((name) => {
    const word = new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b`);
    return !word.test(readme) && !users.some((text) => word.test(text));
  });
  const why = `used by nobody and not in the README: ${unused.join(', ')}`;
  return { what: `${one.name}: every export is used or documented`, holds: unused.length === 0, why };
}

async function readSources() {
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    quiet: true,
  });
  const files = output.split('\n').filter((file) => file && ts.sys.fileExists(join(root, file)));
  return files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const verdicts = await checkPublicNames(publishedPackages());
  for (const { what, holds, why } of verdicts) console.log(holds ? `✓ ${what}` : `✗ ${what}\n${why}`);
  process.exit(verdicts.every(({ holds }) => holds) ? 0 : 1);
}
