import type {
  ChangeExecutor,
  ContractInfo,
  ContractTemplate,
  OrderReceipt,
  OrderRow,
  PurchaseIncrement,
  PurchaseOrder,
  Supplemental,
} from '@gezi/domain';
import { seedId } from '../../../apps/server/src/seed/seedId.ts';
import { docxWith, paragraph } from '../../../packages/upload/src/testing/documents.ts';
import type { ApiAnswer } from '../kit/Client.ts';
import { ABSENT, type Hand, type HandRecord } from '../kit/Hand.ts';
import type { Writer } from '../kit/Writer.ts';

const CONTRACTS = '/contract/contractInfo';
const SUPPLEMENTS = '/contract/supplemental';
const ORDERS = '/purchase/purchaseOrder';
const SALES = '/sale/saleOrder';
const RECEIPTS = '/order/receipt';
const INCREMENTS = '/purchase/purchaseIncrement';
const EXECUTORS = '/contract/changeExecutor';
const TEMPLATES = '/contract/contractTemplate';
const LINES = 8;
/** Ordered pieces of each line, of which the last is rejected. */
const COUNT = 3;
const PRICE = 12.5;
const PDF = '%PDF-1.4\n%%EOF';

/** A contract with its file, its supplement, and an order that is delivered, received and closed. */
export const contracts: Writer = {
  name: 'contract',
  async run(hand) {
    const [manager, supplier] = [await hand.as('manager'), await hand.as('supplier')];
    const { id, record } = await contractInForce(hand, '1', 10);

    await supplement(hand, id, record);
    await changeExecutor(hand, id);

    const { contractInfoDetailList: lines } = (await readContract(hand, id))!;
    const orders = async () =>
      (await hand.read<{ records: OrderRow[] }>('manager', `${ORDERS}/list`, { contractId: id }))?.records ?? [];
    const read = async () => {
      const [row] = await orders();
      return row && hand.read<PurchaseOrder>('manager', `${ORDERS}/queryById`, { id: row.id });
    };
    const order = hand.record('order', async () => {
      const [found, contract] = [await read(), await readContract(hand, id)];
      return found && contract ? orderState(found, contract) : ABSENT;
    });
    const demand = {
      contractId: id,
      demandTime: '2099-01-31',
      consignee: '王工',
      consigneeTel: '13800000001',
      consigneeAddr: '一号仓库',
      orderDetailList: lines.map((line) => ({ contractDetailId: line.id, count: COUNT })),
    };
    await order.step('add', () => manager.post(`${ORDERS}/add`, demand), '0 ordered 0 received 0');
    const placed = (await read())!;
    const sent = { id: placed.id };
    await order.step('submit', () => manager.post(`${ORDERS}/submit`, sent), `1 ordered ${COUNT} received 0`);
    await order.step('confirm', () => supplier.post(`${SALES}/confirm`, sent), `2 ordered ${COUNT} received 0`);
    const delivery = {
      orderId: placed.id,
      deliveryNo: 'SF1',
      carrier: '顺丰',
      receiptDetailList: placed.orderDetailList.map((line) => ({ orderDetailId: line.id, deliverCount: COUNT })),
    };
    await order.step('deliver', () => supplier.post(`${SALES}/deliver`, delivery), `5 ordered ${COUNT} received 0`);
    const [receipt] = (await read())!.receiptList;
    const received = {
      id: receipt!.id,
      receiptDetailList: receipt!.receiptDetailList.map((line) => ({
        id: line.id,
        acceptCount: COUNT - 1,
        rejectCount: 1,
        rejectReason: '破损',
      })),
    };
    await order.step(
      'receive',
      () => manager.post(`${RECEIPTS}/receive`, received),
      `6 ordered ${COUNT} received ${COUNT - 1}`,
    );
    await order.step(
      'close',
      () => manager.post(`${ORDERS}/close`, { ...sent, reason: '余量不再需要' }),
      `8 ordered ${COUNT - 1} received ${COUNT - 1}`,
    );
  },
};

