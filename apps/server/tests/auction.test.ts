import {
  bidStatus,
  buyType,
  inviteStatus,
  MAX_AUCTION_EXTENSIONS,
  projectStatus,
  RECENT_OFFERS,
  shareStatus,
  supplierStatus,
  type AuctionHistoryEntry,
  type AuctionNews,
  type AuctionRoom,
  type AuctionRow,
} from '@gezi/domain';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { memoryBus } from '../src/platform/bus/memoryBus';
import {
  auctionOffer,
  documentStep,
  purchaseInfo,
  purchaseInvite,
  supplierBid,
  supplierBidLine,
  supplierInfo,
  supplierShare,
  sysUser,
  sysUserRole,
  sysUserTenant,
  tenderDetail,
  timeOf,
  timeText,
} from '../src/platform/db';
import { roleId } from '../src/seed';
import { listening, ready, testSockets } from './support/sockets';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const BASE = '/procurement/bidding';
const MINUTE = 60_000;
const fromNow = (milliseconds: number) => timeText(Date.now() + milliseconds);

interface Bidder {
  supplierId: string;
  name: string;
  caller: TestCaller;
}

let server: TestServer;
/** A second server on the same database. */
let other: TestServer;
let purchaser: TestCaller;
let nth = 0;
let bidders: Bidder[];
const bus = memoryBus();
/** Addresses of the two servers, and the sockets to each. */
const addresses: string[] = [];
const sockets = [0, 1].map((at) => testSockets(() => addresses[at]!));
beforeAll(async () => {
  server = await startTestServer({ bus });
  other = await startTestServer({ db: server.db, bus });
  purchaser = await server.as('purchaser');
  bidders = [];
  for (let count = 0; count < 12; count += 1) bidders.push(await bidder(count % 2 === 0 ? server : other));
  for (const node of [server, other]) addresses.push(await listening(node));
});
afterEach(() => {
  for (const { closeAll } of sockets) closeAll();
});
afterAll(async () => {
  await other.close();
  await server.close();
});

/** A new normal supplier, with a user who is signed in. */
async function bidder(node: TestServer, tenantId = 1): Promise<Bidder> {
  nth += 1;
  const supplierId = `auction-supplier-${nth}`;
  const name = `恒源电气竞价${nth}号`;
  await server.db.orm.insert(supplierInfo).values({
    id: supplierId,
    name,
    creditCode: `91310115MB2K7Y${String(nth).padStart(4, '0')}`,
    linkman: '陈晓燕',
    mobile: '13800138000',
    auditStatus: '1',
    tenantId,
  });
  const [user] = await server.db.orm.select().from(sysUser).where(eq(sysUser.username, 'supplier'));
  const username = `auction${nth}`;
  const own = { id: username, username, supplierId, phone: null, email: null, workNo: null, tenantId };
  await server.db.orm.insert(sysUser).values({ ...user!, ...own });
  await server.db.orm.insert(sysUserTenant).values({ userId: username, tenantId });
  await server.db.orm.insert(sysUserRole).values({ userId: username, tenantId, roleId: roleId('supplier') });
  return { supplierId, name, caller: await node.as(username, { tenant: tenantId }) };
}

/** A running auction of 2 × 10 and 0.5 × 4, for which the bidders are registered. */
async function auction(change: Partial<typeof purchaseInfo.$inferInsert> = {}, registered = bidders): Promise<string> {
  nth += 1;
  const id = `auction-${nth}`;
  await server.db.orm.insert(purchaseInfo).values({
    id,
    proNo: `CG-${nth}`,
    proName: `电缆竞价 ${nth}`,
    departName: '设备部',
    applyUserId: purchaser.userId,
    buyType: buyType.auction,
    contractType: '1',
    status: projectStatus.quoting,
    minStep: '1',
    minSupplierCount: 1,
    publishTime: fromNow(-120 * MINUTE),
    proStartTime: fromNow(-60 * MINUTE),
    proEndTime: fromNow(60 * MINUTE),
    createTime: fromNow(-120 * MINUTE),
    updateTime: fromNow(-120 * MINUTE),
    tenantId: 1,
    ...change,
  });
  const line = (place: number, actualCounts: string) => ({
    id: `${id}-${place}`,
    purchaseInfoId: id,
    orderNum: place,
    materialName: '电缆',
    unit: '米',
    actualCounts,
    estimatedPrice: '77777',
    tenantId: change.tenantId ?? 1,
  });
  await server.db.orm.insert(tenderDetail).values([line(1, '2'), line(2, '0.5')]);
  for (const { supplierId, name } of registered) await register(id, supplierId, name, {}, change.tenantId);
  return id;
}
const register = (
  purchaseInfoId: string,
  supplierId: string,
  supplierName: string,
  change: Partial<typeof purchaseInvite.$inferInsert> = {},
  tenantId = 1,
) =>
  server.db.orm.insert(purchaseInvite).values({
    id: `${purchaseInfoId}-${supplierId}`.slice(-36),
    purchaseInfoId,
    supplierId,
    supplierName,
    inviteStatus: inviteStatus.accepted,
    tenantId,
    ...change,
  });

