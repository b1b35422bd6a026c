import { read, utils, write } from '@e965/xlsx';
import type { ContractInfo, ContractRow, DocumentChain, OrderRow, PurchaseIncrement, Todo } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  contractInfo,
  orderReceipt,
  purchaseIncrement,
  supplierEvaluation,
  supplierInfo,
  sysUser,
} from '../src/platform/db';
import { appraisedProject, openedBid } from './support/appraisedProject';
import { makeContract, makeOrder } from './support/orderRecords';
import { sendWorkbook } from './support/sendWorkbook';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';
import { fileList, uploadFile } from './support/uploadFile';

const CONTRACTS = '/contract/contractInfo';
const INCREMENTS = '/purchase/purchaseIncrement';
const ORDERS = '/purchase/purchaseOrder';

let server: TestServer;
let purchaser: TestCaller;
let approver: TestCaller;
let supplier: TestCaller;
let seller: typeof supplierInfo.$inferSelect;
beforeAll(async () => {
  server = await startTestServer();
  purchaser = await server.as('purchaser', { tenant: 1 });
  supplier = await server.as('supplier');
  approver = await server.as('approver', { tenant: 1 });
  const { orm } = server.db;
  const [user] = await orm.select().from(sysUser).where(eq(sysUser.username, 'supplier'));
  [seller] = (await orm.select().from(supplierInfo).where(eq(supplierInfo.id, user!.supplierId!))) as [typeof seller];
});
afterAll(() => server.close());

/** A workbook with a sheet of documents and one of lines. */
function sheets(documents: string[][], lines: string[][]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(documents), 'Sheet1');
  utils.book_append_sheet(book, utils.aoa_to_sheet(lines), '物料明细');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}
/** Rows of an exported workbook, the first with its headers. */
async function exported(path: string, query: Record<string, string>): Promise<string[][]> {
  const { raw } = await purchaser.get(path, query);
  const book = read(raw.rawPayload);
  const rows = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1, raw: false });
  return rows.slice(rows.findIndex((row) => row.length > 2));
}
const listed = async <Row>(base: string, query: Record<string, string>) =>
  (await purchaser.get<{ records: Row[] }>(`${base}/list`, query)).body.result!.records;

