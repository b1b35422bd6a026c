import { createFakeServer, reply, replyRaw, signedInKit, type FakeRequest } from '@gezi/client/testing';
import { makeCompany } from '../../../packages/pickers/src/testing/company';

/**
 * The server's own time for its answers so far, in milliseconds; the minimum of many tries, since the machine may be
 * busy.
 */
export const served = { ms: 0 };

let gate = Promise.resolve();
/** Holds answers back. @returns releases them */
export function hold(): () => void {
  let open = () => {};
  gate = new Promise((done) => {
    open = done;
  });
  return open;
}

/**
 * An in-page server with 100,000 users, newest first, and 5,000 departments. Its own time does not count for the
 * pickers.
 */
export function startServer() {
  const { users, departs } = makeCompany({ users: 100_000, departs: 5_000 });
  const page = <Row>(rows: readonly Row[], { query }: FakeRequest) => {
    const size = Number(query.pageSize);
    const from = (Number(query.pageNo) - 1) * size;
    return reply({ records: rows.slice(from, from + size), total: rows.length });
  };
  const server = createFakeServer({
    'GET /sys/sysDepart/queryTreeList': reply(departs),
    'GET /sys/user/queryUserComponentData': (request) => {
      const { username = '', departId } = request.query;
      const part = username.replaceAll('*', '');
      const found = users.filter(
        (user) =>
          (!departId || user.departId === departId) && (user.username.includes(part) || user.realname.includes(part)),
      );
      return page(found, request);
    },
    'GET /sys/user/getMultiUser': ({ query }) => {
      const wanted = new Set(query.username?.split(','));
      return replyRaw(users.filter(({ username }) => wanted.has(username)));
    },
  });
  const costs = new Map<string, number>();
  /** Measured on the first request, in the warm-up round. */
  async function costOf(address: string): Promise<number> {
    const key = address.replace(/_t=\d+/, '');
    const known = costs.get(key);
    if (known !== undefined) return known;
    let best = Infinity;
    for (let nth = 0; nth < 15; nth += 1) {
      const start = performance.now();
      await server.fetch(address, { method: 'GET' });
      best = Math.min(best, performance.now() - start);
    }
    costs.set(key, best);
    return best;
  }
  return signedInKit({
    async fetch(...call) {
      const answer = await server.fetch(...call);
      served.ms += await costOf(String(call[0]));
      await gate;
      return answer;
    },
  });
}
