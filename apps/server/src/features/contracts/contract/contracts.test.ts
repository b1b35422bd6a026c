import {
  contractStatus,
  type ContractDetailRow,
  type ContractDraft,
  type ContractInfo,
  type ContractRow,
  type InputOf,
  type addContract,
} from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appraisedProject, openedBid, storedProject } from '../../../../tests/support/appraisedProject';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';
import {
  contractDetail,
  contractInfo,
  documentStep,
  materialInfo,
  materialPrice,
  newId,
  supplierBidLine,
  supplierInfo,
  supplierMessage,
  sysAnnouncement,
  sysCustomForm,
  sysDepart,
  sysFile,
  sysUser,
} from '../../../platform/db';

const BASE = '/contract/contractInfo';

let server: TestServer;
let purchaser: TestCaller;
let manager: TestCaller;
let approver: TestCaller;
let supplier: TestCaller;
let otherSupplier: TestCaller;
let foreigner: TestCaller;
let supplierId: string;
let otherSupplierId: string;
let departId: string;
let materialId: string;

beforeAll(async () => {
  server = await startTestServer();
  [purchaser, manager, approver, supplier, otherSupplier] = (await Promise.all(
    ['purchaser', 'manager', 'approver', 'supplier', 'supplier2'].map((name) => server.as(name, { tenant: 1 })),
  )) as [TestCaller, TestCaller, TestCaller, TestCaller, TestCaller];
  foreigner = await server.as('jb_manager', { tenant: 2 });
  const { orm } = server.db;
  const supplierOf = async (username: string) =>
    (await orm.select().from(sysUser).where(eq(sysUser.username, username)))[0]!.supplierId!;
  supplierId = await supplierOf('supplier');
  otherSupplierId = await supplierOf('supplier2');
  const [buyer] = await orm.select().from(sysUser).where(eq(sysUser.username, 'purchaser'));
  const [depart] = await orm.select().from(sysDepart).where(eq(sysDepart.orgCode, buyer!.orgCode!));
  departId = depart!.id;
  await orm.update(sysUser).set({ departIds: departId }).where(eq(sysUser.username, 'approver'));
  const [material] = await orm.select().from(materialInfo).where(eq(materialInfo.tenantId, 1)).limit(1);
  materialId = material!.id;
  // Approvers decide by role; `boundDocuments.test.ts` has contracts on which a process decides.
  await orm.update(sysCustomForm).set({ deployId: null });
});
afterAll(() => server.close());

let made = 0;
type Input = InputOf<typeof addContract>;
async function uploaded(biz = 'contract', uploadBy = 'purchaser') {
  const id = newId();
  const url = `${biz}/x_${id}.pdf`;
  await server.db.orm
    .insert(sysFile)
    .values({ id, fileName: 'x.pdf', fileSize: 1, fileType: 'pdf', url, biz, uploadBy, tenantId: 1 });
  return JSON.stringify([{ name: 'x.pdf', url }]);
}
async function draft(change: Partial<Input> = {}): Promise<ContractInfo> {
  made += 1;
  const { body } = await purchaser.post<ContractInfo>(`${BASE}/add`, {
    contractName: `轴承合同 ${made}`,
    contractType: '1',
    supplierId,
    contactsName: '王工',
    contactsPhone: '13800000001',
    startDate: '2026-01-01',
    endDate: '2099-12-31',
    contractUrl: await uploaded(),
    contractInfoDetailList: [
      { materialId, materialName: '轴承', unit: '套', count: '10', price: '12.5' },
      { materialName: '密封圈', unit: '个', count: '0.3', price: '0.1' },
    ],
    jgConfirmList: [{ materialId, materialName: '轴承', price: '12.5' }],
    ...change,
  });
  expect(body.message).toBe('添加成功！');
  return body.result!;
}
const take = async (caller: TestCaller, action: string, id: string, words: object = {}) =>
  (await caller.post<ContractInfo>(`${BASE}/${action}`, { id, ...words })).body;

