import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  bidStatus,
  buyType,
  inviteStatus,
  projectStatus,
  type BidComparison,
  type BidDraft,
  type BiddingSuppliers,
  type PurchaseInfo,
  type releasePackage,
  type SupplierBid,
} from '@gezi/domain';
import { read } from '@e965/xlsx';
import { eq, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  contractInfo,
  exportTables,
  materialPrice,
  purchaseDiverge,
  purchaseInfo,
  purchaseInvite,
  supplierBid,
  supplierBidVersion,
  supplierInfo,
  supplierMessage,
  sysLog,
  sysTenant,
  sysUser,
  tenderDetail,
  timeText,
} from '../src/platform/db';
import { listening, ready, testSockets } from './support/sockets';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const BIDS = '/supplier/bidding';
const MINUTE = 60_000;
const fromNow = (milliseconds: number) => timeText(Date.now() + milliseconds);
/** A price that no other row has. */
const CANARY = 77_123.45678901;

/** Lines of the server's log. */
const logged: string[] = [];
let server: TestServer;
let purchaser: TestCaller;
let colleague: TestCaller;
let admin: TestCaller;
let bidders: { caller: TestCaller; supplierId: string }[];
let nth = 0;
beforeAll(async () => {
  server = await startTestServer({ onLog: (line) => logged.push(line) });
  [purchaser, colleague, admin] = (await Promise.all(
    (['purchaser', 'manager', 'admin'] as const).map((name) => server.as(name, { tenant: 1 })),
  )) as [TestCaller, TestCaller, TestCaller];
  const users = await server.db.orm.select().from(sysUser).where(eq(sysUser.userType, 'supplier'));
  bidders = [];
  for (const { username, supplierId } of users.filter((user) => user.supplierId).slice(0, 3)) {
    await server.db.orm
      .update(supplierInfo)
      .set({ status: '1', auditStatus: '1' })
      .where(eq(supplierInfo.id, supplierId!));
    bidders.push({ caller: await server.as(username), supplierId: supplierId! });
  }
});
afterAll(() => server.close());

/** A project whose quotation runs, with two lines, one condition and the bidders invited. */
async function quoting(over: Partial<typeof purchaseInfo.$inferInsert> = {}): Promise<string> {
  nth += 1;
  const id = `bid-project-${nth}`;
  const { db } = server;
  await db.orm.insert(purchaseInfo).values({
    id,
    proNo: `CG-${nth}`,
    proName: `轴承采购 ${nth}`,
    departName: '设备部',
    applyUserId: purchaser.userId,
    buyType: buyType.invite,
    contractType: '1',
    minSupplierCount: 2,
    proStartTime: fromNow(-60 * MINUTE),
    proEndTime: fromNow(60 * MINUTE),
    status: projectStatus.quoting,
    tenantId: 1,
    ...over,
  });
  await db.orm.insert(tenderDetail).values(
    [10, 4].map((quantity, at) => ({
      id: `${id}-${at}`,
      purchaseInfoId: id,
      orderNum: at + 1,
      materialName: '深沟球轴承',
      unit: '套',
      actualCounts: String(quantity),
      estimatedPrice: '20',
      tenantId: 1,
    })),
  );
  await db.orm
    .insert(purchaseDiverge)
    .values({ id: `${id}-c`, purchaseInfoId: id, orderNum: 1, divergeTitle: '质保期', tenantId: 1 });
  await db.orm.insert(purchaseInvite).values(
    bidders.map(({ supplierId }, at) => ({
      id: `${id}-i${at}`,
      purchaseInfoId: id,
      supplierId,
      supplierName: `供应商 ${at}`,
      inviteStatus: inviteStatus.sent,
      orderNum: at + 1,
      tenantId: 1,
    })),
  );
  return id;
}
const bidOf = (id: string, price: unknown = 18.5, over: object = {}) => ({
  purchaseInfoId: id,
  linkman: '陈晓燕',
  mobile: '13800138000',
  supplierPriceDetailVOS: [
    { detailId: `${id}-0`, price },
    { detailId: `${id}-1`, price: 9 },
  ],
  supplierTenderingDiverges: [{ id: `${id}-c`, responseResume: '无偏离' }],
  ...over,
});
const submit = async (at: number, id: string, price: unknown = 18.5, over: object = {}) =>
  (await bidders[at]!.caller.post<SupplierBid>(`${BIDS}/submit`, bidOf(id, price, over))).body;