describe('workbooks of contracts', () => {
  const HEAD = ['合同名称', '合同类型', '供应商', '开始日期', '结束日期', '联系人'];
  const LINE_HEAD = ['合同名称', '物料名称', '单位', '数量', '含税单价'];

  test('are imported by the name of the supplier, with their lines, and exported again', async () => {
    const book = sheets(
      [HEAD, ['导入的轴承合同', '项目合同', seller.name, '2026-01-01', '2099-12-31', '王工']],
      [LINE_HEAD, ['导入的轴承合同', '轴承', '套', '3', '12.5'], ['导入的轴承合同', '密封圈', '个', '0.5', '0.1']],
    );
    expect((await sendWorkbook(purchaser, `${CONTRACTS}/importExcel`, book)).body).toMatchObject({
      success: true,
      message: '共3行数据导入成功',
    });
    const [row] = await listed<ContractRow>(CONTRACTS, { contractName: '导入的轴承合同' });
    expect(row).toMatchObject({ supplierId: seller.id, status: '0', contractPrice: 37.55 });
    const [headers, values] = await exported(`${CONTRACTS}/exportXls`, { selections: row!.id });
    expect(headers!.filter((header) => header === '供应商')).toHaveLength(1);
    expect(values![headers!.indexOf('供应商')]).toBe(seller.name);
    expect(values![headers!.indexOf('合同类型')]).toBe('项目合同');
  });

  test('name row and column of an unknown supplier, and store the others', async () => {
    const rows = [
      HEAD,
      ['没有供应商的合同', '项目合同', '查无此厂', '2026-01-01', '2099-12-31', '王工'],
      ['另一份合同', '框架协议', seller.name, '2026-01-01', '2099-12-31', '王工'],
    ];
    const { body } = await sendWorkbook(purchaser, `${CONTRACTS}/importExcel`, rows);
    expect(body.result).toMatchObject({
      successCount: 1,
      errorCount: 1,
      refused: [{ row: 2, column: '供应商', reason: expect.stringContaining('供应商') }],
    });
    expect(await listed(CONTRACTS, { contractName: '另一份合同' })).toHaveLength(1);
  });

  test('name the contract whose number is taken', async () => {
    const [taken] = await listed<ContractRow>(CONTRACTS, {});
    const rows = [
      ['合同编号', ...HEAD],
      [taken!.contractNo, '编号重复的合同', '项目合同', seller.name, '2026-01-01', '2099-12-31', '王工'],
    ];
    const { body } = await sendWorkbook(purchaser, `${CONTRACTS}/importExcel`, rows);
    expect(body).toMatchObject({ success: false, field: 'contractNo' });
    expect(body.message).toContain('编号重复的合同：');
  });

  test('of orders name row and column of an unknown contract', async () => {
    await makeContract(server, { id: 'sheet-contract', supplierId: seller.id, supplierName: seller.name });
    const book = sheets(
      [
        ['合同编号', '需求日期', '收货人'],
        ['sheet-contract', '2099-01-31', '王工'],
        ['HT-none', '2099-01-31', '王工'],
      ],
      [
        ['合同编号', '物料名称', '订购数量'],
        ['sheet-contract', '轴承', '4'],
      ],
    );
    const { body } = await sendWorkbook(purchaser, `${ORDERS}/importExcel`, book);
    expect(body.result).toMatchObject({ errorCount: 1, refused: [{ row: 3, column: '合同编号' }] });
    expect(await listed<OrderRow>(ORDERS, { contractId: 'sheet-contract' })).toMatchObject([
      { consignee: '王工', totalPrice: 40 },
    ]);
  });

  test('of increments name row and column of an unknown agreement', async () => {
    const agreement = { id: 'sheet-agreement', supplierId: seller.id, members: { contractType: '2' } };
    await makeContract(server, agreement);
    const book = sheets(
      [
        ['框架协议编号', '增量原因'],
        ['HT-none', '需求增加'],
        ['sheet-agreement', '需求增加'],
      ],
      [
        ['框架协议编号', '物料名称', '增量数量'],
        ['sheet-agreement', '轴承', '3'],
      ],
    );
    const { body } = await sendWorkbook(purchaser, `${INCREMENTS}/importExcel`, book);
    expect(body.result).toMatchObject({ errorCount: 1, refused: [{ row: 2, column: '框架协议编号' }] });
    expect(await listed<PurchaseIncrement>(INCREMENTS, { contractId: 'sheet-agreement' })).toMatchObject([
      { reason: '需求增加', totalPrice: 30 },
    ]);
  });
});

test('the file of a contract is read by its buyers, and by its supplier once it is asked to confirm', async () => {
  const file = await uploadFile(purchaser, 'contract', '合同正文');
  const { body } = await purchaser.post<ContractInfo>(`${CONTRACTS}/add`, {
    contractName: '带正文的合同',
    contractType: '1',
    supplierId: seller.id,
    contactsName: '王工',
    contactsPhone: '13800000001',
    startDate: '2026-01-01',
    endDate: '2099-12-31',
    contractUrl: fileList(file),
    contractInfoDetailList: [{ materialName: '轴承', unit: '套', count: 1, price: 10 }],
  });
  const { id, departId } = body.result!;
  await server.db.orm.update(sysUser).set({ departIds: departId }).where(eq(sysUser.username, 'approver'));
  approver = await server.as('approver', { tenant: 1 });
  const readers = [purchaser, approver, supplier, await server.as('supplier2'), await server.as('jb_manager')];
  readers.push(await server.as('expert', { tenant: 1 }));
  const statuses = () =>
    Promise.all(readers.map(async (reader) => (await reader.get(`/sys/common/static/${file.url}`)).status));
  expect(await statuses()).toEqual([200, 200, 403, 403, 403, 403]);
  await purchaser.post(`${CONTRACTS}/submit`, { id });
  expect((await approver.post(`${CONTRACTS}/approve`, { id })).body).toMatchObject({ success: true });
  expect(await statuses()).toEqual([200, 200, 200, 403, 403, 403]);
});

