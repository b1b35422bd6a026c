import type {
  AuctionHistoryEntry,
  AuctionRoom,
  BidDraft,
  listBidsOfProject,
  PurchaseInfo,
  ResultOf,
} from '@gezi/domain';
import { expect, test } from '@playwright/test';
import { seedId } from '../apps/server/src/seed/seedId.ts';
import { signInToApi, type ApiCaller } from './support/api.ts';
import { filesWith } from './support/filesWith.ts';
import { demoFolder, startServer, type RunningServer } from './support/server.ts';

const PROJECTS = '/purchase/purchaseInfo';
const BIDS = '/supplier/bidding';
const AUCTIONS = '/procurement/bidding';
const LINES = 30;
/** Unit price of the bid that is opened; no other value is like it. */
const PRICE = 77_123.45678901;
/** The price as files may have it: as text, and as the database stores a number, in digits of base 10,000. */
const TRACES = [Buffer.from('77123.45678901'), Buffer.from(Int16Array.of(7, 7123, 4567, 8901).buffer)];
/** Duration of a quotation that stays open, and of one that ends during the test, milliseconds. */
const LONG = 3_600_000;
const SHORT = 25_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Running {
  server: RunningServer;
  manager: ApiCaller;
  supplier: ApiCaller;
}

test('a server that is killed keeps what it acknowledged of sourcing, and nothing in half', async () => {
  test.setTimeout(420_000);
  const folder = demoFolder();
  let running = await start(folder.path);
  const project = await publish(running, LONG);
  const ending = await publish(running, SHORT);
  expect((await submit(running.supplier, ending, PRICE)).body).toMatchObject({ success: true });
  const end = Date.parse(`${ending.proEndTime!.replace(' ', 'T')}+08:00`);

  /** Sends a request, kills the server meanwhile and starts it again. @returns true if the request was acknowledged */
  async function killed(request: (parties: Running) => Promise<{ body: { success: boolean } }>, after: number) {
    const answer = request(running).then(
      ({ body }) => body.success,
      () => false,
    );
    await pause(after);
    await running.server.kill();
    const isAcknowledged = await answer;
    running = await start(folder.path);
    return isAcknowledged;
  }

  await test.step('while a bid is submitted', async () => {
    let price = 0;
    for (const after of [10, 40]) {
      const sent = price + 10;
      const isAcknowledged = await killed(({ supplier }) => submit(supplier, project, sent), after);
      const { result } = (await running.supplier.get<BidDraft>(`${BIDS}/draft`, { purchaseInfoId: project.id })).body;
      const prices = new Set(result.supplierPriceDetailVOS!.map((line) => line.price ?? 0));
      expect(prices.size).toBe(1);
      const [stored] = prices;
      expect([price, sent]).toContain(stored);
      if (isAcknowledged) expect(stored).toBe(sent);
      expect(result.status).toBe(stored === 0 ? '0' : '1');
      if (stored !== 0) expect(result.versions[0]!.digest).toBe(result.digest);
      price = stored!;
    }
  });

  await test.step('while an offer is made', async () => {
    const id = await runningAuction(running.supplier);
    const room = async () =>
      (await running.supplier.get<AuctionRoom>(`${AUCTIONS}/room`, { purchaseInfoId: id })).body.result;
    for (const after of [10, 40]) {
      const before = await room();
      const details = before.lines.map(({ detailId, myPrice }) => ({ detailId, price: (myPrice ?? 100) / 2 }));
      const offer = { purchaseInfoId: id, details, clientNo: `offer-${after}` };
      const isAcknowledged = await killed(({ supplier }) => supplier.post(`${AUCTIONS}/offer`, offer), after);
      const now = await room();
      const changed = now.lines.filter(({ myPrice }, at) => myPrice !== before.lines[at]!.myPrice).length;
      expect([0, now.lines.length]).toContain(changed);
      if (isAcknowledged) expect(changed).toBe(now.lines.length);
      const history = await running.supplier.get<AuctionHistoryEntry[]>(`${AUCTIONS}/history`, { purchaseInfoId: id });
      expect(history.body.result.findLast(({ mine }) => mine)?.price ?? null).toBe(now.myPrice);
    }
  });

  const bids = async () => {
    const query = { purchaseInfoId: ending.id };
    const { body } = await running.manager.get<BiddingSuppliersResult>(`${BIDS}/getBiddingSupplier`, query);
    return { status: body.result.purchaseInfo.status, bid: body.result.supplierDetail[0]! };
  };

  await test.step('no file has a sealed price', async () => {
    await running.server.stop();
    expect(await filesWith(folder.path, TRACES)).toEqual([]);
    expect(running.server.output()).not.toContain(String(PRICE));
    running = await start(folder.path);
  });

  await test.step('while bids are opened', async () => {
    await pause(end - Date.now() + 1000);
    await expect.poll(async () => (await bids()).status, { timeout: 30_000 }).toBe('5');
    const input = { id: ending.id, reason: '独家供货' };
    const isAcknowledged = await killed(({ manager }) => manager.post(`${PROJECTS}/open`, input), 25);
    const { status, bid } = await bids();
    expect(isAcknowledged ? ['7'] : ['5', '7']).toContain(status);
    expect(bid.status).toBe(status === '7' ? '3' : '1');
    expect(bid.supplierPriceDetailVOS?.map(({ price }) => price) ?? null).toEqual(
      status === '7' ? Array.from({ length: LINES }, () => PRICE) : null,
    );
    if (status === '5') expect((await running.manager.post(`${PROJECTS}/open`, input)).body.success).toBe(true);
  });

  await test.step('while the project is awarded', async () => {
    const winners = [{ bidId: (await bids()).bid.id }];
    const isAcknowledged = await killed(
      ({ manager }) => manager.post(`${PROJECTS}/award`, { id: ending.id, winners }),
      25,
    );
    const { status, bid } = await bids();
    expect(isAcknowledged ? ['8'] : ['7', '8']).toContain(status);
    const isAwarded = status === '8';
    expect([bid.status, bid.isWinner]).toEqual(isAwarded ? ['6', '1'] : ['3', '0']);
    const prices = bid.supplierPriceDetailVOS!.map(({ actualPrice }) => actualPrice);
    expect(new Set(prices)).toEqual(new Set([isAwarded ? PRICE : null]));
  });

  expect(await running.server.stop()).toBe(0);
  // The opened price is in the files, so that the search before would have found it.
  expect(await filesWith(folder.path, TRACES)).not.toEqual([]);
  folder.remove();
});

type BiddingSuppliersResult = ResultOf<typeof listBidsOfProject>;

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

/** An auction of the demo data in which the supplier may make offers. */
async function runningAuction(supplier: ApiCaller): Promise<string> {
  const { body } = await supplier.get<{ records: { id: string; proEndTime: string }[] }>(`${AUCTIONS}/list`, {
    status: '4',
    pageSize: 100,
  });
  for (const { id } of body.result.records) {
    const room = await supplier.get<AuctionRoom>(`${AUCTIONS}/room`, { purchaseInfoId: id });
    if (room.body.result.mayOffer) return id;
  }
  throw new Error('The demo data has no running auction of the supplier.');
}

/** A time as the API writes it, in China. */
const textOf = (time: number): string => new Date(time + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
