// Builds every published package and checks what npm would publish: publint and are-the-types-wrong pass,
// pure entry points do not import React, exports and sizes equal the pinned ones, an application that imports every
// package compiles, and components render on a server. `--update` pins the current exports and sizes.
// Public names are checked in `checkPublicNames.mjs`.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkPublicNames, PRIVATE_DOOR } from './checkPublicNames.mjs';
import { checkApplication } from './checkApplication.mjs';
import { compareSizes } from './compareSizes.mjs';
import { doorSizes } from './doorSizes.mjs';
import { bin, pnpm, publishedPackages, root, run, twoAtATime } from './lib.mjs';
import { packPackages } from './packPackages.mjs';

const update = process.argv.includes('--update');
const REACT = /^(react|react-dom|antd|@ant-design\/icons)(\/|$)/;
let passed = 0;
let failed = 0;

const packages = publishedPackages();
for (const { what, holds, why } of await checkPublicNames(packages)) verdict(what, holds, why);

const built = await pnpm(['run', 'build:packages'], { quiet: true });
verdict('all packages build', !built.code, built.output);

if (!built.code) {
  const archives = mkdtempSync(join(tmpdir(), 'gezi-packed-'));
  const packed = await packPackages(archives);
  await twoAtATime(packages, (one) => check(one, packed.find(({ name }) => name === one.name).file));
  rmSync(archives, { recursive: true });
  for (const { what, holds, why } of await checkApplication(packages)) verdict(what, holds, why);
  const sizes = compareSizes('tooling/doorSizes.json', await doorSizes(packages), { update });
  for (const { what, holds, why } of sizes) verdict(what, holds, why);
  const rendered = await run(process.execPath, ['scripts/renderOnServer.mjs'], { quiet: true });
  verdict('components render without a DOM', !rendered.code, rendered.output);
}

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

async function check(one, archive) {
  const lint = await run(bin('publint'), ['run', archive, '--strict'], { quiet: true });
  verdict(`${one.name}: publint`, !lint.code, lint.output);

  const types = await run(bin('attw'), [archive, '--profile', 'esm-only', '--exclude-entrypoints', './styles.css'], {
    quiet: true,
  });
  verdict(`${one.name}: types resolve`, !types.code, types.output);

  for (const [door, target] of Object.entries(one.exports)) {
    if (typeof target === 'string' || !target.default.endsWith('.js')) continue;
    const file = join(one.folder, target.default);
    const react = [...externals(file)].filter((name) => REACT.test(name));
    const pure = door === './core' || !one.peerDependencies?.react;
    if (pure) verdict(`${one.name} ${door}: reaches no React`, react.length === 0, react.join(', '));
    if (door !== PRIVATE_DOOR) await checkExports(one, door, file, pure);
  }
}

async function checkExports(one, door, file, pure) {
  const pin = resolve(
    root,
    'tooling/exports',
    `${one.name.split('/')[1]}${door === '.' ? '' : `-${door.slice(2)}`}.json`,
  );
  const names = pure ? Object.keys(await import(pathToFileURL(file).href)).toSorted() : exportedNames(file);
  if (update) {
    mkdirSync(dirname(pin), { recursive: true });
    writeFileSync(pin, `${JSON.stringify(names, null, 2)}\n`);
  }
  const pinned = existsSync(pin) ? JSON.parse(readFileSync(pin, 'utf8')) : [];
  const gone = pinned.filter((name) => !names.includes(name));
  const fresh = names.filter((name) => !pinned.includes(name));
  verdict(
    `${one.name} ${door}: exports as pinned`,
    !gone.length && !fresh.length,
    `gone: ${gone.join(', ')}; new: ${fresh.join(', ')}`,
  );
}

/** Names in the last `export {` of a bundled entry point; React entry points cannot run in Node. */
function exportedNames(file) {
  const [, list = ''] = readFileSync(file, 'utf8').match(/export\s*\{([^}]*)\}[^}]*$/) ?? [];
  return list
    .split(',')
    .map((entry) =>
      entry
        .trim()
        .split(/\s+as\s+/)
        .at(-1),
    )
    .filter(Boolean)
    .toSorted((a, b) => (a < b ? -1 : 1));
}

/** All packages a built file imports, including through its own chunks. */
function externals(file, seen = new Set(), found = new Set()) {
  if (seen.has(file)) return found;
  seen.add(file);
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?["']([^"']+)["']/g)) {
    if (name.startsWith('.')) externals(resolve(dirname(file), name), seen, found);
    else found.add(name);
  }
  return found;
}

function verdict(what, holds, why) {
  if (holds) passed += 1;
  else {
    failed += 1;
    console.log(`✗ ${what}\n${why}`);
  }
}