const draft = async (at: number, purchaseInfoId: string) =>
  (await bidders[at]!.caller.get<BidDraft>(`${BIDS}/draft`, { purchaseInfoId })).body;
const act = async (caller: TestCaller, action: string, input: object) =>
  (await caller.post<PurchaseInfo>(`/purchase/purchaseInfo/${action}`, input)).body;
const move = (id: string, change: Partial<typeof purchaseInfo.$inferInsert>) =>
  server.db.orm.update(purchaseInfo).set(change).where(eq(purchaseInfo.id, id));
const bidsOf = async (caller: TestCaller, purchaseInfoId: string, more: object = {}) =>
  (await caller.get<Static<typeof BiddingSuppliers>>(`${BIDS}/getBiddingSupplier`, { purchaseInfoId, ...more })).body;
/** Ends the quotation and opens the bids. */
async function opened(id: string, input: object = {}): Promise<void> {
  await move(id, { status: projectStatus.toOpen, proEndTime: fromNow(-MINUTE) });
  expect(await act(purchaser, 'open', { id, ...input })).toMatchObject({ success: true });
}

describe('an own bid', () => {
  test('starts with the lines and conditions of the project', async () => {
    const id = await quoting();
    expect(await draft(0, id)).toMatchObject({
      success: true,
      result: {
        status: bidStatus.draft,
        supplierPriceDetailVOS: [
          { detailId: `${id}-0`, needCount: 10, count: 10, price: null },
          { detailId: `${id}-1`, needCount: 4, count: 4, price: null },
        ],
        supplierTenderingDiverges: [],
        purchaseInfo: { proNo: expect.any(String) },
        versions: [],
        actions: ['save', 'submit'],
      },
    });
    const text = JSON.stringify(await draft(0, id));
    expect(text).not.toContain('estimatedPrice');
    expect(text).not.toContain('budgetTotalPrice');
  });

  test('is saved, submitted, replaced with its history, and withdrawn', async () => {
    const id = await quoting();
    const saved = await bidders[0]!.caller.post<SupplierBid>(`${BIDS}/save`, { ...bidOf(id), linkman: '' });
    expect(saved.body).toMatchObject({ success: true, result: { status: bidStatus.draft, tenderPrice: 221 } });
    // Only the id: the saved content, of which the contact is missing.
    const bid = saved.body.result!.id;
    expect(await submit(0, id, undefined, { id: bid, linkman: '' })).toMatchObject({
      success: false,
      field: 'linkman',
    });
    expect(await submit(0, id)).toMatchObject({ success: true, result: { id: bid, status: bidStatus.submitted } });
    expect(await submit(0, id, '18.50000001')).toMatchObject({ result: { id: bid, tenderPrice: 221.0000001 } });
    const { result } = await draft(0, id);
    expect(result).toMatchObject({ versions: [{ digest: result!.digest }, {}], actions: ['submit', 'withdraw'] });
    const invitations = await server.db.orm
      .select()
      .from(purchaseInvite)
      .where(eq(purchaseInvite.id, `${id}-i0`));
    expect(invitations).toMatchObject([{ inviteStatus: inviteStatus.accepted }]);
    const withdrawn = await bidders[0]!.caller.post(`${BIDS}/withdraw`, { id: bid });
    expect(withdrawn.body).toMatchObject({ success: true, result: { status: bidStatus.withdrawn } });
    expect((await bidders[0]!.caller.post(`${BIDS}/submit`, { id: bid })).body).toMatchObject({
      success: true,
      result: { tenderPrice: 221.0000001 },
    });
  });

  test.each<[string, object, string]>([
    ['no price', { supplierPriceDetailVOS: [] }, 'supplierPriceDetailVOS/0/price'],
    ['price 0', { supplierPriceDetailVOS: [{ detailId: 'LINE', price: 0 }] }, 'supplierPriceDetailVOS/0/price'],
    ['negative price', { supplierPriceDetailVOS: [{ detailId: 'LINE', price: -1 }] }, 'supplierPriceDetailVOS/0/price'],
    ['1e20', { supplierPriceDetailVOS: [{ detailId: 'LINE', price: 1e20 }] }, 'supplierPriceDetailVOS/0/price'],
    [
      '9 decimals',
      { supplierPriceDetailVOS: [{ detailId: 'LINE', price: '0.123456789' }] },
      'supplierPriceDetailVOS/0/price',
    ],
    ['other line', { supplierPriceDetailVOS: [{ detailId: 'nowhere' }] }, 'supplierPriceDetailVOS/0/detailId'],
    [
      'line twice',
      { supplierPriceDetailVOS: [{ detailId: 'LINE' }, { detailId: 'LINE' }] },
      'supplierPriceDetailVOS/1/detailId',
    ],
    ['other condition', { supplierTenderingDiverges: [{ id: 'nowhere' }] }, 'supplierTenderingDiverges/0/id'],
    ['no response', { supplierTenderingDiverges: [] }, 'supplierTenderingDiverges/0/responseResume'],
    ['file of others', { priceFileName: '[{"name":"a.pdf","url":"of-others"}]' }, 'priceFileName'],
  ])('is refused with the field: %s', async (_name, over, field) => {
    const id = await quoting();
    const given = JSON.parse(JSON.stringify(over).replaceAll('LINE', `${id}-0`)) as object;
    expect(await submit(0, id, 18.5, given)).toMatchObject({ success: false, field });
    expect(await server.db.orm.$count(supplierBid, eq(supplierBid.purchaseInfoId, id))).toBe(0);
  });

  test('is refused after the end, for other suppliers, without an invitation, and for blocked suppliers', async () => {
    const id = await quoting();
    const { result } = await submit(0, id);
    const [own, other] = bidders as [(typeof bidders)[0], (typeof bidders)[0]];
    expect((await other.caller.post(`${BIDS}/withdraw`, { id: result!.id })).status).toBe(403);
    expect((await other.caller.post(`${BIDS}/submit`, { id: result!.id })).status).toBe(403);
    expect((await other.caller.get(`${BIDS}/queryById`, { id: result!.id })).body.success).toBe(false);
    expect((await other.caller.post(`${BIDS}/save`, bidOf(id, 1, { supplierId: own.supplierId }))).status).toBe(403);
    expect((await purchaser.post(`${BIDS}/save`, bidOf(id))).status).toBe(403);

    await server.db.orm.update(supplierInfo).set({ status: '3' }).where(eq(supplierInfo.id, other.supplierId));
    expect(await submit(1, id)).toMatchObject({ success: false, field: 'supplierId' });
    await server.db.orm.update(supplierInfo).set({ status: '1' }).where(eq(supplierInfo.id, other.supplierId));
    await server.db.orm.delete(purchaseInvite).where(eq(purchaseInvite.id, `${id}-i1`));
    expect(await submit(1, id)).toMatchObject({ success: false, field: 'purchaseInfoId' });

    // The status is still 报价中: the clock of the database decides.
    await move(id, { proEndTime: fromNow(-1) });
    expect(await submit(0, id)).toMatchObject({ success: false, field: 'purchaseInfoId' });
    expect((await own.caller.post(`${BIDS}/withdraw`, { id: result!.id })).body.success).toBe(false);
    await move(id, { status: projectStatus.toOpen });
    for (const answer of [await submit(0, id), (await own.caller.post(`${BIDS}/withdraw`, { id: result!.id })).body]) {
      expect(answer).toMatchObject({ success: false, code: 500, field: 'status' });
    }
  });

  test('stays one bid when it is submitted ten times at once', async () => {
    const id = await quoting();
    const bodies = await Promise.all(Array.from({ length: 10 }, (_, at) => submit(0, id, at + 1)));
    expect(bodies.filter(({ success }) => success).length).toBeGreaterThan(0);
    const stored = await server.db.orm.select().from(supplierBid).where(eq(supplierBid.purchaseInfoId, id));
    expect(stored).toHaveLength(1);
    const versions = await server.db.orm.$count(supplierBidVersion, eq(supplierBidVersion.bidId, stored[0]!.id));
    expect(versions).toBe(bodies.filter(({ success }) => success).length);
  });
});

