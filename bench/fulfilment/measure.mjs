// Measures one database: node measure.mjs <seconds>; PostgreSQL if TEST_DATABASE_URL is set (scripts/with-postgres.mjs),
// else embedded.
import { send } from '../kit/send.mjs';
import { startFilledServer } from '../kit/startFilledServer.mjs';
import { tableLine } from '../kit/tableLine.mjs';
import { load } from '../server/load.mjs';

const seconds = Number(process.argv[2] ?? 4);
const CONNECTIONS = 2;
const WIDTHS = [34, 9];
/** Goals for the p95, milliseconds. */
const [READ, DASHBOARD, SAVE] = [50, 300, 150];
/** Documents of `fill.ts`. */
const DOCUMENTS = 200_000;

const server = await startFilledServer('bench/fulfilment/fill.ts');
let failed = 0;
try {
  await measure();
} finally {
  await server.stop();
}
process.exit(failed ? 1 : 0);

async function measure() {
  const { api } = server;
  const headers = await server.signIn('manager');
  const figures = JSON.parse(await send(undefined, { url: `${api}/dashboard/analysis`, headers })).result;
  if (figures.contractCount < 150_000) throw new Error(`${figures.contractCount} contracts in force or over`);
  const year = Number(figures.monthTrend.at(-1).month.slice(0, 4));
  const contractLike = encodeURIComponent('*合同 1234*');
  const supplierLike = encodeURIComponent('*泵*');
  const project = JSON.parse(await send(undefined, { url: `${api}/purchase/purchaseInfo/list?status=8`, headers }));
  const projectId = project.result.records[0].id;
  /** Spreads the requests over all documents. */
  const nth = (number) => 1 + ((number * 7919) % DOCUMENTS);
  const rows = [
    ['contracts, first page', READ, () => '/contract/contractInfo/list?pageSize=20'],
    ['contracts, page 500', READ, () => '/contract/contractInfo/list?pageSize=20&pageNo=500'],
    ['framework agreements', READ, () => '/contract/contractInfo/list?pageSize=20&contractType=2'],
    ['contracts in force', READ, () => '/contract/contractInfo/list?pageSize=20&status=4'],
    ['contracts by part of a name', READ, () => `/contract/contractInfo/list?pageSize=20&contractName=${contractLike}`],
    ['contracts by number', READ, (n) => `/contract/contractInfo/list?contractNo=${numberOf('BHT', nth(n))}`],
    ['contracts, largest first', READ, () => '/contract/contractInfo/list?column=contractPrice&order=desc'],
    ['contract lines, first page', READ, () => '/contract/contractInfo/detailList?pageSize=20'],
    ['contract lines of a material', READ, (n) => `/contract/contractInfo/detailList?materialCode=M${n % 500}`],
    ['contract', READ, (n) => `/contract/contractInfo/view?contractInfoId=benchc${nth(n)}`],
    ['contract of 200 lines', READ, () => '/contract/contractInfo/view?contractInfoId=benchframe'],
    ['orders, first page', READ, () => '/purchase/purchaseOrder/list?pageSize=20'],
    ['orders, page 500', READ, () => '/purchase/purchaseOrder/list?pageSize=20&pageNo=500'],
    ['completed orders', READ, () => '/purchase/purchaseOrder/list?pageSize=20&status=7'],
    [
      'orders by part of a supplier',
      READ,
      () => `/purchase/purchaseOrder/list?pageSize=20&supplierName=${supplierLike}`,
    ],
    ['orders of a contract', READ, (n) => `/purchase/purchaseOrder/list?contractNo=${numberOf('BHT', nth(n))}`],
    ['orders, largest first', READ, () => '/purchase/purchaseOrder/list?column=totalPrice&order=desc'],
    ['order', READ, (n) => `/purchase/purchaseOrder/queryById?id=bencho${nth(n)}`],
    ['receipts, first page', READ, () => '/order/receipt/list?pageSize=20'],
    ['receipts of an order', READ, (n) => `/order/receipt/list?orderNo=${numberOf('BDD', nth(n))}`],
    ['receipt', READ, (n) => `/order/receipt/queryById?id=benchr${nth(n)}`],
    ['evaluations, first page', READ, () => '/evaluation/supplierEval/list?pageSize=20'],
    ['evaluations by supplier', READ, () => `/evaluation/supplierEval/list?supplierName=${supplierLike}`],
    ['search by a word', READ, () => `/sys/search/records?keyword=${encodeURIComponent('泵业')}`],
    ['search by a number', READ, (n) => `/sys/search/records?keyword=${numberOf('BHT', nth(n))}`],
    ['search without a result', READ, () => `/sys/search/records?keyword=${encodeURIComponent('没有这样的')}`],
    ['chain of a project', READ, () => `/document/chain?kind=project&id=${projectId}`],
    ['workplace', DASHBOARD, () => '/dashboard/workplace'],
    ['monitor', DASHBOARD, () => '/dashboard/monitor'],
    ['analysis, all time', DASHBOARD, () => '/dashboard/analysis'],
    ['analysis of a year', DASHBOARD, () => `/dashboard/analysis?year=${year}`],
    ['orders, all time', DASHBOARD, () => '/dashboard/fulfilment'],
    ['orders of a year', DASHBOARD, () => `/dashboard/fulfilment?year=${year}`],
  ];
  console.log(`${server.isEmbedded ? 'embedded' : 'PostgreSQL'}; ${CONNECTIONS} connections, ${seconds} s a figure`);
  console.log(tableLine('', ['req/s', 'p50 ms', 'p95 ms', 'goal ms'], WIDTHS));
  for (const [name, goal, path] of rows) {
    await report(name, goal, {
      connections: CONNECTIONS,
      next: (connection, number) => ({ url: `${api}${path(connection * 31 + number)}`, headers }),
    });
  }
  await reportSaves(headers);
}