/** A contract in force. */
async function effective(change: Partial<Input> = {}): Promise<ContractInfo> {
  const { id } = await draft(change);
  for (const [caller, action] of [
    [purchaser, 'submit'],
    [approver, 'approve'],
    [supplier, 'supplierConfirm'],
  ] as const) {
    const { success, message } = await take(caller, action, id);
    expect([action, success ? '' : message]).toEqual([action, '']);
  }
  return (await purchaser.get<ContractInfo>(`${BASE}/view`, { contractInfoId: id })).body.result!;
}
const contractOf = async (id: string) =>
  (await server.db.orm.select().from(contractInfo).where(eq(contractInfo.id, id)))[0]!;

describe('a draft', () => {
  test('gets a number, the exact sum of its lines and its author as the executor', async () => {
    const contract = await draft();
    expect(contract).toMatchObject({
      contractNo: expect.stringMatching(/^HT\d{12}$/),
      contractPrice: 125.03,
      status: contractStatus.draft,
      executorUserId: purchaser.userId,
      actions: ['edit', 'remove', 'submit'],
    });
    expect(contract.contractInfoDetailList.map(({ totalPrice }) => totalPrice)).toEqual([125, 0.03]);
  });

  test('refuses amounts beyond the column, a taken number and an unknown supplier, naming the field', async () => {
    const { contractNo } = await draft({ contractNo: 'HT-LIMIT' });
    const refusals: [Partial<Input>, string][] = [
      [
        { contractInfoDetailList: [{ materialName: 'x', count: 999_999_999_999, price: 999_999_999_999 }] },
        '12 位整数',
      ],
      [{ contractInfoDetailList: [{ materialName: 'x', count: '1234567890.12345678' }] }, '15 位有效数字'],
      [{ contractNo }, '合同编号已存在'],
      [{ supplierId: 'nobody' }, '供应商不存在'],
      [{ purchaseInfoId: 'nothing' }, '尚未定标'],
    ];
    for (const [change, message] of refusals) {
      const input = { contractName: 'x', contractType: '1', supplierId, ...change };
      const { body } = await purchaser.post(`${BASE}/add`, input);
      expect([body.success, body.message]).toEqual([false, expect.stringContaining(message)]);
    }
  });

  test('is submitted only when it is complete', async () => {
    const faults: [Partial<Input>, string][] = [
      [{ contactsName: '' }, '必填项'],
      [{ endDate: '2025-12-31' }, '结束日期不能早于开始日期'],
      [{ contractUrl: '' }, '请上传合同附件'],
      [{ contractInfoDetailList: [] }, '至少添加一条'],
      [{ contractInfoDetailList: [{ materialName: 'x', unit: '个', count: 0, price: 1 }] }, '数量应大于 0'],
      [{ contractInfoDetailList: [{ materialName: 'x', unit: '个', count: 1 }] }, '单价应大于 0'],
    ];
    for (const [change, message] of faults) {
      const { id } = await draft(change);
      expect((await take(purchaser, 'submit', id)).message).toContain(message);
    }
  });

  test('is not seen by suppliers and other tenants, and a stale edit is refused', async () => {
    const { id, updateTime } = await draft();
    for (const caller of [supplier, foreigner]) {
      expect((await caller.get(`${BASE}/view`, { contractInfoId: id })).body.success).toBe(false);
    }
    const edit = (contractName: string) =>
      purchaser.put<ContractInfo>(`${BASE}/edit`, { id, contractName, updateTime });
    expect((await edit('新名称')).body.result!.contractName).toBe('新名称');
    expect((await edit('旧名称')).body.success).toBe(false);
  });
});

