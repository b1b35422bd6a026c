import { contractDetail, contractInfo, orderDetail, purchaseOrder, type Database } from '../../src/platform/db';

const STAMPS = { createTime: '2026-01-01 00:00:00', updateTime: '2026-01-01 00:00:00' };

interface ContractRecord {
  id: string;
  supplierId: string;
  supplierName?: string;
  tenantId?: number;
  members?: Partial<typeof contractInfo.$inferInsert>;
  /** Lines `<id>-line-1` …; default one of 10,000 at 10 yuan. */
  lines?: readonly Partial<typeof contractDetail.$inferInsert>[];
}

/** Stores a contract in force. */
export async function makeContract({ db }: { db: Database }, record: ContractRecord): Promise<void> {
  const { id, supplierId, supplierName = 'x', tenantId = 1, members, lines = [{}] } = record;
  await db.orm.insert(contractInfo).values({
    contractNo: id,
    contractName: id,
    contractType: '1',
    contractPrice: '0',
    status: '4',
    startDate: '2026-01-01',
    endDate: '2099-12-31',
    ...STAMPS,
    ...members,
    id,
    supplierId,
    supplierName,
    tenantId,
  });
  await db.orm.insert(contractDetail).values(
    lines.map((line, nth) => ({
      materialName: '轴承',
      unit: '套',
      price: '10',
      count: '10000',
      ...STAMPS,
      ...line,
      id: `${id}-line-${nth + 1}`,
      contractId: id,
      orderNum: nth + 1,
      tenantId,
    })),
  );
}

interface OrderRecord {
  id: string;
  contractId: string;
  supplierId: string;
  tenantId?: number;
  members?: Partial<typeof purchaseOrder.$inferInsert>;
}

/** Stores an order with one line of 2. */
export async function makeOrder({ db }: { db: Database }, record: OrderRecord): Promise<void> {
  const { id, contractId, supplierId, tenantId = 1, members } = record;
  await db.orm.insert(purchaseOrder).values({
    orderNo: id,
    supplierName: 'x',
    demandTime: '2099-01-01',
    consignee: '王工',
    consigneeTel: '13800000001',
    consigneeAddr: '一号仓库',
    submitTime: '2026-01-01 00:00:00',
    ...STAMPS,
    ...members,
    id,
    contractId,
    supplierId,
    tenantId,
  });
  await db.orm.insert(orderDetail).values({
    id: `line-of-${id}`,
    orderId: id,
    contractDetailId: `${contractId}-line-1`,
    materialName: '轴承',
    unit: '套',
    count: '2',
    price: '10',
    totalPrice: '20',
    ...STAMPS,
    tenantId,
  });
}