test('an award waits for its contract in the todos of its purchaser', async () => {
  const waiting = async (caller = purchaser) =>
    (await caller.get<Todo[]>('/dashboard/todos')).body.result!.find(({ code }) => code === 'contract-draw')?.count ??
    0;
  const before = await waiting();
  const project = await appraisedProject(server, purchaser, { status: '8' });
  const won = { status: '6', isWinner: '1', supplierId: seller.id };
  const bidId = await openedBid(server, project, seller.name, 100_000, won);
  expect(await waiting()).toBe(before + 1);
  expect(await waiting(supplier)).toBe(0);
  const members = { purchaseInfoId: project.id, bidId, status: '0' };
  await makeContract(server, { id: 'drawn', supplierId: seller.id, members });
  expect(await waiting()).toBe(before);
  await server.db.orm.update(contractInfo).set({ status: '7' }).where(eq(contractInfo.id, 'drawn'));
  expect(await waiting()).toBe(before + 1);
});

describe('the chain of a contract', () => {
  const party = { supplierId: 'chain-supplier', supplierName: '泵业', tenantId: 1 };
  beforeAll(async () => {
    const { orm } = server.db;
    await appraisedProject(server, purchaser, { id: 'chain-project', status: '9' });
    const supplierId = seller.id;
    const members = { purchaseInfoId: 'chain-project' };
    await makeContract(server, { id: 'chain-contract', supplierId, members });
    await makeContract(server, { id: 'chain-other', supplierId, members });
    await orm.insert(purchaseIncrement).values({
      ...party,
      id: 'chain-increment',
      incrementNo: 'chain-increment',
      contractId: 'chain-contract',
      status: '4',
      supplierId,
    });
    const order = { contractId: 'chain-contract', supplierId };
    const own = { ...members, status: '7', purchaseUserId: purchaser.userId };
    await makeOrder(server, { ...order, id: 'chain-order', members: own });
    await makeOrder(server, { ...order, id: 'chain-added', members: { ...own, incrementId: 'chain-increment' } });
    const receipt = { id: 'chain-receipt', receiptNo: 'chain-receipt', orderId: 'chain-order', status: '1' };
    await orm.insert(orderReceipt).values({ ...party, supplierId, contractId: 'chain-contract', ...receipt });
    await orm.insert(supplierEvaluation).values({
      ...party,
      id: 'chain-evaluation',
      contractId: 'chain-contract',
      orderId: 'chain-order',
      status: '1',
      supplierId,
    });
  });
  const chainOf = async (caller: TestCaller, kind: string, id: string) =>
    (await caller.get<DocumentChain>('/document/chain', { kind, id })).body.result!;
  const idsOf = ({ nodes }: DocumentChain) => nodes.map(({ id }) => id.replace('chain-', '')).toSorted();

  test('leads from its project to increments, orders, receipts and evaluations', async () => {
    const chain = await chainOf(purchaser, 'contract', 'chain-contract');
    expect(idsOf(chain)).toEqual(['added', 'contract', 'evaluation', 'increment', 'order', 'project', 'receipt']);
    const links = chain.links.map(({ from, to }) => `${from} ${to}`.replaceAll('chain-', '')).toSorted();
    expect(links).toEqual([
      'contract increment',
      'contract order',
      'increment added',
      'order evaluation',
      'order receipt',
      'project contract',
    ]);
  });

  test('of an order goes up to the contract and the project, not to other contracts', async () => {
    expect(idsOf(await chainOf(purchaser, 'order', 'chain-order'))).toEqual([
      'contract',
      'evaluation',
      'order',
      'project',
      'receipt',
    ]);
  });

  test.each(['supplier', 'expert', 'jb_manager'])('is not shown to %s', async (user) => {
    const caller = await server.as(user);
    const { body } = await caller.get('/document/chain', { kind: 'contract', id: 'chain-contract' });
    expect(body).toMatchObject({ success: false, field: 'id' });
  });
});
