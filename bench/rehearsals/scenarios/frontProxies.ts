import { measureRoll } from '../../../scripts/measureRoll.mjs';
import { signInToApi } from '../../../e2e/support/api.ts';
import { openCluster } from '../kit/Cluster.ts';
import { FRONT_PROXIES, openFrontProxy, type FrontProxyName } from '../kit/FrontProxy.ts';
import { openSite } from '../kit/Site.ts';

/** Longer than nginx leaves out a node that did not answer, as `docs/deploy.md` says. */
const DRAIN_SECONDS = '7';
/** Bytes of a file that is sent in one request. */
const LARGE_FILE = 60_000_000;

/**
 * Puts nginx and Caddy, with the configurations of `docs/deploy.md`, in front of two nodes that are stopped and started one
 * after the other under load.
 *
 * @returns number of faults
 */
export async function frontProxies(): Promise<number> {
  // Nobody has signed the certificates.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  const site = await openSite({ database: 'postgres' });
  const cluster = await openCluster(site, { DRAIN_SECONDS });
  const faults: string[] = [];
  try {
    for (const name of FRONT_PROXIES) {
      const found = await rehearse(name, cluster);
      faults.push(...found.map((fault) => `${name}: ${fault}`));
    }
  } finally {
    await cluster.close();
    await site.close();
  }
  for (const fault of faults) console.log(`  FAULT ${fault}`);
  return faults.length;
}

async function rehearse(name: FrontProxyName, cluster: Awaited<ReturnType<typeof openCluster>>): Promise<string[]> {
  const faults: string[] = [];
  const proxy = await openFrontProxy(
    name,
    cluster.nodes.map(({ url }) => url),
  );
  try {
    const page = await fetch(proxy.url);
    if (!page.ok || !page.headers.get('strict-transport-security')) faults.push(`the page: ${page.status}`);
    const metrics = await fetch(`${proxy.url}/metrics`);
    if (metrics.ok) faults.push('/metrics is open');
    const admin = await signInToApi(proxy.url, 'admin');
    const text = 'x'.repeat(LARGE_FILE);
    const file = await admin.sendFile('temp', 'large.txt', text);
    if (!file.body.success) faults.push(`a file of ${LARGE_FILE} bytes: ${file.status} ${file.body.message}`);
    else {
      const stored = await fetch(`${proxy.url}/api/sys/common/static/${file.body.result.url}`, {
        headers: { 'x-access-token': admin.token, 'tenant-id': '1' },
      });
      if ((await stored.text()) !== text) faults.push('a large file came back changed');
    }
    const figures = await measureRoll(proxy.url, async () => {
      for (const node of cluster.nodes.keys()) {
        await cluster.stop(node);
        await cluster.start(node);
      }
    });
    const closed = Object.entries(figures.socketsClosed).map(([code, count]) => `${count} with ${code}`);
    console.log(
      `${name}: ${figures.requests} requests, ${figures.failed.length} failed; ${figures.written} rows written, ` +
        `${figures.lost} lost; ${figures.files} files, ${figures.filesLost} lost; sockets closed: ${closed.join(', ')}, ${figures.socketsOpen} open at the end`,
    );
    for (const failure of new Set(figures.failed)) faults.push(failure);
    if (faults.length > 0) console.log(proxy.output().slice(-4_000));
    if (figures.lost > 0) faults.push(`${figures.lost} acknowledged rows are lost`);
    if (figures.filesLost > 0) faults.push(`${figures.filesLost} acknowledged files are lost`);
  } finally {
    await proxy.close();
  }
  return faults;
}
