import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pnpm, publishedPackages, root, stop } from './lib.mjs';

const SOURCES = ['packages', 'apps', 'tooling', 'pnpm-lock.yaml', 'tsconfig.base.json'];
const LEFT_OUT = new Set(['node_modules', 'dist', 'tests']);
const stamp = resolve(root, 'apps/server/dist/.built');

/** Builds app and server unless the last build is newer than all sources. */
export async function buildIfOlder() {
  if (existsSync(stamp) && statSync(stamp).mtimeMs > Math.max(...SOURCES.map((name) => newest(resolve(root, name)))))
    return;
  console.log('构建应用 Building app and server …');
  const { code, output } = await pnpm(['run', 'build'], { quiet: true });
  if (code) stop(`${output}\n构建失败 The build failed.`);
  mkdirSync(resolve(stamp, '..'), { recursive: true });
  writeFileSync(stamp, '');
}

/** Builds all packages unless the oldest build is newer than all their sources. */
export async function buildPackagesIfOlder() {
  const packages = publishedPackages();
  const built = packages.map(({ folder }) => join(folder, 'dist/index.js'));
  const ours = ['tooling/definePackage.ts', 'tooling/emitTypes.ts', 'tsconfig.base.json'];
  const sources = [
    ...packages.map(({ folder }) => join(folder, 'src')),
    ...ours.map((name) => resolve(root, name)),
  ].map(newest);
  if (built.every((file) => existsSync(file) && statSync(file).mtimeMs > Math.max(...sources))) return;
  console.log('构建组件包 Building the packages …');
  const { code, output } = await pnpm(['run', 'build:packages'], { quiet: true });
  if (code) stop(`${output}\n构建失败 The build failed.`);
}

function newest(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  let time = 0;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name) || /\.(test|stories)\.tsx?$/.test(entry.name)) continue;
    time = Math.max(time, newest(join(path, entry.name)));
  }
  return time;
}
