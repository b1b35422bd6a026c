import { send } from '../kit/send.mjs';

const LIST = '/purchase/purchasePlan/list';
const VIEW = '/purchase/purchasePlan/queryPurchasePlanByPlanId';

/** The header comes before the lines. */
const UPDATE_TIME = /"updateTime":"([^"]+)"/;

export const isGood = (body) => body.startsWith('{"success":true');

/**
 * Requests for the plans of `fill.ts`, as options of `load`.
 *
 * @param {string} api address of the real server
 * @param {Record<string, string>} headers of a signed-in manager
 * @param {number} plans number of plans that were filled in
 */
export async function planRequests(api, headers, plans) {
  const ask = async (path) => JSON.parse(await send(undefined, { url: `${api}${path}`, headers })).result;
  const { total } = await ask(`${LIST}?planNo=${encodeURIComponent('BP*')}`);
  if (total !== plans) throw new Error(`${total} plans instead of ${plans}`);
  // Plans with lines.
  const idOf = (number) => `bench${10 * (1 + (number % Math.floor(plans / 10)))}`;
  const open = (await ask(`${LIST}?status=3&planNo=${encodeURIComponent('JH*')}&pageSize=100`)).records;

  return {
    LIST,
    VIEW,
    /** @param {string} server address that is called; default the real server */
    reading: (server = api) => gets(32, (number) => `${server}${VIEW}?id=${idOf(number)}`),
    byState: (server = api) =>
      gets(16, (number) => `${server}${LIST}?status=${number % 6}&column=createTime&order=desc`),
    byNumber: (server = api) =>
      gets(16, (number) => `${server}${LIST}?planNo=BP${String(1 + (number % plans)).padStart(8, '0')}`),
    saving,
  };

  function gets(connections, urlOf) {
    return {
      connections,
      next: (connection, number) => ({ url: urlOf(connection * 7919 + number), headers }),
      accept: isGood,
    };
  }

  /** Each connection edits its own plan. */
  async function saving(server = api) {
    const drafts = await Promise.all(open.map(({ id }) => ask(`${VIEW}?id=${id}`)));
    const versions = drafts.map((plan) => plan.updateTime);
    return {
      connections: drafts.length,
      next: (connection, number) => ({
        method: 'PUT',
        url: `${server}/purchase/purchasePlan/edit`,
        headers,
        body: edited(drafts[connection], number, versions[connection]),
      }),
      accept(body, connection) {
        if (!isGood(body)) return false;
        // Reading the whole answer would cost the time of the servers, which share the machine.
        versions[connection] = UPDATE_TIME.exec(body)[1];
        return true;
      },
    };
  }
}

function edited(plan, number, updateTime) {
  const [first, ...others] = plan.purchasePlanDetailList;
  const line = { ...first, actualCounts: first.counts + 1 + (number % 9), countsChangeReason: '合并同类需求后调整' };
  return { ...plan, updateTime, purchasePlanDetailList: [line, ...others] };
}