describe('from the submission to the end', () => {
  test('approver and supplier decide, and the people concerned are notified', async () => {
    const contract = await effective();
    expect(contract).toMatchObject({ status: contractStatus.inForce, actions: ['amend', 'complete'] });
    expect(contract.signTime).not.toBeNull();
    expect(contract.jgConfirmList[0]).toMatchObject({ status: '1', confirmTime: contract.signTime });
    expect(contract.jgConfirmList[0]!.confirmUser).toBeTruthy();
    const steps = await server.db.orm
      .select({ action: documentStep.action })
      .from(documentStep)
      .where(eq(documentStep.documentId, contract.id))
      .orderBy(documentStep.seq);
    expect(steps.map(({ action }) => action)).toEqual(['add', 'submit', 'approve', 'supplierConfirm']);
    const notices = await server.db.orm.select().from(sysAnnouncement).where(eq(sysAnnouncement.busId, contract.id));
    expect(notices.map(({ titile }) => titile).toSorted()).toEqual(
      ['有合同待您审批', '您的合同已通过审批', '您有合同待确认', '供应商已确认合同']
        .map((title) => `${title}：${contract.contractNo}`)
        .toSorted(),
    );
    const [message] = await server.db.orm
      .select()
      .from(supplierMessage)
      .where(and(eq(supplierMessage.busId, contract.id), eq(supplierMessage.supplierId, supplierId)));
    expect(message!.title).toBe(`您有合同待确认：${contract.contractNo}`);
    const prices = await server.db.orm.select().from(materialPrice).where(eq(materialPrice.busNo, contract.contractNo));
    expect(prices).toMatchObject([{ source: '3', materialId, price: '12.50000000', supplierId }]);
  });

  test('only the supplier of the contract confirms it, and sees it from then on', async () => {
    const { id } = await draft();
    const sees = async (caller: TestCaller) => (await caller.get('/sale/saleContract/queryById', { id })).body.success;
    expect(await sees(supplier)).toBe(false);
    await take(purchaser, 'submit', id);
    await take(approver, 'approve', id, { opinion: '同意' });
    expect([await sees(supplier), await sees(otherSupplier)]).toEqual([true, false]);
    for (const caller of [otherSupplier, purchaser, foreigner]) {
      expect((await take(caller, 'supplierConfirm', id)).success).toBe(false);
    }
    const { result } = (await supplier.get<ContractInfo>('/sale/saleContract/queryById', { id })).body;
    expect(result).toMatchObject({ approveOpinion: null, actions: ['supplierConfirm', 'supplierReject'] });
    const { records } = (await supplier.get<{ records: ContractRow[] }>('/sale/saleContract/list', { id })).body
      .result!;
    expect(records.map((row) => row.id)).toEqual([id]);
    expect((await take(supplier, 'supplierReject', id, {})).message).toContain('请填写原因');
    expect((await take(supplier, 'supplierReject', id, { reason: '单价有误' })).success).toBe(true);
    expect(await contractOf(id)).toMatchObject({ status: contractStatus.rejected, rejectReason: '单价有误' });
  });

  test('a frozen supplier is refused at the submission', async () => {
    const { id } = await draft();
    const { orm } = server.db;
    await orm.update(supplierInfo).set({ status: '2' }).where(eq(supplierInfo.id, supplierId));
    expect((await take(purchaser, 'submit', id)).message).toContain('已冻结');
    await orm.update(supplierInfo).set({ status: '1' }).where(eq(supplierInfo.id, supplierId));
  });

  test('a contract with an open order is neither completed nor terminated', async () => {
    const { id, contractInfoDetailList } = await effective();
    const line = eq(contractDetail.id, contractInfoDetailList[0]!.id);
    await server.db.orm.update(contractDetail).set({ orderedCount: '1' }).where(line);
    expect((await take(purchaser, 'complete', id)).message).toContain('未完成的订单');
    expect((await take(manager, 'terminate', id, { reason: 'x' })).message).toContain('未完成的订单');
    await server.db.orm.update(contractDetail).set({ receivedCount: '1' }).where(line);
    expect((await take(purchaser, 'terminate', id, { reason: 'x' })).success).toBe(false);
    expect((await take(manager, 'terminate', id, { reason: '供应商停产' })).success).toBe(true);
    expect(await contractOf(id)).toMatchObject({ status: '7', terminateReason: '供应商停产' });
  });
});

