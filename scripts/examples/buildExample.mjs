// Builds one example with its own Vite and notes which packages each chunk has; run in a process of its own.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = process.argv[2];
const chunks = {};
// Vite of the example, not of this repository.
const vite = createRequire(join(folder, 'package.json')).resolve('vite');
const { build } = await import(pathToFileURL(vite).href);

await build({
  root: folder,
  logLevel: 'warn',
  build: { chunkSizeWarningLimit: Infinity, reportCompressedSize: false },
  plugins: [
    {
      name: 'note-packages',
      generateBundle(_, bundle) {
        for (const { type, fileName, modules } of Object.values(bundle)) {
          if (type === 'chunk') chunks[fileName] = [...new Set(Object.keys(modules).flatMap(packageOf))];
        }
      },
    },
  ],
});
writeFileSync(join(folder, 'chunks.json'), JSON.stringify(chunks));

/** Name of the package that a module belongs to, none for those of the example itself. */
function packageOf(module) {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module) ?? [];
  return name ? [name] : [];
}
