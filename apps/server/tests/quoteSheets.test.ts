import { buyType, inviteStatus, projectStatus, type BidDraft, type ReadQuoteLines } from '@gezi/domain';
import { read, utils } from '@e965/xlsx';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purchaseInfo, purchaseInvite, supplierInfo, sysUser, tenderDetail, timeText } from '../src/platform/db';
import { sendWorkbook } from './support/sendWorkbook';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const BIDS = '/supplier/bidding';
const PROJECT = 'quote-sheet';
const HOUR = 3_600_000;
const fromNow = (milliseconds: number) => timeText(Date.now() + milliseconds);

let server: TestServer;
let bidder: TestCaller;
let stranger: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  const users = await server.db.orm.select().from(sysUser).where(eq(sysUser.userType, 'supplier'));
  const [first, second] = users.filter(({ supplierId }) => supplierId);
  await server.db.orm.update(supplierInfo).set({ status: '1', auditStatus: '1' });
  [bidder, stranger] = [await server.as(first!.username), await server.as(second!.username)];
  await server.db.orm.insert(purchaseInfo).values({
    id: PROJECT,
    proNo: 'CG-SHEET',
    proName: '轴承采购',
    departName: '设备部',
    buyType: buyType.invite,
    contractType: '1',
    proStartTime: fromNow(-HOUR),
    proEndTime: fromNow(HOUR),
    status: projectStatus.quoting,
    tenantId: 1,
  });
  await server.db.orm.insert(tenderDetail).values(
    ['深沟球轴承', '角接触轴承'].map((materialName, at) => ({
      id: `${PROJECT}-${at}`,
      purchaseInfoId: PROJECT,
      orderNum: at + 1,
      materialName,
      unit: '套',
      actualCounts: '10',
      estimatedPrice: '987.654',
      tenantId: 1,
    })),
  );
  await server.db.orm.insert(purchaseInvite).values({
    id: `${PROJECT}-i`,
    purchaseInfoId: PROJECT,
    supplierId: first!.supplierId!,
    supplierName: '供应商',
    inviteStatus: inviteStatus.accepted,
    orderNum: 1,
    tenantId: 1,
  });
});
afterAll(() => server.close());

async function sheetOf(): Promise<string[][]> {
  const { raw } = await bidder.get(`${BIDS}/exportLines`, { purchaseInfoId: PROJECT });
  const book = read(raw.rawPayload);
  return utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1, defval: '', raw: false });
}
const readLines = async (rows: string[][]) =>
  (await sendWorkbook(bidder, `${BIDS}/readLines`, rows)).body as unknown as {
    success: boolean;
    field?: string;
    result: ReadQuoteLines;
  };

test('lines are exported, completed and read again without a loss', async () => {
  const rows = await sheetOf();
  const heads = rows[2]!;
  expect(heads).toEqual(expect.arrayContaining(['行号', '物料名称', '采购数量', '单位', '含税单价', '品牌']));
  expect(rows.slice(3).map((row) => row[heads.indexOf('物料名称')])).toEqual(['深沟球轴承', '角接触轴承']);
  expect(rows.slice(3).map((row) => row[heads.indexOf('含税单价')])).toEqual(['', '']);
  expect(JSON.stringify(rows)).not.toContain('987.654');

  const price = 1234.56789012;
  const saved = await bidder.post<BidDraft>(`${BIDS}/save`, {
    purchaseInfoId: PROJECT,
    supplierPriceDetailVOS: [
      { detailId: `${PROJECT}-1`, price, brand: '恒力', guaranteeMonth: 12, endDate: '2027-01-10' },
    ],
  });
  expect(saved.body).toMatchObject({ success: true });
  const { result } = await readLines(await sheetOf());
  expect(result.refused).toEqual([]);
  expect(result.lines.map(({ lineNumber }) => lineNumber)).toEqual([1, 2]);
  expect(result.lines[0]!.members).toMatchObject({ price: null, brand: null });
  expect(result.lines[1]!.members).toMatchObject({ brand: '恒力', guaranteeMonth: 12, endDate: '2027-01-10' });
  expect(Number(result.lines[1]!.members.price)).toBe(price);
});

test('wrong cells are refused with row and column', async () => {
  const { result } = await readLines([
    ['行号', '含税单价', '品牌', '质保期（月）'],
    ['1', '便宜', '恒力', '6'],
    ['2', '12.5', '', '700'],
    ['2', '13', '', ''],
    ['甲', '14', '', ''],
  ]);
  expect(result.refused).toMatchObject([
    { row: 2, column: '含税单价' },
    { row: 3, column: '质保期（月）' },
    { row: 4, column: '行号' },
    { row: 5, column: '行号' },
  ]);
  expect(result.lines).toMatchObject([
    { lineNumber: 1, members: { price: null, brand: '恒力', guaranteeMonth: 6 } },
    { lineNumber: 2, members: { price: '12.5', guaranteeMonth: null } },
  ]);
  expect(await readLines([['行号', '含税单价']])).toMatchObject({ success: false, field: 'file' });
});

test('a supplier without an invitation gets no lines', async () => {
  const { body } = await stranger.get(`${BIDS}/exportLines`, { purchaseInfoId: PROJECT });
  expect(body).toMatchObject({ success: false });
});