const details = (id: string, first: unknown, second: unknown = 4) => [
  { detailId: `${id}-1`, price: first },
  { detailId: `${id}-2`, price: second },
];
/** An offer of 2 × `price` + 2. */
const offer = async ({ caller }: Pick<Bidder, 'caller'>, id: string, price: unknown, more: object = {}) => {
  nth += 1;
  const body = { purchaseInfoId: id, details: details(id, price), clientNo: `offer-${nth}`, ...more };
  return (await caller.post<AuctionRoom>(`${BASE}/offer`, body)).body;
};
const room = async ({ caller }: Pick<Bidder, 'caller'>, purchaseInfoId: string) =>
  (await caller.get<AuctionRoom>(`${BASE}/room`, { purchaseInfoId })).body;
const history = async ({ caller }: Pick<Bidder, 'caller'>, purchaseInfoId: string) =>
  (await caller.get<AuctionHistoryEntry[]>(`${BASE}/history`, { purchaseInfoId })).body;
const offersOf = (id: string) =>
  server.db.orm.select().from(auctionOffer).where(eq(auctionOffer.purchaseInfoId, id)).orderBy(asc(auctionOffer.seq));
const projectOf = async (id: string) =>
  (await server.db.orm.select().from(purchaseInfo).where(eq(purchaseInfo.id, id)))[0]!;
const change = (id: string, members: Partial<typeof purchaseInfo.$inferInsert>) =>
  server.db.orm.update(purchaseInfo).set(members).where(eq(purchaseInfo.id, id));
const stepsOf = async (id: string, action: string) =>
  (await server.db.orm.select().from(documentStep).where(eq(documentStep.documentId, id))).filter(
    (step) => step.action === action,
  );