/** An increment under a framework contract, and the order that is made of it. */
export const increments: Writer = {
  name: 'increment',
  async run(hand) {
    const [manager, approver] = [await hand.as('manager'), await hand.as('approver')];
    const { id: contractId } = await contractInForce(hand, '2', null);
    const { contractInfoDetailList: lines } = (await readContract(hand, contractId))!;
    const find = async () =>
      (await hand.read<{ records: { id: string }[] }>('manager', `${INCREMENTS}/list`, { contractId }))?.records[0]?.id;
    const record = hand.record('increment', async () => {
      const id = await find();
      if (id === undefined) return ABSENT;
      const found = await hand.read<PurchaseIncrement>('manager', `${INCREMENTS}/queryById`, { id });
      const orders = await hand.read<{ total: number }>('manager', `${ORDERS}/list`, { incrementId: id });
      const isWhole = found?.incrementDetailList.length === LINES;
      return `${found?.status} ${orders?.total} orders${isWhole ? '' : ', lines missing'}`;
    });
    const input = {
      contractId,
      reason: '检修',
      incrementDetailList: lines.map((line) => ({ contractDetailId: line.id, counts: 2 })),
    };
    await record.step('add', () => manager.post(`${INCREMENTS}/add`, input), '0 0 orders');
    const sent = { id: (await find())! };
    await record.step('submit', () => manager.post(`${INCREMENTS}/submit`, sent), '1 0 orders');
    await record.step('approve', () => approver.post(`${INCREMENTS}/approve`, sent), '2 0 orders');
    await record.step('order', () => manager.post(`${INCREMENTS}/createOrder`, sent), '4 1 orders');
  },
};

/** A template of contracts whose file is exchanged, until it is deleted. */
export const contractTemplates: Writer = {
  name: 'contract template',
  async run(hand) {
    const manager = await hand.as('manager');
    const find = async () =>
      (await hand.read<{ records: ContractTemplate[] }>('manager', `${TEMPLATES}/list`, { name: hand.tag }))
        ?.records[0];
    const record = hand.record('contract template', async () => templateState(hand, await find()));
    const send = async (name: string) => {
      const form = new FormData();
      form.append('file', docxWith(name, paragraph('合同 {合同编号}')));
      form.append('biz', 'contractTemplate');
      return manager.sendForm<{ url: string }>('/sys/common/upload', form);
    };
    // A file of an attempt that failed is freed by the clean-up.
    const withFile = async (name: string, write: (fileUrl: string) => Promise<ApiAnswer<unknown>>) => {
      const file = await send(name);
      return file.body.success ? write(JSON.stringify([{ name, url: file.body.result.url }])) : file;
    };
    const add = () =>
      withFile('甲.docx', (fileUrl) =>
        manager.post(`${TEMPLATES}/add`, { name: hand.tag, contractType: '1', fileUrl }),
      );
    await record.step('add', add, '1 甲.docx');
    const { id } = (await find())!;
    const edit = () => withFile('乙.docx', (fileUrl) => manager.put(`${TEMPLATES}/edit`, { id, fileUrl }));
    await record.step('exchange', edit, '1 乙.docx');
    await record.step('disable', () => manager.put(`${TEMPLATES}/edit`, { id, status: '0' }), '0 乙.docx');
    await record.step('delete', () => manager.delete(`${TEMPLATES}/delete`, { id }), ABSENT);
  },
};

/** Status, and the name of the file if its content is there. */
async function templateState(hand: Hand, template: ContractTemplate | undefined): Promise<string> {
  if (!template) return ABSENT;
  const [file] = JSON.parse(template.fileUrl ?? '[]') as { name: string; url: string }[];
  const content = file && (await hand.readText('manager', `/sys/common/loadOssFile/${encodeURIComponent(file.url)}`));
  return `${template.status} ${content ? file.name : 'without file'}`;
}

/** Approvers decide by role: no process is bound to contracts. */
export async function unbindContracts(hand: Pick<Hand, 'as'>): Promise<void> {
  const admin = await hand.as('admin');
  const { body } = await admin.get<{ records: { id: string; businessService: string }[] }>(
    '/flowable/sysCustomForm/list',
  );
  const { id } = body.result.records.find(({ businessService }) => businessService === 'contract')!;
  await admin.post('/flowable/sysCustomForm/updateCustom', { id, deployId: null });
}

async function contractInForce(hand: Hand, contractType: '1' | '2', count: number | null) {
  const [manager, approver] = [await hand.as('manager'), await hand.as('approver')];
  const supplier = await hand.as('supplier');
  const contractName = `演练合同${hand.tag}`;
  const find = async () =>
    (await hand.read<{ records: { id: string }[] }>('manager', `${CONTRACTS}/list`, { contractName }))?.records[0]?.id;
  const record = hand.record('contract', async () => {
    const id = await find();
    return id === undefined ? ABSENT : contractState(await readContract(hand, id));
  });
  const add = async () => {
    // A file of an attempt that failed is freed by the clean-up.
    const file = await manager.sendFile('contract', '合同.pdf', PDF);
    if (!file.body.success) return file as ApiAnswer<never>;
    const { url } = file.body.result;
    return manager.post(`${CONTRACTS}/add`, {
      contractName,
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
        price: PRICE,
        count,
      })),
    });
  };
  const until = '2099-12-31';
  await record.step('add', add, `0 ${until}`);
  const id = (await find())!;
  await record.step('submit', () => manager.post(`${CONTRACTS}/submit`, { id }), `1 ${until}`);
  await record.step('approve', () => approver.post(`${CONTRACTS}/approve`, { id }), `3 ${until}`);
  await record.step('confirm', () => supplier.post(`${CONTRACTS}/supplierConfirm`, { id }), `4 ${until}`);
  return { id, record };
}

