import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../e2e/support/freePort.ts';
import { startServer, type RunningServer } from '../../../e2e/support/server.ts';
import { createProxy } from '../../../scripts/proxy.mjs';
import { openObjectStorage } from './openObjectStorage.ts';
import type { Site } from './Site.ts';

export interface Cluster {
  /** Address of the proxy. */
  url: string;
  nodes: readonly RunningServer[];
  kill(node: number): Promise<void>;
  /** Stops a node as a container engine does. */
  stop(node: number): Promise<void>;
  /** Starts a node and waits until the proxy uses it. */
  start(node: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Two nodes on the PostgreSQL of a site and on an object storage, behind a proxy. Each has a data folder of its own.
 *
 * @param firstMain built server of the nodes until they are started again; default that of this folder
 */
export async function openCluster(site: Site, env: Record<string, string> = {}, firstMain?: string): Promise<Cluster> {
  const ports = [await freePort(), await freePort()];
  const proxy = createProxy(ports);
  const port = await freePort();
  await proxy.listen(port);
  const nodes: RunningServer[] = [];
  const storage = await openObjectStorage();
  const settings = {
    ...storage.env,
    SECRET_KEY: randomBytes(32).toString('hex'),
    DATABASE_URL: site.postgres!.url,
    SMS_MODE: 'echo',
    TRUST_PROXY: '127.0.0.1',
    DRAIN_SECONDS: '0',
    ...env,
  };
  const start = async (node: number, main?: string) => {
    nodes[node] = await startServer({
      dataDir: join(site.dataDir, `node${node}`),
      port: ports[node]!,
      env: settings,
      ...(main && { main }),
    });
    while (!proxy.isReady(ports[node]!)) await wait(50);
  };
  // One after the other: the first creates the demo data.
  for (const node of ports.keys()) await start(node, firstMain);
  return {
    url: `http://127.0.0.1:${port}`,
    nodes,
    kill: (node) => nodes[node]!.kill(),
    async stop(node) {
      const code = await nodes[node]!.stop();
      if (code !== 0) throw new Error(`the node ended with ${code}\n${nodes[node]!.output()}`);
    },
    start: (node) => start(node),
    async close() {
      for (const node of nodes) await node.kill();
      proxy.close();
      await storage.close();
    },
  };
}
