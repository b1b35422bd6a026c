// Test files of the server whose results do not depend on the database of the run.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from './lib.mjs';

const FOLDERS = ['apps/server/src', 'apps/server/tests'];
/** Whatever opens the database of the run reads its address. */
const READS_ADDRESS = /\bTEST_DATABASE_URL\b/;
const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** @returns paths from the root of the test files that do not reach the database, through imports neither */
export function withoutDatabase() {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => join(root, folder, path)),
  ).filter((path) => path.endsWith('.ts'));
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const importers = new Map(files.map((file) => [file, []]));
  for (const [file, text] of texts) {
    for (const [, target] of text.matchAll(IMPORT)) {
      const path = resolve(dirname(file), target);
      for (const each of [path, `${path}.ts`, join(path, 'index.ts')]) importers.get(each)?.push(file);
    }
  }
  const reaching = new Set(files.filter((file) => READS_ADDRESS.test(texts.get(file))));
  for (const file of reaching) for (const importer of importers.get(file)) reaching.add(importer);
  return files.filter((file) => file.endsWith('.test.ts') && !reaching.has(file)).map((file) => relative(root, file));
}
