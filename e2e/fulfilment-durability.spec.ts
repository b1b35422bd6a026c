import type {
  ContractInfo,
  OrderReceipt,
  OrderRow,
  PurchaseIncrement,
  PurchaseOrder,
  Supplemental,
} from '@gezi/domain';
import { expect, test } from '@playwright/test';
import { seedId } from '../apps/server/src/seed/seedId.ts';
import { done, signInToApi, type ApiCaller } from './support/api.ts';
import { freePort } from './support/freePort.ts';
import { demoFolder, startServer, type RunningServer } from './support/server.ts';

const CONTRACTS = '/contract/contractInfo';
const SUPPLEMENTS = '/contract/supplemental';
const ORDERS = '/purchase/purchaseOrder';
const SALES = '/sale/saleOrder';
const RECEIPTS = '/order/receipt';
const INCREMENTS = '/purchase/purchaseIncrement';
const LINES = 20;
/** Ordered pieces of each line, of which the last is rejected. */
const COUNT = 3;
const DEMAND = {
  demandTime: '2099-01-31',
  consignee: '王工',
  consigneeTel: '13800000001',
  consigneeAddr: '一号仓库',
};
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('a server that is killed keeps what it acknowledged of contracts and orders, and nothing in half', async () => {
  test.setTimeout(600_000);
  const folder = demoFolder();
  // Sessions outlive the server, and the address stays the same.
  const port = await freePort();
  const start = () => startServer({ dataDir: folder.path, port });
  let server: RunningServer = await start();
  const [manager, approver, supplier] = await Promise.all(
    (['manager', 'approver', 'supplier'] as const).map((name) => signInToApi(server.url, name)),
  );
  // Approvers decide by role; `contract-process.spec.ts` has contracts on which a process decides.
  const admin = await signInToApi(server.url, 'admin');
  const forms = await admin.get<{ records: { id: string; businessService: string }[] }>('/flowable/sysCustomForm/list');
  const { id: form } = forms.body.result.records.find(({ businessService }) => businessService === 'contract')!;
  await done(admin.post('/flowable/sysCustomForm/updateCustom', { id: form, deployId: null }));
  /** Milliseconds from a request to the end of the server: during the statements of most actions. */
  const delays = [12, 25, 40];
  let kills = 0;

  /**
   * Sends a request, kills the server meanwhile and starts it again. A request that was not acknowledged was made in whole
   * or not at all; in the latter case it is sent again.
   */
  async function interrupted(
    path: string,
    caller: ApiCaller,
    body: object,
    state: () => Promise<string>,
    [before, after]: [string, string],
  ) {
    await test.step(path, async () => {
      expect(await state()).toBe(before);
      const answer = caller.post(path, body).then(
        ({ body: { success } }) => success,
        () => false,
      );
      await pause(delays[kills % delays.length]!);
      kills += 1;
      await server.kill();
      const isAcknowledged = await answer;
      server = await start();
      const now = await state();
      expect(isAcknowledged ? [after] : [before, after]).toContain(now);
      await expectReconciled(manager!);
      if (now === before) await done(caller.post(path, body));
      expect(await state()).toBe(after);
      await expectReconciled(manager!);
    });
  }

  const contract = (id: string) =>
    manager!.get<ContractInfo>(`${CONTRACTS}/view`, { contractInfoId: id }).then(({ body }) => body.result);
  const contractState = (id: string) => async () => (await contract(id)).status;
  const order = (id: string) =>
    manager!.get<PurchaseOrder>(`${ORDERS}/queryById`, { id }).then(({ body }) => body.result);
  const orderState = (id: string) => async () => (await order(id)).status;

  /** A contract in draft, with its file. */
  async function drafted(contractType: '1' | '2', count: number | null): Promise<string> {
    const url = await manager!.upload('contract', '合同.pdf', '%PDF-1.4\n%%EOF');
    const { id } = await done<ContractInfo>(
      manager!.post(`${CONTRACTS}/add`, {
        contractName: '轴承供货合同',
        contractType,
        supplierId: seedId('supplier', 1),
        contactsName: '王工',
        contactsPhone: '13800000001',
        contractPrice: contractType === '2' ? 100_000 : null,
        startDate: '2026-01-01',
        endDate: '2099-12-31',
        contractUrl: JSON.stringify([{ name: '合同.pdf', url }]),
        contractInfoDetailList: Array.from({ length: LINES }, (_, at) => ({
          materialName: `轴承 ${at + 1}`,
          unit: '套',
          price: 12.5,
          count,
        })),
      }),
    );
    return id;
  }

  const id = await drafted('1', 10);
  await interrupted(`${CONTRACTS}/submit`, manager!, { id }, contractState(id), ['0', '1']);
  await interrupted(`${CONTRACTS}/approve`, approver!, { id }, contractState(id), ['1', '3']);
  await interrupted(`${CONTRACTS}/supplierConfirm`, supplier!, { id }, contractState(id), ['3', '4']);

  const supplementalUrl = await manager!.upload('contractSupplemental', '补充协议.pdf', '%PDF-1.4\n%%EOF');
  const supplement = await done<Supplemental>(
    manager!.post(`${SUPPLEMENTS}/add`, {
      contractId: id,
      endDate: '2100-12-31',
      supplementalUrl: JSON.stringify([{ name: '补充协议.pdf', url: supplementalUrl }]),
    }),
  );
  const end = async () => `${(await contract(id)).status} ${(await contract(id)).endDate}`;
  const sent = { id: supplement.id };
  await interrupted(`${SUPPLEMENTS}/submit`, manager!, sent, end, ['4 2099-12-31', '5 2099-12-31']);
  await interrupted(`${SUPPLEMENTS}/confirm`, supplier!, sent, end, ['5 2099-12-31', '4 2100-12-31']);

  const { contractInfoDetailList: lines } = await contract(id);
  const placed = await done<PurchaseOrder>(
    manager!.post(`${ORDERS}/add`, {
      contractId: id,
      ...DEMAND,
      orderDetailList: lines.map((line) => ({ contractDetailId: line.id, count: COUNT })),
    }),
  );
  const orderId = placed.id;
  await interrupted(`${ORDERS}/submit`, manager!, { id: orderId }, orderState(orderId), ['0', '1']);
  await interrupted(`${SALES}/confirm`, supplier!, { id: orderId }, orderState(orderId), ['1', '2']);
  const delivery = {
    orderId,
    deliveryNo: 'SF1',
    carrier: '顺丰',
    receiptDetailList: placed.orderDetailList.map((line) => ({ orderDetailId: line.id, deliverCount: COUNT })),
  };
  await interrupted(`${SALES}/deliver`, supplier!, delivery, orderState(orderId), ['2', '5']);
  const [receipt] = (await order(orderId)).receiptList;
  const received = {
    id: receipt!.id,
    receiptDetailList: receipt!.receiptDetailList.map((line) => ({
      id: line.id,
      acceptCount: COUNT - 1,
      rejectCount: 1,
      rejectReason: '破损',
    })),
  };
  await interrupted(`${RECEIPTS}/receive`, manager!, received, orderState(orderId), ['5', '6']);
  await interrupted(`${ORDERS}/close`, manager!, { id: orderId, reason: '余量不再需要' }, orderState(orderId), [
    '6',
    '8',
  ]);

  const framework = await drafted('2', null);
  await done(manager!.post(`${CONTRACTS}/submit`, { id: framework }));
  await done(approver!.post(`${CONTRACTS}/approve`, { id: framework }));
  await done(supplier!.post(`${CONTRACTS}/supplierConfirm`, { id: framework }));
  const { id: incrementId } = await done<PurchaseIncrement>(
    manager!.post(`${INCREMENTS}/add`, {
      contractId: framework,
      reason: '检修',
      incrementDetailList: (await contract(framework)).contractInfoDetailList.map((line) => ({
        contractDetailId: line.id,
        counts: 2,
      })),
    }),
  );
  const ordersOf = async () =>
    (await manager!.get<{ total: number }>(`${ORDERS}/list`, { incrementId })).body.result.total;
  const increment = async () => {
    const { body } = await manager!.get<PurchaseIncrement>(`${INCREMENTS}/queryById`, { id: incrementId });
    return `${body.result.status} ${await ordersOf()}`;
  };
  await interrupted(`${INCREMENTS}/submit`, manager!, { id: incrementId }, increment, ['0 0', '1 0']);
  await interrupted(`${INCREMENTS}/approve`, approver!, { id: incrementId }, increment, ['1 0', '2 0']);
  await interrupted(`${INCREMENTS}/createOrder`, manager!, { id: incrementId }, increment, ['2 0', '4 1']);

  expect(await server.stop()).toBe(0);
  folder.remove();

  /** Orders and receipts of the contracts of this test give what their contracts have as ordered and received. */
  async function expectReconciled(reader: ApiCaller) {
    const stored = await contract(id);
    const { body } = await reader.get<{ records: OrderRow[] }>(`${ORDERS}/list`, { contractId: id, pageSize: 100 });
    const orders = await Promise.all(body.result.records.map((row) => order(row.id)));
    const expected = stored.contractInfoDetailList.map((line) => {
      const taken = orders.flatMap(({ status, orderDetailList }) =>
        status === '0' ? [] : orderDetailList.filter(({ contractDetailId }) => contractDetailId === line.id),
      );
      const accepted = orders
        .flatMap(({ receiptList }) => receiptList.flatMap((one: OrderReceipt) => one.receiptDetailList))
        .filter(({ orderDetailId }) => taken.some((ofOrder) => ofOrder.id === orderDetailId));
      return {
        ordered: sum(taken.map(({ count, releasedCount }) => count - releasedCount)),
        received: sum(accepted.map(({ acceptCount }) => acceptCount ?? 0)),
      };
    });
    expect(
      stored.contractInfoDetailList.map(({ orderedCount, receivedCount }) => ({
        ordered: orderedCount,
        received: receivedCount,
      })),
    ).toEqual(expected);
    expect([stored.orderedPrice, stored.receivedPrice]).toEqual([
      12.5 * sum(expected.map(({ ordered }) => ordered)),
      12.5 * sum(expected.map(({ received }) => received)),
    ]);
  }
});

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