describe('from an award', () => {
  test('each winner gets one contract, and the project moves on once all are in force', async () => {
    const project = await appraisedProject(server, purchaser, {
      status: '8',
      buyType: '3',
      payType: '2',
      bidPart: '1',
    });
    const won = { status: '6', isWinner: '1' };
    const bidId = await openedBid(server, project, '江海泵业', 100_000, { ...won, supplierId });
    await openedBid(server, project, '大河机械', 100_000, { ...won, supplierId: otherSupplierId });
    await server.db.orm
      .update(supplierBidLine)
      .set({ actualCount: '1', actualPrice: '48000', brand: '江海' })
      .where(eq(supplierBidLine.purchaseInfoId, project.id));
    const draftsFor = async (of: object = {}) =>
      (await purchaser.get<ContractDraft[]>(`${BASE}/draftFromAward`, { purchaseInfoId: project.id, ...of })).body;

    expect((await draftsFor()).result).toHaveLength(2);
    const [content] = (await draftsFor({ supplierId })).result!;
    expect(content).toMatchObject({
      contractType: '1',
      contractPrice: 48_000,
      paymentMode: '2',
      bidId,
      contractInfoDetailList: [{ materialName: '循环水泵', count: 1, price: 48_000, brand: '江海', unit: '台' }],
      jgConfirmList: [{ materialName: '循环水泵', price: 48_000, status: '0' }],
    });
    const first = await effective(asInput(content!));
    expect(first).toMatchObject({ bidId, purchaseInfo: { id: project.id, proNo: `CG${project.id}` } });
    expect((await draftsFor()).result).toHaveLength(1);
    const again = { ...asInput(content!), contractName: '再次' };
    expect((await purchaser.post(`${BASE}/add`, again)).body.message).toContain(first.contractNo);
    const asLoser = { ...again, supplierId: 'supplier-x' };
    expect((await purchaser.post(`${BASE}/add`, asLoser)).body.success).toBe(false);
    expect((await storedProject(server, project)).status).toBe('8');

    const [second] = (await draftsFor()).result!;
    const { id } = await draft(asInput(second!));
    await take(purchaser, 'submit', id);
    await take(approver, 'approve', id);
    expect((await take(otherSupplier, 'supplierConfirm', id)).success).toBe(true);
    expect((await storedProject(server, project)).status).toBe('9');
    expect((await purchaser.get(`${BASE}/draftFromAward`, { purchaseInfoId: 'nothing' })).body.success).toBe(false);
  });
});

test('lines are listed with their contracts, for buyers who see these', async () => {
  const { contractNo, id } = await effective();
  const lines = async (caller: TestCaller) =>
    (await caller.get<{ records: ContractDetailRow[] }>(`${BASE}/detailList`, { contractNo })).body.result?.records;
  expect(await lines(manager)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ contractId: id, materialName: '密封圈', count: 0.3, status_dictText: '履行中' }),
    ]),
  );
  expect(await lines(foreigner)).toEqual([]);
});

test('the list is filtered by type, supplier and number of the project', async () => {
  const { id } = await draft({ contractType: '2' });
  const rowsOf = async (filter: Readonly<Record<string, string>>) =>
    (await purchaser.get<{ records: ContractRow[] }>(`${BASE}/list`, { ...filter, pageSize: '200' })).body.result!
      .records;
  const framed = await rowsOf({ contractType: '2' });
  expect(framed.map((row) => row.id)).toContain(id);
  expect(new Set(framed.map(({ contractType }) => contractType))).toEqual(new Set(['2']));
  expect((await rowsOf({ contractType: '1' })).map((row) => row.id)).not.toContain(id);
  const ofOther = await rowsOf({ supplierId: otherSupplierId });
  expect(ofOther.filter((row) => row.supplierId !== otherSupplierId)).toEqual([]);
  expect(await rowsOf({ proNo: 'CG-none' })).toEqual([]);
});

test('todos lead to contracts that wait', async () => {
  const { id } = await draft();
  const codes = async (caller: TestCaller) =>
    (await caller.get<{ code: string; path: string }[]>('/dashboard/todos')).body.result!.map(({ code }) => code);
  await take(purchaser, 'submit', id);
  expect(await codes(approver)).toContain('contract-approve');
  await take(approver, 'approve', id);
  expect(await codes(supplier)).toContain('contract-supplierConfirm');
});

/** Members of a draft that `add` reads. */
const asInput = ({ departId: _depart, contractUrl: _file, ...content }: ContractDraft): Partial<Input> =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => value !== null));
