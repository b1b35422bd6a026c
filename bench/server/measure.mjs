// Measures one database: fills it, starts the built server, sends requests, prints the figures as JSON.
// node measure.mjs <plans> <seconds>; PostgreSQL if TEST_DATABASE_URL is set (scripts/with-postgres.mjs), else
// embedded.
import { send } from '../kit/send.mjs';
import { startFilledServer } from '../kit/startFilledServer.mjs';
import { credentials } from '../kit/startServer.mjs';
import { load } from './load.mjs';

/** Filters of the list of plans. */
const FILTERS = [
  `departName=${encodeURIComponent('*车间*')}`,
  `demandOrgName=${encodeURIComponent('*泵业*')}`,
  `purchaseUserName=${encodeURIComponent('*王*')}`,
  'applyTime_begin=2026-01-01&applyTime_end=2026-06-30',
  'status_MultiString=2,3',
  `planName=${encodeURIComponent('*轴承*')}&status=3`,
];

const lineOf = (_value, at) => ({
  id: `row_${at}`,
  materialName: `深沟球轴承 ${at}`,
  materialCode: `ZC-${at}`,
  unit: '套',
  counts: 1 + (at % 50),
  estimatedPrice: 18.5,
  demandTime: '2027-03-01',
});

const [plans, seconds] = process.argv.slice(2).map(Number);
const server = await startFilledServer('bench/server/fill.ts', [String(plans)]);
const { api } = server;
try {
  console.log(JSON.stringify(await figures()));
} finally {
  await server.stop();
}

async function figures() {
  const headers = await server.signIn('manager');
  const ask = async (path) => JSON.parse(await send(undefined, { url: `${api}${path}`, headers })).result;
  const list = '/purchase/purchasePlan/list';
  const view = '/purchase/purchasePlan/queryPurchasePlanByPlanId';
  const { total } = await ask(`${list}?planNo=${encodeURIComponent('BP*')}`);
  if (total !== plans) throw new Error(`${total} plans instead of ${plans}`);
  // Plans with lines.
  const idOf = (number) => `bench${10 * (1 + (number % Math.floor(plans / 10)))}`;
  const open = (await ask(`${list}?status=3&planNo=${encodeURIComponent('JH*')}&pageSize=100`)).records;
  const drafts = await Promise.all(open.map(({ id }) => ask(`${view}?id=${id}`)));
  const versions = drafts.map((plan) => plan.updateTime);

  const good = (body) => body.startsWith('{"success":true');
  const get = (path) => (connection, number) => ({ url: `${api}${path(connection * 7919 + number)}`, headers });
  const under = (connections, next, accept = good) => load({ connections, seconds, next, accept });

  const reading = await under(
    32,
    get((number) => `${view}?id=${idOf(number)}`),
  );
  const byState = await under(
    16,
    get((number) => `${list}?status=${number % 6}&column=createTime&order=desc`),
  );
  const byNumber = await under(
    16,
    get((number) => `${list}?planNo=BP${String(1 + (number % plans)).padStart(8, '0')}`),
  );
  const name = encodeURIComponent('*轴承*');
  const byText = await under(
    4,
    get(() => `${list}?planName=${name}&column=createTime&order=desc`),
  );
  // Each connection edits its own plan.
  const saving = await under(
    drafts.length,
    (connection, number) => ({
      method: 'PUT',
      url: `${api}/purchase/purchasePlan/edit`,
      headers,
      body: edited(drafts[connection], number, versions[connection]),
    }),
    (body) => {
      if (!good(body)) return false;
      const { id, updateTime } = JSON.parse(body).result;
      versions[drafts.findIndex((plan) => plan.id === id)] = updateTime;
      return true;
    },
  );
  const byFilter = await under(
    4,
    get((number) => `${list}?${FILTERS[number % FILTERS.length]}&column=createTime&order=desc`),
  );
  const byRole = await listsOfRoles();
  const { openLarge, saveLarge } = await largeDocument();
  const signing = await under(8, () => ({ method: 'POST', url: `${api}/sys/login`, body: credentials('manager') }));
  return { reading, byState, byNumber, byText, byFilter, byRole, saving, openLarge, saveLarge, signing };

  /** The list by every filter, for each role that sees another part of the plans. */
  async function listsOfRoles() {
    const callers = await Promise.all(
      ['manager', 'purchaser', 'declarer', 'approver'].map((role) => server.signIn(role)),
    );
    return under(1, (_connection, number) => ({
      url: `${api}${list}?${FILTERS[number % FILTERS.length]}&column=createTime&order=desc`,
      headers: callers[Math.floor(number / FILTERS.length) % callers.length],
    }));
  }

  /** Opens and saves one plan of 1,000 lines; every save changes 100 of them. */
  async function largeDocument() {
    const declarer = await server.signIn('declarer');
    const body = { planName: '大型检修需求计划', purchasePlanDetailList: Array.from({ length: 1000 }, lineOf) };
    const url = `${api}/purchase/purchasePlan`;
    const added = await send(undefined, { method: 'POST', url: `${url}/add`, headers: declarer, body });
    let plan = JSON.parse(added).result;
    const openLarge = await under(1, () => ({ url: `${api}${view}?id=${plan.id}`, headers: declarer }));
    const saveLarge = await under(
      1,
      (_connection, number) => ({
        method: 'PUT',
        url: `${url}/edit`,
        headers: declarer,
        body: {
          ...plan,
          purchasePlanDetailList: plan.purchasePlanDetailList.map((line, at) =>
            at % 10 === number % 10 ? { ...line, counts: line.counts + 1 } : line,
          ),
        },
      }),
      (answer) => {
        if (good(answer)) plan = JSON.parse(answer).result;
        return good(answer);
      },
    );
    return { openLarge, saveLarge };
  }
}

function edited(plan, number, updateTime) {
  const [first, ...others] = plan.purchasePlanDetailList;
  const line = { ...first, actualCounts: first.counts + 1 + (number % 9), countsChangeReason: '合并同类需求后调整' };
  return { ...plan, updateTime, purchasePlanDetailList: [line, ...others] };
}
