import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { CONDITIONS } from './conditions.mjs';

const REACT = [/^react($|\/)/, /^react-dom($|\/)/];

/**
 * Gzipped size of a bundle's first load; lazily loaded parts are counted separately.
 *
 * @param {string} entry
 * @param {string} root folder that packages are resolved from
 * @param {RegExp[]} external imports that are not counted; default React
 * @returns `{ first, later }` in bytes
 */
export async function sizeOf(entry, root, external = REACT) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: CONDITIONS },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry, formats: ['es'] },
      // Libraries are published unminified; pages minify them.
      rolldownOptions: { output: { minify: true }, external },
    },
  });
  const chunks = [built].flat()[0].output.filter(({ type }) => type === 'chunk');
  const first = reached(chunks);
  const size = (list) => list.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  return { first: size([...first]), later: size(chunks.filter((chunk) => !first.has(chunk))) };
}

/** The entry and all its static imports. */
function reached(chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set();
  const visit = (chunk) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunk.imports) visit(byName.get(imported));
  };
  visit(chunks.find(({ isEntry }) => isEntry));
  return found;
}
