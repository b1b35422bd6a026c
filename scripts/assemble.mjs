// Assembles what production needs in an empty folder: the built server and app, the migrations, and the server's
// dependencies as the lock file has them. node scripts/assemble.mjs <folder>; then `node apps/server/dist/main.js` in it.
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildIfOlder } from './buildIfOlder.mjs';
import { pnpm, root, stop } from './lib.mjs';

const [folder] = process.argv.slice(2);
if (!folder) stop('Usage: node scripts/assemble.mjs <folder>');
const target = resolve(folder);
if (existsSync(target) && readdirSync(target).length > 0) stop(`${target} is not empty.`);

await buildIfOlder();
mkdirSync(join(target, 'apps'), { recursive: true });
const server = join(target, 'apps/server');
const { code, output } = await pnpm(['--filter', '@gezi/server', '--prod', '--legacy', 'deploy', server], {
  quiet: true,
});
if (code) stop(output);
// The server serves the app from the folder beside its own.
cpSync(join(root, 'apps/procurement/dist'), join(target, 'apps/procurement/dist'), { recursive: true });
