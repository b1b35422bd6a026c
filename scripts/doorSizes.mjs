// Compressed size of what each entry point loads at once, without its peers.
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { bin, root } from './lib.mjs';

// esbuild comes with tsup.
const { build } = createRequire(createRequire(bin('tsup')).resolve('tsup'))('esbuild');
const PRIVATE_DOOR = './internal';

/** @returns kB by entry point, e.g. `@gezi/editable-grid/core` */
export async function doorSizes(packages) {
  const doors = packages.flatMap(({ name, exports }) =>
    Object.entries(exports)
      .filter(([door, target]) => door !== PRIVATE_DOOR && target.default?.endsWith('.js'))
      .map(([door]) => name + door.slice(1)),
  );
  const sizes = {};
  for (const door of doors) sizes[door] = await sizeOf(door);
  return sizes;
}

async function sizeOf(door) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export * from '${door}'`, resolveDir: root },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    metafile: true,
    outdir: '/out',
    logLevel: 'silent',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*', 'antd', 'antd/*', 'dayjs', 'dayjs/*', 'react-router'],
    // Workers and fonts are files of their own.
    loader: { '.ttf': 'empty' },
  });
  const parts = new Map(Object.entries(metafile.outputs));
  const entry = [...parts].find(([, { entryPoint }]) => entryPoint === '<stdin>')[0];
  const reached = new Set();
  const reach = (path) => {
    if (reached.has(path) || !parts.has(path)) return;
    reached.add(path);
    for (const { path: next, kind } of parts.get(path).imports) if (kind === 'import-statement') reach(next);
  };
  reach(entry);
  const bytes = outputFiles
    .filter(({ path }) => [...reached].some((name) => path.endsWith(name.slice(name.lastIndexOf('/')))))
    .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
  return Math.round(bytes / 102.4) / 10;
}
