import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pnpm } from '../../../scripts/lib.mjs';
import { openCluster } from '../kit/Cluster.ts';
import { Rehearsal } from '../kit/Rehearsal.ts';
import { openSite } from '../kit/Site.ts';
import { Sockets } from '../kit/Sockets.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const MIGRATIONS = 'apps/server/migrations';
/** Milliseconds of writing before, between and after the changes of a node. */
const WRITING = 20_000;
/** Milliseconds between two writes of a writer. */
const PACE = 500;
const SOCKETS = 100;

/**
 * Replaces two nodes of an earlier version by the present one, one after the other, under acknowledged writes. No request may
 * fail, and nothing may be lost.
 *
 * @param commit the earlier version; default: the one before the newest migration
 */
export async function upgrade(commit?: string): Promise<Rehearsal> {
  const before = commit ?? beforeNewestMigration();
  const earlier = await buildEarlier(before);
  const site = await openSite({ database: 'postgres' });
  const cluster = await openCluster(site, { DRAIN_SECONDS: '3' }, earlier.main);
  const rehearsal = new Rehearsal({ url: cluster.url, pace: PACE });
  const { faults, figures } = rehearsal;
  let sockets: Sockets | undefined;
  try {
    await rehearsal.begin();
    const info = await rehearsal.client.read<{ userInfo: { id: string } }>('manager', '/sys/user/getUserInfo');
    sockets = new Sockets(cluster.url, info!.userInfo.id, (await rehearsal.client.as('manager')).token);
    sockets.connect(SOCKETS);
    let acknowledged = 0;
    const written = async (versions: string) => {
      await wait(WRITING);
      console.log(`${versions}: ${figures.acknowledged - acknowledged} writes, ${sockets!.open.size} sockets open`);
      if (figures.acknowledged === acknowledged) faults.push(`${versions}: nothing was written`);
      ({ acknowledged } = figures);
    };
    await written('two earlier nodes');
    for (const node of cluster.nodes.keys()) {
      await cluster.stop(node);
      await cluster.start(node);
      await written(node === 0 ? 'one earlier node, one present node' : 'two present nodes');
    }
    await rehearsal.end();
    if (sockets.open.size < SOCKETS) faults.push(`${SOCKETS - sockets.open.size} sockets did not come back`);
  } finally {
    sockets?.end();
    await cluster.close();
    await site.close();
    earlier.remove();
  }
  console.log(`from ${before}`);
  for (const [failure, count] of figures.failures) faults.push(`a request failed: ${count} × ${failure}`);
  return rehearsal;
}

/** The commit before the one that added the newest migration. */
function beforeNewestMigration(): string {
  const added = git('log', '-1', '--format=%H', '--diff-filter=A', '--', `${MIGRATIONS}/*.sql`);
  return git('rev-parse', '--short', `${added}^`);
}

/** Builds the server of a commit in a temporary folder. */
async function buildEarlier(commit: string): Promise<{ main: string; remove(): void }> {
  const parent = mkdtempSync(join(tmpdir(), 'gezi-earlier-'));
  const folder = join(parent, 'gezi');
  git('worktree', 'add', '--detach', folder, commit);
  const remove = () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(parent, { recursive: true, force: true });
  };
  for (const step of [
    ['install', '--frozen-lockfile', '--prefer-offline'],
    ['run', 'build'],
  ]) {
    const { code, output } = await pnpm(step, { cwd: folder, quiet: true });
    if (code === 0) continue;
    remove();
    throw new Error(`pnpm ${step.join(' ')} of ${commit}:\n${output}`);
  }
  return { main: join(folder, 'apps/server/dist/main.js'), remove };
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}