describe('before the opening', () => {
  test('nobody but the supplier reads a price', async () => {
    const id = await quoting();
    const file = '报价说明';
    const narration = `综述 ${CANARY}`;
    const address = await listening(server);
    const { connect, closeAll } = testSockets(() => address);
    const lines = await Promise.all(
      [purchaser, admin, bidders[1]!.caller].map(async ({ userId, token }) =>
        ready(await connect(`/api/websocket/${userId}`, token), 'ping'),
      ),
    );
    const { result } = await submit(0, id, CANARY, { supplierConfirmation: { narration, otherDescription: file } });
    expect(result!.tenderPrice).toBeGreaterThan(700_000);
    await submit(1, id, 50);
    await move(id, { status: projectStatus.toOpen });
    const hidden = {
      tenderPrice: null,
      supplierPriceDetailVOS: null,
      supplierConfirmation: null,
      supplierTenderingDiverges: null,
      priceFileName: null,
      linkman: null,
      digest: null,
    };
    for (const caller of [purchaser, admin]) {
      expect((await bidsOf(caller, id)).result!.supplierDetail).toMatchObject([
        { ...hidden, status: bidStatus.submitted },
        hidden,
      ]);
      const list = await caller.get<{ records: SupplierBid[] }>(`${BIDS}/list`, { purchaseInfoId: id });
      for (const row of list.body.result?.records ?? []) expect(row.tenderPrice).toBeNull();
      for (const path of ['compare', 'exportXls']) {
        expect((await caller.get(`${BIDS}/${path}`, { purchaseInfoId: id })).body).toMatchObject({ success: false });
      }
      const rounds = await caller.get('/procurement/compete/rounds', { purchaseInfoId: id });
      expect(JSON.stringify(rounds.body.result)).not.toContain('77123');
      for (const [path, query] of [
        ['/purchase/purchaseInfo/queryById', { id }],
        ['/purchase/purchaseInfo/timeline', { id }],
        ['/purchase/purchaseInfo/history', { id }],
        ['/purchase/purchaseInfo/list', { pageSize: 100 }],
        ['/procurement/invite/list', { purchaseInfoId: id }],
        ['/procurement/appraise/summary', { purchaseInfoId: id }],
        ['/sys/search/records', { keyword: '77123' }],
        ['/sys/annountCement/listByUser', {}],
        ['/dashboard/todos', {}],
        ['/sys/log/list', { pageSize: 1000 }],
        ['/sys/dataLog/list', { dataTable: 'supplier_bid', dataId: result!.id }],
        ['/material/priceHistory/list', { pageSize: 1000 }],
      ] as const) {
        const { raw } = await caller.get(path, query);
        expect([path, raw.body.includes('77123')]).toEqual([path, false]);
      }
    }
    const otherBidder = await bidders[1]!.caller.get(`${BIDS}/list`, { pageSize: 1000 });
    expect(otherBidder.raw.body).not.toContain('77123');
    expect(logged.join('\n')).not.toContain('77123');
    expect(
      (await bidders[0]!.caller.get<SupplierBid>(`${BIDS}/queryById`, { id: result!.id })).body.result,
    ).toMatchObject({ supplierConfirmation: { narration } });

    // The purchaser is told of both bids.
    await expect.poll(() => lines[0]!.unread.length).toBeGreaterThanOrEqual(2);
    for (const { unread } of lines) expect(unread.join()).not.toContain('77123');
    closeAll();

    // The database, its logs and everything in the data folder.
    const tables = await server.db.orm.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    for (const { name } of tables.rows) {
      const { rows } = await server.db.orm.execute<{ found: string }>(
        sql`select t::text as found from ${sql.identifier(name)} t where t::text like '%77123.45678901%' limit 1`,
      );
      expect([name, rows]).toEqual([name, []]);
    }
    for (const entry of await readdir(server.dataDir, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const bytes = await readFile(join(entry.parentPath, entry.name));
      expect([entry.name, bytes.includes(String(CANARY))]).toEqual([entry.name, false]);
    }

    // All rows that a backup has.
    let backedUp = 0;
    await exportTables(server.db, (line) => {
      backedUp += line.split(result!.id).length - 1;
      expect([line.slice(0, 40), line.includes('77123')]).toEqual([line.slice(0, 40), false]);
    });
    expect(backedUp).toBeGreaterThan(0);

    for (const [path, query] of [
      ['/purchase/purchaseInfo/exportHistory', { id }],
      ['/purchase/purchaseInfo/exportXls', {}],
      ['/supplier/bidding/exportList', {}],
    ] as const) {
      const { Sheets } = read((await admin.get(path, query)).raw.rawPayload);
      expect([path, JSON.stringify(Sheets).includes('77123')]).toEqual([path, false]);
    }
  });

  test('the stored values cannot be exchanged between bids', async () => {
    const id = await quoting();
    await submit(0, id, 30);
    await submit(1, id, 40);
    const [one, other] = await server.db.orm.select().from(supplierBid).where(eq(supplierBid.purchaseInfoId, id));
    const { sealedContent, openingKey, supplierKey, digest } = other!;
    await server.db.orm
      .update(supplierBid)
      .set({ sealedContent, openingKey, supplierKey, digest })
      .where(eq(supplierBid.id, one!.id));
    await opened(id);
    const { result } = await bidsOf(purchaser, id);
    const states = new Map(result!.supplierDetail.map((bid) => [bid.id, bid]));
    expect(states.get(one!.id)).toMatchObject({ status: bidStatus.invalid, invalidReason: expect.any(String) });
    expect(states.get(other!.id)).toMatchObject({ status: bidStatus.valid });
  });
});

describe('the opening', () => {
  test('shows every bid, ranked by price, and happens once', async () => {
    const id = await quoting();
    await submit(0, id, 30);
    await submit(1, id, 20);
    await submit(2, id, 20);
    await move(id, { status: projectStatus.toOpen, proEndTime: fromNow(-MINUTE) });
    const bodies = await Promise.all([1, 2, 3].map(() => act(purchaser, 'open', { id })));
    expect(bodies.filter(({ success }) => success)).toHaveLength(1);
    const { result } = await bidsOf(purchaser, `prefix:${id}`);
    expect(result!.purchaseInfo).toMatchObject({ status: projectStatus.toAward, openUser: expect.any(String) });
    expect(result!.supplierDetail.map(({ rank, tenderPrice }) => [rank, tenderPrice])).toEqual([
      [1, 236],
      [2, 236],
      [3, 336],
    ]);
    expect(result!.supplierDetail[0]).toMatchObject({
      status: bidStatus.valid,
      linkman: '陈晓燕',
      supplierTenderingDiverges: [{ name: '质保期', responseResume: '无偏离' }],
    });
    const compare = await purchaser.get<BidComparison>(`${BIDS}/compare`, { purchaseInfoId: id });
    expect(compare.body.result!.lines[0]).toMatchObject({
      estimatedPrice: 20,
      offers: [
        { price: 20, lowest: true },
        { price: 20, lowest: true },
        { price: 30, lowest: false, total: 300 },
      ],
    });
    expect((await purchaser.get(`${BIDS}/exportXls`, { purchaseInfoId: id })).raw.headers['content-type']).toContain(
      'spreadsheet',
    );
    const timeline = await purchaser.get<{ action: string }[]>('/purchase/purchaseInfo/timeline', { id });
    expect(timeline.body.result!.map(({ action }) => action)).toEqual(['submitBid', 'submitBid', 'submitBid', 'open']);
  });

  test('needs a reason with too few bids', async () => {
    const id = await quoting({ minSupplierCount: 3 });
    await submit(0, id);
    await move(id, { status: projectStatus.toOpen });
    expect(await act(purchaser, 'open', { id })).toMatchObject({ success: false, field: 'reason' });
    expect((await bidsOf(purchaser, id)).result!.supplierDetail).toMatchObject([{ tenderPrice: null }]);
    expect(await act(purchaser, 'open', { id, reason: '独家供货' })).toMatchObject({ success: true });
  });

  test('needs two officers where the tenant requires them', async () => {
    const id = await quoting();
    await submit(0, id);
    await submit(1, id);
    await move(id, { status: projectStatus.toOpen });
    const officers = (openOfficers: number) =>
      server.db.orm.update(sysTenant).set({ openOfficers }).where(eq(sysTenant.id, 1));
    await officers(2);
    try {
      expect(await act(purchaser, 'open', { id })).toMatchObject({
        result: { status: projectStatus.toOpen, openConfirmUser: purchaser.userId },
      });
      expect(await act(purchaser, 'open', { id })).toMatchObject({ success: false, field: 'id' });
      expect((await bidsOf(purchaser, id)).result!.supplierDetail[0]).toMatchObject({ tenderPrice: null });
      expect(await act(colleague, 'open', { id })).toMatchObject({ result: { status: projectStatus.toAward } });
    } finally {
      await officers(1);
    }
  });
});

describe('evaluation and award', () => {
  test('short-lists, invalidates with a reason, and awards everything to one winner', async () => {
    const id = await quoting();
    for (const [at, price] of [30, 20, 25].entries()) await submit(at, id, price);
    await opened(id);
    const bids = (await bidsOf(purchaser, id)).result!.supplierDetail;
    const [first, second, third] = bids as [SupplierBid, SupplierBid, SupplierBid];
    const evaluate = (action: string, input: object) => purchaser.post(`${BIDS}/${action}`, input);
    expect((await evaluate('shortlist', { ids: [first.id, second.id], flag: '1' })).body.success).toBe(true);
    expect((await evaluate('shortlist', { ids: [second.id], flag: '0' })).body.success).toBe(true);
    expect((await evaluate('invalidate', { id: third.id })).body).toMatchObject({ success: false, field: 'reason' });
    expect((await evaluate('invalidate', { id: third.id, reason: '资质不符' })).body).toMatchObject({
      result: { status: bidStatus.invalid, invalidReason: '资质不符', rank: null },
    });

    const award = (winners: object[]) => act(purchaser, 'award', { id, winners });
    expect(await award([{ bidId: third.id }])).toMatchObject({ success: false, field: 'winners/0/bidId' });
    expect(await award([{ bidId: first.id }, { bidId: second.id }])).toMatchObject({ field: 'winners' });
    expect(await award([{ bidId: first.id, details: [{ detailId: `${id}-0`, actualPrice: 21 }] }])).toMatchObject({
      success: false,
      field: 'winners/0/details/0/actualPrice',
    });
    expect(await award([{ bidId: first.id }])).toMatchObject({ result: { status: projectStatus.awarded } });
    const after = (await bidsOf(purchaser, id)).result!.supplierDetail;
    expect(after.map(({ status, actualPrice }) => [status, actualPrice])).toEqual([
      [bidStatus.won, 236],
      [bidStatus.lost, null],
      [bidStatus.invalid, null],
    ]);
    expect((await bidsOf(purchaser, id, { winner: '1' })).result!.supplierDetail).toHaveLength(1);
    const messages = await server.db.orm.select().from(supplierMessage).where(eq(supplierMessage.busId, id));
    expect(new Map(messages.map(({ supplierId, title }) => [supplierId, title]))).toEqual(
      new Map([
        [first.supplierId, `中标通知：轴承采购 ${nth}`],
        [second.supplierId, `采购结果通知：轴承采购 ${nth}`],
      ]),
    );

    expect(await act(purchaser, 'reAward', { id, reason: '放弃' })).toMatchObject({ success: false });
    const contract = { contractName: '轴承合同', contractType: '1', supplierId: first.supplierId, supplierName: 'x' };
    await server.db.orm
      .insert(contractInfo)
      .values({ ...contract, id: 'drawn', contractNo: 'HT-DRAWN', purchaseInfoId: id, tenantId: 1 });
    expect(await act(colleague, 'reAward', { id, reason: '放弃' })).toMatchObject({ success: false, field: 'id' });
    await server.db.orm.delete(contractInfo).where(eq(contractInfo.id, 'drawn'));
    expect(await act(colleague, 'reAward', { id, reason: '放弃' })).toMatchObject({
      result: { status: projectStatus.toAward, awardTime: null },
    });
    expect(await award([{ bidId: second.id }])).toMatchObject({ success: true });
  });

  test('publishes an award that was taken back beside the new one', async () => {
    const id = await quoting({ isPublic: '1', publishTime: fromNow(-120 * MINUTE) });
    for (const [at, price] of [30, 20, 25].entries()) await submit(at, id, price);
    await opened(id);
    const [winner] = (await bidsOf(purchaser, id)).result!.supplierDetail;
    const { id: bidId, supplierId } = winner as SupplierBid;
    const award = async () =>
      expect(await act(purchaser, 'award', { id, winners: [{ bidId }] })).toMatchObject({ success: true });
    const takeBack = async () =>
      expect(await act(colleague, 'reAward', { id, reason: '放弃' })).toMatchObject({ success: true });
    const release = async () => {
      const { body } = await server.anonymous.call('GET', '/portal/projectIntro/ocds', { id });
      return (body as unknown as ReturnType<typeof releasePackage>).releases[0]!;
    };

    await award();
    const first = await release();
    expect(first).toMatchObject({ tag: ['tender', 'award'], awards: [{ id: bidId, status: 'active' }] });
    await takeBack();
    const cancelled = { ...first.awards![0], status: 'cancelled', amendments: [{ description: '重新定标' }] };
    expect(await release()).toMatchObject({ tag: ['tender', 'awardCancellation'], awards: [cancelled] });
    expect(JSON.stringify(await release())).not.toContain('放弃');
    await award();
    expect(await release()).toMatchObject({
      tag: ['tender', 'awardUpdate'],
      awards: [cancelled, { id: `${bidId}-2`, status: 'active', suppliers: [{ id: supplierId }], items: [{}, {}] }],
    });
    await takeBack();
    expect((await release()).awards).toMatchObject([cancelled, { id: `${bidId}-2`, status: 'cancelled' }]);
  });

  test('splits lines where suppliers may quote a part, and records prices of materials', async () => {
    const id = await quoting({ buyType: buyType.compete, bidPart: '1' });
    const [material] = await server.db.orm.select().from(materialPrice).limit(1);
    await server.db.orm
      .update(tenderDetail)
      .set({ materialId: material!.materialId })
      .where(eq(tenderDetail.id, `${id}-0`));
    await submit(0, id, 30);
    const partly = [
      { detailId: `${id}-0`, price: 20, count: 6 },
      { detailId: `${id}-1`, count: 0, price: 1 },
    ];
    expect(await submit(1, id, 0, { supplierPriceDetailVOS: partly })).toMatchObject({ success: true });
    await opened(id);
    const [cheap, dear] = (await bidsOf(purchaser, id)).result!.supplierDetail as [SupplierBid, SupplierBid];
    const compared = (await purchaser.get<BidComparison>(`${BIDS}/compare`, { purchaseInfoId: id })).body.result!;
    const second = compared.lines.find(({ detailId }) => detailId === `${id}-1`)!;
    // A priced line of quantity 0 is not quoted.
    expect(second.offers.map(({ bidId, price, lowest }) => [bidId, price, lowest])).toEqual([
      [cheap.id, null, false],
      [dear.id, expect.any(Number), true],
    ]);
    const winners = (count: number) => [
      { bidId: cheap.id, details: [{ detailId: `${id}-0`, actualCount: 6 }] },
      { bidId: dear.id, details: [{ detailId: `${id}-0`, actualCount: count, actualPrice: 28 }] },
    ];
    expect(await act(purchaser, 'award', { id, winners: winners(5) })).toMatchObject({ success: false });
    expect(await act(purchaser, 'award', { id, winners: winners(4) })).toMatchObject({ field: 'awardRemark' });
    expect(await act(purchaser, 'award', { id, winners: winners(4), awardRemark: '第二项另行采购' })).toMatchObject({
      success: true,
    });
    const prices = await server.db.orm
      .select()
      .from(materialPrice)
      .where(eq(materialPrice.busNo, `CG-${nth}`));
    expect(new Map(prices.map(({ price, count }) => [Number(price), Number(count)]))).toEqual(
      new Map([
        [20, 6],
        [28, 4],
      ]),
    );
  });

  test('a new round asks the chosen suppliers only', async () => {
    const id = await quoting({ buyType: buyType.compete });
    for (const [at, price] of [30, 20, 25].entries()) await submit(at, id, price);
    await opened(id);
    const [first, second] = (await bidsOf(purchaser, id)).result!.supplierDetail as [SupplierBid, SupplierBid];
    const input = { id, bidIds: [first.id, second.id], proEndTime: fromNow(60 * MINUTE) };
    expect(await act(purchaser, 'newRound', { ...input, proEndTime: fromNow(-MINUTE) })).toMatchObject({
      field: 'proEndTime',
    });
    expect(await act(purchaser, 'newRound', { ...input, bidIds: ['nowhere'] })).toMatchObject({ field: 'bidIds/0' });
    expect(await act(purchaser, 'newRound', input)).toMatchObject({
      result: { status: projectStatus.quoting, round: 2 },
    });
    expect(await submit(0, id, 15)).toMatchObject({
      success: false,
      message: '项目已进入下一轮报价，贵单位未被邀请参加',
    });
    const leftOut = await bidders[0]!.caller.get(`${BIDS}/draft`, { purchaseInfoId: id });
    expect(leftOut.body).toMatchObject({ result: { round: 1, actions: [], purchaseInfo: { round: 2 } } });
    const former = await bidders[1]!.caller.post(`${BIDS}/withdraw`, { id: first.id });
    expect(former).toMatchObject({ status: 200, body: { success: false, field: 'id' } });
    expect(await submit(1, id, 15)).toMatchObject({ success: true, result: { round: 2 } });
    const rounds = await purchaser.get<object[]>('/procurement/compete/rounds', { purchaseInfoId: id });
    expect(rounds.body.result).toMatchObject([
      { round: 1, bids: [{ tenderPrice: 236, rank: 1 }, { rank: 2 }, { rank: 3 }] },
      { round: 2, bids: [{ tenderPrice: null, rank: null }] },
    ]);
  });
});

test('the audit log has every step and no price', async () => {
  const rows = await server.db.orm.select().from(sysLog);
  const text = JSON.stringify(rows);
  expect(text).toContain('提交报价');
  expect(text).toContain('判为无效');
  expect(text).not.toContain(String(CANARY));
});