describe('an offer', () => {
  test('ranks the suppliers, and becomes the bid of its supplier', async () => {
    const id = await auction();
    const [first, second] = bidders as [Bidder, Bidder];
    expect(await offer(first, id, 10)).toMatchObject({
      success: true,
      result: { bestPrice: 22, myPrice: 22, myRank: 1, participantCount: 1, lines: [{ myPrice: 10 }, { myPrice: 4 }] },
    });
    expect(await offer(second, id, 9)).toMatchObject({ result: { bestPrice: 20, myRank: 1, participantCount: 2 } });
    expect(await room(first, id)).toMatchObject({ result: { bestPrice: 20, myPrice: 22, myRank: 2 } });
    expect(await offer(first, id, 8)).toMatchObject({ result: { bestPrice: 18, myPrice: 18, myRank: 1 } });

    const isOwn = and(eq(supplierBid.purchaseInfoId, id), eq(supplierBid.supplierId, first.supplierId));
    const bids = await server.db.orm.select().from(supplierBid).where(isOwn);
    expect(bids).toMatchObject([{ status: bidStatus.submitted, tenderPrice: '18.00000000', round: 1, tenantId: 1 }]);
    const lines = await server.db.orm
      .select()
      .from(supplierBidLine)
      .where(eq(supplierBidLine.bidId, bids[0]!.id))
      .orderBy(asc(supplierBidLine.orderNum));
    expect(lines.map(({ price }) => price)).toEqual(['8.00000000', '4.00000000']);
  });

  test('that is repeated is answered again and counts once', async () => {
    const id = await auction();
    const same = { clientNo: 'same' };
    const answers = await Promise.all([1, 2, 3].map(() => offer(bidders[0]!, id, 10, same)));
    for (const answer of answers) expect(answer).toMatchObject({ success: true, result: { myPrice: 22 } });
    expect(await offersOf(id)).toHaveLength(1);
    await change(id, { proEndTime: fromNow(-MINUTE) });
    expect(await offer(bidders[0]!, id, 10, same)).toMatchObject({ success: true });
    // The key belongs to one supplier.
    expect(await offer(bidders[1]!, id, 10, same)).toMatchObject({ success: false });
  });

  test('keeps the earlier of equal totals first', async () => {
    const id = await auction();
    await offer(bidders[0]!, id, 10);
    await offer(bidders[1]!, id, '10.00000000');
    expect((await room(bidders[0]!, id)).result!.myRank).toBe(1);
    expect((await room(bidders[1]!, id)).result!.myRank).toBe(2);
  });

  test.each([
    [0, 'details/0/price'],
    ['', 'details/0/price'],
    [null, 'details/0/price'],
    [-1, 'details/0/price'],
    [1e20, 'details/0/price'],
    [0.123456789, 'details/0/price'],
    ['0.123456789', 'details/0/price'],
    ['1e3', 'details/0/price'],
    ['NaN', 'details/0/price'],
    [{ $gt: 0 }, 'details/0/price'],
    ['999999999999', 'details'],
  ])('with the price %j is refused at %s', async (price, field) => {
    const id = await auction();
    expect(await offer(bidders[0]!, id, price)).toMatchObject({ success: false, field });
    expect(await offersOf(id)).toEqual([]);
  });

  test('needs a price for every line, and only for those of the project', async () => {
    const id = await auction();
    const foreign = await auction();
    const send = (lines: object[]) => offer(bidders[0]!, id, 0, { details: lines });
    expect(await send(details(id, 1).slice(0, 1))).toMatchObject({ success: false, field: 'details' });
    expect(await send([])).toMatchObject({ success: false, field: 'details' });
    expect(await send([...details(id, 1), ...details(foreign, 1)])).toMatchObject({ field: 'details/2/detailId' });
    expect(await send([...details(id, 1), ...details(id, 1)])).toMatchObject({ field: 'details/2/detailId' });
  });

  test('is lower than the own last one by the minimum step', async () => {
    const id = await auction({ minStep: '2.5' });
    const [first, second] = bidders as [Bidder, Bidder];
    await offer(first, id, 10);
    expect(await offer(first, id, 10)).toMatchObject({
      success: false,
      field: 'details',
      message: expect.stringContaining('低于'),
    });
    expect(await offer(first, id, 11)).toMatchObject({ success: false, field: 'details' });
    expect(await offer(first, id, 8.76)).toMatchObject({
      success: false,
      field: 'details',
      message: expect.stringContaining('最小降幅'),
    });
    expect(await offer(first, id, 8.75)).toMatchObject({ success: true, result: { myPrice: 19.5 } });
    // Another supplier's first offer may be higher than the best one.
    expect(await offer(second, id, 500)).toMatchObject({ success: true, result: { myRank: 2 } });
    expect((await offersOf(id)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });
});

describe('the right to make offers', () => {
  test('belongs to suppliers that take part', async () => {
    const id = await auction({}, []);
    const { supplierId, name } = bidders[0]!;
    const refusedOffer = { success: false, field: 'purchaseInfoId' };
    expect(await offer(bidders[0]!, id, 10)).toMatchObject(refusedOffer);
    await register(id, supplierId, name, { inviteStatus: inviteStatus.declined });
    expect(await offer(bidders[0]!, id, 10)).toMatchObject(refusedOffer);
    const setState = (state: string) =>
      server.db.orm
        .update(purchaseInvite)
        .set({ inviteStatus: state, replyTime: null })
        .where(eq(purchaseInvite.purchaseInfoId, id));
    await setState(inviteStatus.sent);
    expect(await room(bidders[0]!, id)).toMatchObject({ result: { isParticipant: true, mayOffer: true } });
    expect(await offer(bidders[0]!, id, 10)).toMatchObject({ success: true });
    const [invite] = await server.db.orm.select().from(purchaseInvite).where(eq(purchaseInvite.purchaseInfoId, id));
    expect(invite).toMatchObject({ inviteStatus: inviteStatus.accepted });
    expect(invite!.replyTime).not.toBeNull();
    expect((await offer({ caller: purchaser }, id, 10)).code).toBe(510);
    expect((await offer({ caller: await server.as('admin', { tenant: 1 }) }, id, 10)).success).toBe(false);
  });

  test.each([supplierStatus.frozen, supplierStatus.blacklisted])('ends with the state %s', async (status) => {
    const blocked = await bidder(server);
    const id = await auction({}, [blocked]);
    expect(await offer(blocked, id, 10)).toMatchObject({ success: true });
    await server.db.orm.update(supplierInfo).set({ status }).where(eq(supplierInfo.id, blocked.supplierId));
    expect(await offer(blocked, id, 9)).toMatchObject({ success: false, field: 'purchaseInfoId' });
    expect(await room(blocked, id)).toMatchObject({ result: { mayOffer: false, myPrice: 22 } });
  });

  test('is refused for projects of other tenants, unless the supplier is shared with them', async () => {
    const id = await auction({ tenantId: 2 }, bidders.slice(0, 1));
    const absent = { success: false, field: 'purchaseInfoId' };
    expect(await offer(bidders[0]!, id, 10)).toMatchObject(absent);
    expect(await room(bidders[0]!, id)).toMatchObject(absent);
    expect(await history(bidders[0]!, id)).toMatchObject(absent);
    expect(await room({ caller: purchaser }, id)).toMatchObject(absent);
    await server.db.orm.insert(supplierShare).values({
      id: `share-${id}`,
      supplierId: bidders[0]!.supplierId,
      supplierName: 'x',
      tenantName: 'x',
      targetTenantId: 2,
      targetTenantName: 'x',
      shareTime: fromNow(0),
      status: shareStatus.accepted,
      tenantId: 1,
    });
    expect(await offer(bidders[0]!, id, 10)).toMatchObject({ success: true, result: { myRank: 1 } });
  });

  test('begins with the auction and ends with it', async () => {
    const id = await auction();
    await change(id, { status: projectStatus.toStart, proStartTime: fromNow(MINUTE) });
    expect(await offer(bidders[0]!, id, 10)).toMatchObject({ success: false, message: '竞价尚未开始' });
    await change(id, { proStartTime: fromNow(-MINUTE) });
    for (const status of [projectStatus.toOpen, projectStatus.failed, projectStatus.terminated]) {
      await change(id, { status });
      expect(await offer(bidders[0]!, id, 10)).toMatchObject({ success: false, field: 'purchaseInfoId' });
    }
    for (const buy of [buyType.source, buyType.invite]) {
      await change(id, { status: projectStatus.quoting, buyType: buy });
      expect(await offer(bidders[0]!, id, 10)).toMatchObject({ success: false, field: 'purchaseInfoId' });
    }
    expect(await offersOf(id)).toEqual([]);
  });
});

describe('the start', () => {
  test('is the clock of the database, also before the job stores it, and comes once', async () => {
    const id = await auction({ status: projectStatus.toStart, proStartTime: fromNow(-1000) });
    expect(await room(bidders[0]!, id)).toMatchObject({
      result: { status: projectStatus.quoting, status_dictText: '报价中' },
    });
    const answers = await Promise.all(bidders.slice(0, 4).map((one, place) => offer(one, id, 10 + place)));
    expect(answers.filter(({ success }) => success)).toHaveLength(4);
    expect(await projectOf(id)).toMatchObject({ status: projectStatus.quoting });
    expect(await stepsOf(id, 'start')).toHaveLength(1);
  });

  test('is not stored by an offer that is refused', async () => {
    const id = await auction({ status: projectStatus.toStart, proStartTime: fromNow(-1000) });
    expect(await offer(bidders[0]!, id, 0)).toMatchObject({ success: false });
    expect(await projectOf(id)).toMatchObject({ status: projectStatus.toStart });
    expect(await stepsOf(id, 'start')).toHaveLength(0);
  });
});

describe('the end', () => {
  test('is the clock of the database when the offer has its turn', async () => {
    const id = await auction({ proEndTime: fromNow(1000) });
    const end = timeOf((await projectOf(id)).proEndTime!);
    await new Promise((resolve) => setTimeout(resolve, end - Date.now() + 1));
    expect(await offer(bidders[0]!, id, 10)).toMatchObject({ success: false, message: '竞价已截止' });
    expect(await offersOf(id)).toEqual([]);
  });

  test('moves by five minutes with offers in the last five, ten times at most', async () => {
    const id = await auction({ proEndTime: fromNow(6 * MINUTE) });
    await offer(bidders[0]!, id, 100);
    expect((await projectOf(id)).extendCount).toBe(0);
    for (let count = 1; count <= MAX_AUCTION_EXTENSIONS + 1; count += 1) {
      const end = fromNow(4 * MINUTE);
      await change(id, { proEndTime: end });
      expect(await offer(bidders[0]!, id, 100 - count)).toMatchObject({ success: true });
      const isCounted = count <= MAX_AUCTION_EXTENSIONS;
      const project = await projectOf(id);
      expect(timeOf(project.proEndTime!) - timeOf(end)).toBe(isCounted ? 5 * MINUTE : 0);
      expect(project.extendCount).toBe(Math.min(count, MAX_AUCTION_EXTENSIONS));
    }
    const steps = await stepsOf(id, 'prolong');
    expect(steps).toHaveLength(MAX_AUCTION_EXTENSIONS);
    for (const { remark } of steps) expect(remark).toMatch(/^[-:\d ]{19} → [-:\d ]{19}$/);
    expect((await room(bidders[0]!, id)).result!.extendCount).toBe(MAX_AUCTION_EXTENSIONS);
  });

  test('comes once, also when the server that would close the auction dies', async () => {
    const id = await auction();
    await offer(bidders[0]!, id, 10);
    const nodes = await Promise.all([1, 2, 3].map(() => startTestServer({ db: server.db, schedule: true })));
    await change(id, { proEndTime: fromNow(-MINUTE) });
    await nodes[0]!.close();
    const next = await startTestServer({ db: server.db, schedule: true });
    await expect.poll(async () => (await projectOf(id)).status, { timeout: 20_000 }).toBe(projectStatus.toOpen);
    await Promise.all([...nodes.slice(1), next].map((node) => node.close()));
    expect(await stepsOf(id, 'close')).toHaveLength(1);
    expect(await offer(bidders[0]!, id, 9)).toMatchObject({ success: false });
  });

  test('of a transaction that fails leaves nothing behind', async () => {
    const id = await auction({ proEndTime: fromNow(MINUTE) });
    // The extension is the last statement of the transaction.
    await server.db.pool.query(`create function fail_step() returns trigger language plpgsql as
      $$ begin if new.document_id = '${id}' then raise exception 'lost'; end if; return new; end $$`);
    await server.db.pool.query(
      'create trigger fail_step before insert on document_step for each row execute function fail_step()',
    );
    expect((await offer(bidders[0]!, id, 10, { clientNo: 'once' })).success).toBe(false);
    await server.db.pool.query('drop trigger fail_step on document_step');
    await server.db.pool.query('drop function fail_step');
    expect(await offersOf(id)).toEqual([]);
    expect(await server.db.orm.$count(supplierBid, eq(supplierBid.purchaseInfoId, id))).toBe(0);
    expect(await projectOf(id)).toMatchObject({ extendCount: 0 });
    expect(await offer(bidders[0]!, id, 10, { clientNo: 'once' })).toMatchObject({ success: true });
  });
});

describe('many suppliers on two servers', () => {
  test('make offers in one order without gaps', async () => {
    const id = await auction({ proEndTime: fromNow(2 * MINUTE) });
    const rounds = 5;
    const answers = await Promise.all(
      bidders.flatMap((one, place) =>
        Array.from({ length: rounds }, (_, round) => offer(one, id, 100 + place - round * 3)),
      ),
    );
    const accepted = answers.filter(({ success }) => success).length;
    const offers = await offersOf(id);
    expect(offers.map(({ seq }) => seq)).toEqual(Array.from({ length: accepted }, (_, at) => at + 1));
    expect(accepted).toBeGreaterThanOrEqual(bidders.length);
    for (const { supplierId } of bidders) {
      const own = offers.filter((one) => one.supplierId === supplierId).map(({ price }) => Number(price));
      expect(own).toEqual(own.toSorted((a, b) => b - a));
      expect(own.at(-1)).toBe(2 * (100 + bidders.findIndex((one) => one.supplierId === supplierId) - 12) + 2);
    }
    const ranks = await Promise.all(bidders.map(async (one) => (await room(one, id)).result!.myRank));
    expect(ranks).toEqual(bidders.map((_, place) => place + 1));
    expect((await projectOf(id)).extendCount).toBe(1);
  });

  test('get each accepted offer pushed, and so does the purchaser', async () => {
    const watching = bidders[1]!;
    const id = await auction({}, bidders.slice(0, 2));
    const open = async ({ userId, token }: TestCaller, at: number) =>
      ready(await sockets[at]!.connect(`/api/websocket/${userId}`, token), 'ping');
    const lines = [await open(watching.caller, 1), await open(purchaser, 1)];
    const outsider = await open(bidders[2]!.caller, 0);
    await offer(bidders[0]!, id, 10);
    for (const line of lines) {
      expect(JSON.parse(await line.next())).toEqual({ cmd: 'bidding', msgId: id, msgTxt: '' });
      expect((await room(watching, id)).result!.bestPrice).toBe(22);
    }
    expect(outsider.unread).toEqual([]);
  });
});

describe('live rooms on two servers', () => {
  const enter = async ({ userId, token }: TestCaller, id: string, at = 0) => {
    const line = await sockets[at]!.connect(`/api/vxeSocket/${userId}/auction:${id}`, token);
    const news = async () => JSON.parse(await line.next()) as { type: string; data: AuctionNews };
    return { line, news };
  };

  test('show each reader what it may see of every offer, and name nobody', async () => {
    const [first, second, outsider] = bidders as [Bidder, Bidder, Bidder];
    const id = await auction({}, [first, second]);
    const readers = [await enter(first.caller, id), await enter(second.caller, id, 1)];
    readers.push(await enter(purchaser, id, 1), await enter(outsider.caller, id));
    for (const reader of readers) {
      expect(await reader.news()).toMatchObject({ type: 'auction', data: { offerCount: 0, recent: [] } });
    }
    await offer(first, id, 10);
    for (const reader of readers) await reader.news();
    await offer(second, id, 9);
    const [ofFirst, ofSecond, ofPurchaser, ofOutsider] = await Promise.all(readers.map(({ news }) => news()));
    const common = { offerCount: 2, participantCount: 2, extendCount: 0, endTime: (await projectOf(id)).proEndTime };
    expect(ofFirst!.data).toMatchObject({
      ...common,
      bestPrice: 20,
      myPrice: 22,
      myRank: 2,
      recent: [
        { price: 22, rank: 1, mine: true },
        { price: 20, rank: 1, mine: false },
      ],
    });
    expect(ofSecond!.data).toMatchObject({ ...common, bestPrice: 20, myPrice: 20, myRank: 1 });
    expect(ofPurchaser!.data).toMatchObject({ ...common, bestPrice: 20, myPrice: null, myRank: null });
    expect(ofPurchaser!.data.recent).toHaveLength(2);
    expect(ofOutsider!.data).toMatchObject({ ...common, bestPrice: null, myPrice: null, myRank: null, recent: [] });
    const text = JSON.stringify([ofFirst, ofSecond, ofPurchaser, ofOutsider]);
    for (const { name, supplierId } of [first, second]) {
      expect(text).not.toContain(name);
      expect(text).not.toContain(supplierId);
    }
  });

  test('agree with the room that is loaded, also after offers that were missed', async () => {
    const [first, second] = bidders as [Bidder, Bidder];
    const id = await auction({ proEndTime: fromNow(2 * MINUTE) }, [first, second]);
    const before = await enter(second.caller, id, 1);
    await before.news();
    before.line.socket.terminate();
    for (let count = 0; count < RECENT_OFFERS + 1; count += 1) await offer(first, id, 100 - count);
    const after = await enter(second.caller, id, 1);
    const { recent, serverTime: _at, ...standing } = (await after.news()).data;
    const { result } = await room(second, id);
    expect(result).toMatchObject(standing);
    expect(standing).toMatchObject({ offerCount: RECENT_OFFERS + 1, extendCount: 1, bestPrice: 162 });
    expect(recent).toEqual((await history(second, id)).result!.slice(-RECENT_OFFERS));
  });

  test('may be open twice, and take no messages', async () => {
    const id = await auction({}, bidders.slice(0, 2));
    const [one, two] = [await enter(bidders[0]!.caller, id), await enter(bidders[0]!.caller, id)];
    for (const { news } of [one, two]) await news();
    one.line.send({ type: 'common_send_date', data: { key: 'x', args: ['x'] } });
    await offer(bidders[1]!, id, 10);
    for (const { news } of [one, two]) expect(await news()).toMatchObject({ type: 'auction', data: { bestPrice: 22 } });
  });

  test('are closed to whoever does not see the auction', async () => {
    const foreign = await auction({ tenantId: 2 }, []);
    const own = await auction({}, []);
    const declarer = await server.as('declarer');
    for (const [caller, id] of [
      [bidders[1]!.caller, foreign],
      [purchaser, foreign],
      [declarer, own],
      [bidders[1]!.caller, 'none'],
    ] as const) {
      const { line } = await enter(caller, id);
      expect(await line.closed).toBe(4403);
      expect(line.unread).toEqual([]);
    }
  });

  test('close when the right is taken away, and get no further offer', async () => {
    const leaving = await bidder(server);
    const id = await auction({}, [leaving, bidders[0]!]);
    const { line, news } = await enter(leaving.caller, id);
    await news();
    await server.db.orm.delete(sysUserRole).where(eq(sysUserRole.userId, leaving.caller.userId));
    bus.publish({ kind: 'rights-changed', userIds: [leaving.caller.userId] });
    expect(await line.closed).toBe(4403);
    await offer(bidders[0]!, id, 10);
    expect(line.unread).toEqual([]);
  });
});

describe('rooms and histories', () => {
  test('name no other supplier, and show outsiders no price', async () => {
    const id = await auction({}, bidders.slice(0, 3));
    for (const [place, one] of bidders.slice(0, 3).entries()) await offer(one, id, 10 - place);
    const readers = [...bidders.slice(0, 4), { caller: purchaser, supplierId: '', name: '' }];
    for (const { caller, supplierId } of readers) {
      const texts = [await room({ caller }, id), await history({ caller }, id)].map((body) => JSON.stringify(body));
      const listed = await caller.get(`${BASE}/list`, { id });
      for (const text of [...texts, JSON.stringify(listed.body)]) {
        for (const one of bidders.filter((two) => two.supplierId !== supplierId)) {
          expect(text).not.toContain(one.name);
          expect(text).not.toContain(one.supplierId);
        }
        expect(text).not.toContain('77777');
      }
    }
    const outsider = bidders[3]!;
    expect(await room(outsider, id)).toMatchObject({
      result: { bestPrice: null, myPrice: null, myRank: null, isParticipant: false, mayOffer: false },
    });
    expect((await history(outsider, id)).result).toEqual([]);
    expect((await history(bidders[1]!, id)).result).toMatchObject([
      { price: 22, rank: 1, mine: false },
      { price: 20, rank: 1, mine: true },
      { price: 18, rank: 1, mine: false },
    ]);
  });

  test('name the suppliers to purchasers after the end', async () => {
    const id = await auction({}, bidders.slice(0, 2));
    await offer(bidders[0]!, id, 10);
    expect((await history({ caller: purchaser }, id)).result![0]).not.toHaveProperty('supplierName');
    await change(id, { status: projectStatus.toOpen });
    expect((await history({ caller: purchaser }, id)).result).toMatchObject([{ supplierName: bidders[0]!.name }]);
    expect((await history(bidders[1]!, id)).result![0]).not.toHaveProperty('supplierName');
  });

  test('are listed with the own price and rank', async () => {
    const id = await auction({}, bidders.slice(0, 2));
    await offer(bidders[0]!, id, 10);
    await offer(bidders[1]!, id, 9);
    const listed = async ({ caller }: Pick<Bidder, 'caller'>) =>
      (await caller.get<{ records: AuctionRow[] }>(`${BASE}/list`, { id })).body.result!.records;
    expect(await listed(bidders[0]!)).toMatchObject([
      { status_dictText: '报价中', bestPrice: 20, myPrice: 22, myRank: 2, participantCount: 2, minStep: 1 },
    ]);
    expect(await listed(bidders[2]!)).toMatchObject([{ bestPrice: null, myPrice: null, participantCount: 2 }]);
    expect(await listed({ caller: purchaser })).toMatchObject([{ bestPrice: 20, myPrice: null, myRank: null }]);
    await change(id, { publishTime: null, status: projectStatus.draft });
    expect(await listed(bidders[0]!)).toEqual([]);
  });
});
