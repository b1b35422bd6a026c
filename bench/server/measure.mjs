// Measures one database: fills it, starts the built server, sends requests, prints the figures as JSON.
// node measure.mjs <plans> <seconds> [ratios]; PostgreSQL if TEST_DATABASE_URL is set (scripts/with-postgres.mjs), else
// embedded.
import { send } from '../kit/send.mjs';
import { startFilledServer } from '../kit/startFilledServer.mjs';
import { credentials } from '../kit/startServer.mjs';
import { compareBare } from './compareBare.mjs';
import { load } from './load.mjs';
import { isGood, planRequests } from './planRequests.mjs';

/** Filters of the list of plans. */
const FILTERS = [
  `departName=${encodeURIComponent('*车间*')}`,
  `demandOrgName=${encodeURIComponent('*泵业*')}`,
  `purchaseUserName=${encodeURIComponent('*王*')}`,
  'applyTime_begin=2026-01-01&applyTime_end=2026-06-30',
  'status=3',
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
const onlyRatios = process.argv[4] === 'ratios';
const server = await startFilledServer('bench/server/fill.ts', [String(plans)]);
const { api } = server;
try {
  const headers = await server.signIn('manager');
  const requests = await planRequests(api, headers, plans);
  const bare = server.isEmbedded ? undefined : await compareBare(server, requests, seconds);
  console.log(JSON.stringify({ ...(onlyRatios ? {} : await figures(headers, requests)), bare }));
} finally {
  await server.stop();
}

async function figures(headers, { LIST: list, VIEW: view, ...requests }) {
  const get = (path) => (connection, number) => ({ url: `${api}${path(connection * 7919 + number)}`, headers });
  const under = (connections, next, accept = isGood) => load({ connections, seconds, next, accept });

  const reading = await load({ ...requests.reading(), seconds });
  const byState = await load({ ...requests.byState(), seconds });
  const byNumber = await load({ ...requests.byNumber(), seconds });
  const name = encodeURIComponent('*轴承*');
  const byText = await under(
    4,
    get(() => `${list}?planName=${name}&column=createTime&order=desc`),
  );
  const saving = await load({ ...(await requests.saving()), seconds });
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
        if (isGood(answer)) plan = JSON.parse(answer).result;
        return isGood(answer);
      },
    );
    return { openLarge, saveLarge };
  }
}