async function supplement(hand: Hand, contractId: string, contract: HandRecord): Promise<void> {
  const [manager, supplier] = [await hand.as('manager'), await hand.as('supplier')];
  const find = async () => {
    const found = await hand.read<{ records: Supplemental[] }>('manager', `${SUPPLEMENTS}/list`, { contractId });
    return found?.records[0];
  };
  const record = hand.record('supplement', async () => ((await find()) ? 'there' : ABSENT));
  const add = async () => {
    const file = await manager.sendFile('contractSupplemental', '补充协议.pdf', PDF);
    if (!file.body.success) return file as ApiAnswer<never>;
    const supplementalUrl = JSON.stringify([{ name: '补充协议.pdf', url: file.body.result.url }]);
    return manager.post(`${SUPPLEMENTS}/add`, { contractId, endDate: '2100-12-31', supplementalUrl });
  };
  await record.step('add', add, 'there');
  const sent = { id: (await find())!.id };
  await contract.step('supplement', () => manager.post(`${SUPPLEMENTS}/submit`, sent), '5 2099-12-31');
  await contract.step('confirm', () => supplier.post(`${SUPPLEMENTS}/confirm`, sent), '4 2100-12-31');
}

/** An application for another executor, which an approver grants. */
async function changeExecutor(hand: Hand, contractId: string): Promise<void> {
  const [manager, approver] = [await hand.as('manager'), await hand.as('approver')];
  const purchaser = await hand.read<{ userInfo: { id: string } }>('purchaser', '/sys/user/getUserInfo');
  const newUserId = purchaser!.userInfo.id;
  const find = async () =>
    (await hand.read<{ records: ChangeExecutor[] }>('manager', `${EXECUTORS}/list`, { contractId }))?.records[0];
  const record = hand.record('change of executor', async () => {
    const change = await find();
    if (!change) return ABSENT;
    const contract = await readContract(hand, contractId);
    return `${change.status} ${contract?.executorUserId === newUserId ? 'changed' : 'as before'}`;
  });
  const input = { contractId, newUserId, reason: '岗位调整' };
  await record.step('add', () => manager.post(`${EXECUTORS}/add`, input), '0 as before');
  const decided = { id: (await find())!.id };
  await record.step('approve', () => approver.post(`${EXECUTORS}/approve`, decided), '1 changed');
}

const readContract = (hand: Hand, contractInfoId: string) =>
  hand.read<ContractInfo>('manager', `${CONTRACTS}/view`, { contractInfoId });

function contractState(contract: ContractInfo | undefined): string {
  if (!contract) return ABSENT;
  const lines = contract.contractInfoDetailList.length === LINES ? '' : ', lines missing';
  return `${contract.status} ${contract.endDate}${lines}`;
}

/** State, and the ordered and received pieces of each line as order and contract agree on them. */
function orderState({ status, orderDetailList, receiptList }: PurchaseOrder, contract: ContractInfo): string {
  const accepted = receiptList.flatMap((one: OrderReceipt) => one.receiptDetailList);
  const lines = contract.contractInfoDetailList.map((line) => {
    const ofOrder = status === '0' ? [] : orderDetailList.filter((one) => one.contractDetailId === line.id);
    const received = accepted.filter(({ orderDetailId }) => ofOrder.some(({ id }) => id === orderDetailId));
    const counts = {
      ordered: sum(ofOrder.map(({ count, releasedCount }) => count - releasedCount)),
      received: sum(received.map(({ acceptCount }) => acceptCount ?? 0)),
    };
    const isAgreed = line.orderedCount === counts.ordered && line.receivedCount === counts.received;
    return isAgreed ? `ordered ${counts.ordered} received ${counts.received}` : `contract and order differ`;
  });
  const total = PRICE * sum(contract.contractInfoDetailList.map((line) => line.orderedCount));
  const prices = contract.orderedPrice === total ? '' : ` but amount ${contract.orderedPrice} of ${total}`;
  return `${status} ${[...new Set(lines)].join()}${prices}`;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
