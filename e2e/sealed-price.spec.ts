import type { listBidsOfProject, PurchaseInfo, ResultOf } from '@gezi/domain';
import { expect, test } from '@playwright/test';
import { seedId } from '../apps/server/src/seed/seedId.ts';
import { done, signInToApi, type ApiCaller } from './support/api.ts';
import { filesWith } from './support/filesWith.ts';
import { demoFolder, startServer, type RunningServer } from './support/server.ts';

const PROJECTS = '/purchase/purchaseInfo';
const BIDS = '/supplier/bidding';
const LINES = 30;
/** Unit price of the bid; no other value is like it. */
const PRICE = 77_123.45678901;
/** The price as files may have it: as text, and as the database stores a number, in digits of base 10,000. */
const TRACES = [Buffer.from('77123.45678901'), Buffer.from(Int16Array.of(7, 7123, 4567, 8901).buffer)];
/** Duration of the quotation, milliseconds. */
const DURATION = 20_000;

interface Running {
  server: RunningServer;
  manager: ApiCaller;
  supplier: ApiCaller;
}

test('no file of the server has a sealed price until the bids are opened', async () => {
  test.setTimeout(180_000);
  const folder = demoFolder();
  let running = await start(folder.path);
  const project = await publish(running, DURATION);
  expect((await submit(running.supplier, project, PRICE)).body).toMatchObject({ success: true });
  await running.server.stop();
  expect(await filesWith(folder.path, TRACES)).toEqual([]);
  expect(running.server.output()).not.toContain(String(PRICE));

  running = await start(folder.path);
  const query = { purchaseInfoId: project.id };
  const bids = async () =>
    (await running.manager.get<ResultOf<typeof listBidsOfProject>>(`${BIDS}/getBiddingSupplier`, query)).body.result;
  await expect.poll(async () => (await bids()).purchaseInfo.status, { timeout: 60_000 }).toBe('5');
  await done(running.manager.post(`${PROJECTS}/open`, { id: project.id, reason: '独家供货' }));
  expect(new Set((await bids()).supplierDetail[0]!.supplierPriceDetailVOS!.map(({ price }) => price))).toEqual(
    new Set([PRICE]),
  );
  expect(await running.server.stop()).toBe(0);
  // The search before would have found it.
  expect(await filesWith(folder.path, TRACES)).not.toEqual([]);
  folder.remove();
});

async function start(dataDir: string): Promise<Running> {
  const server = await startServer({ dataDir });
  const manager = await signInToApi(server.url, 'manager');
  return { server, manager, supplier: await signInToApi(server.url, 'supplier') };
}

/** A project of 30 lines whose quotation runs for a time, for the supplier of the demo account. */
async function publish({ server, manager }: Running, duration: number): Promise<PurchaseInfo> {
  const added = await manager.post<PurchaseInfo>(`${PROJECTS}/add`, {
    proName: '密封件询价',
    buyType: '1',
    contractType: '1',
    demandOrgName: '锐衡泵业有限公司',
    contactName: '王工',
    contactPhone: '13800000001',
    payType: '1',
    priceType: '1',
    proStartTime: '2026-01-01 09:00:00',
    proEndTime: textOf(Date.now() + duration),
    detailList: Array.from({ length: LINES }, (_, at) => ({
      id: `row_${at}`,
      materialName: `机械密封 ${at + 1}`,
      unit: '套',
      actualCounts: 2,
      estimatedPrice: 50,
    })),
    supplierList: [{ supplierId: seedId('supplier', 1) }],
  });
  expect(added.body).toMatchObject({ success: true });
  const { id } = added.body.result;
  expect((await manager.post(`${PROJECTS}/submit`, { id })).body).toMatchObject({ success: true });
  const approver = await signInToApi(server.url, 'approver');
  const approved = await approver.post<PurchaseInfo>(`${PROJECTS}/approve`, { id });
  expect(approved.body).toMatchObject({ success: true, result: { status: '4' } });
  return approved.body.result;
}

const submit = (supplier: ApiCaller, { id, detailList }: PurchaseInfo, price: number) =>
  supplier.post(`${BIDS}/submit`, {
    purchaseInfoId: id,
    linkman: '陈晓燕',
    mobile: '13800138000',
    supplierPriceDetailVOS: detailList.map((line) => ({ detailId: line.id, price })),
  });

/** A time as the API writes it, in China. */
const textOf = (time: number): string => new Date(time + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
