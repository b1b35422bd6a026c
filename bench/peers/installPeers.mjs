import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../scripts/lib.mjs';

const here = import.meta.dirname;

/** Installs the peers beside this file, unless they are there. They take React from the benchmarks. */
export async function installPeers() {
  const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
  if (Object.entries(dependencies).every(([name, version]) => installedVersion(name) === version)) return;
  const args = ['install', '--no-package-lock', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, output } = await run('npm', args, { cwd: here, quiet: true });
  if (code) throw new Error(output);
}

function installedVersion(name) {
  try {
    return JSON.parse(readFileSync(join(here, 'node_modules', name, 'package.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
}