/** Saves new orders over a framework agreement, and one of them again with other quantities. */
async function reportSaves(headers) {
  const base = `${server.api}/purchase/purchaseOrder`;
  const call = async (path, body) =>
    JSON.parse(await send(undefined, { url: `${base}${path}`, headers, ...(body && { method: 'POST', body }) })).result;
  const draft = await call('/draftFromContract?contractId=benchframe');
  const order = (number) => ({
    contractId: 'benchframe',
    demandTime: '2099-12-31',
    consignee: '张建国',
    consigneeTel: '13800138000',
    consigneeAddr: '上海市浦东新区',
    orderDetailList: draft.orderDetailList.map(({ contractDetailId }, line) => ({
      contractDetailId,
      count: 1 + ((number + line) % 9),
      price: 5.5 + line,
    })),
  });
  const post = (path, body) => ({ method: 'POST', url: `${base}${path}`, headers, body });
  await report('new order of 200 lines', SAVE, { connections: 1, next: (_, number) => post('/add', order(number)) });
  const { id, orderDetailList } = await call('/add', order(1));
  const changed = (number) =>
    orderDetailList.map((line, nth) => ({ ...line, count: 1 + ((number + nth) % 9), price: 5.5 + nth }));
  await report('changed order of 200 lines', SAVE, {
    connections: 1,
    next: (_, number) => post('/edit', { id, orderDetailList: changed(number) }),
  });
}

async function report(name, goal, options) {
  const accept = (body) => body.startsWith('{"success":true');
  const { rate, p50, p95, failures, firstFailure } = await load({ seconds, accept, ...options });
  failed += failures + (p95 > goal ? 1 : 0);
  console.log(tableLine(name, [rate.toFixed(1), p50.toFixed(1), p95.toFixed(1), String(goal)], WIDTHS));
  if (failures) console.log(`  ${failures} refused, e.g. ${firstFailure}`);
}

/** Document number of `fill.ts`. */
function numberOf(prefix, number) {
  return `${prefix}${String(number).padStart(8, '0')}`;
}
