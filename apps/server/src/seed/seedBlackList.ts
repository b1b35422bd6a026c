import { blackStatus, supplierLifecycle, supplierStatus, SYSTEM_ROLE, type SupplierState } from '@gezi/domain';
import { inArray } from 'drizzle-orm';
import { bulkInsert, supplierBlack, supplierInfo, type Database } from '../platform/db';
import { calendarOf } from './make/calendar';
import { seedId } from './seedId';

interface BlackSeed {
  /** Number of the supplier. */
  supplier: number;
  reason: string;
  /** Days before today it was entered; it begins on that day or `begins` days later. */
  entered: number;
  begins?: number;
  /** Days in force; default open end. */
  days?: number;
  /** Days after its entry it was lifted by hand. */
  lifted?: { after: number; reason: string };
}

/** Entries in every state: in force, waiting for the first day, lifted by hand and over by their date. */
const entries: readonly BlackSeed[] = [
  { supplier: 22, reason: '投标文件中的业绩证明经核实为伪造', entered: 45, days: 730 },
  { supplier: 19, reason: '中标后拒绝签订合同', entered: 3, begins: 14, days: 365 },
  {
    supplier: 25,
    reason: '连续三批到货质量不合格且未按期整改',
    entered: 200,
    days: 365,
    lifted: { after: 95, reason: '整改报告已通过现场复核' },
  },
  { supplier: 27, reason: '无正当理由延迟交货超过 30 天', entered: 220, days: 180 },
];

/** Seeds the black list of the first company. */
export async function seedBlackList(db: Database, today: Date): Promise<void> {
  const calendar = calendarOf(today);
  const ids = entries.map(({ supplier }) => seedId('supplier', supplier));
  const suppliers = new Map(
    (await db.orm.select().from(supplierInfo).where(inArray(supplierInfo.id, ids))).map((row) => [row.id, row]),
  );
  const todayText = calendar.dayAfter(calendar.planned(0, 9), 0);
  const rows = entries.map(({ supplier: number, reason, entered, begins = 0, days, lifted }, at) => {
    const supplier = suppliers.get(seedId('supplier', number))!;
    const createTime = calendar.past(entered, 10 + at);
    const startDate = calendar.dayAfter(createTime, begins);
    const endDate = days === undefined ? null : calendar.dayAfter(createTime, begins + days);
    const isOver = endDate !== null && endDate < todayText;
    expectState(supplier, startDate <= todayText && !isOver && !lifted);
    const liftTime = lifted
      ? calendar.later(createTime, lifted.after * 24)
      : isOver
        ? calendar.later(`${endDate} 09:00:00`, 24)
        : null;
    return {
      id: seedId('supplierBlack', at + 1),
      supplierId: supplier.id,
      supplierName: supplier.name,
      reason,
      startDate,
      endDate,
      status: liftTime ? blackStatus.lifted : blackStatus.inForce,
      liftReason: lifted ? lifted.reason : isOver ? OVER : null,
      liftTime,
      operator: lifted ? 'manager' : null,
      createBy: 'manager',
      createTime,
      updateBy: lifted ? 'manager' : null,
      updateTime: liftTime ?? createTime,
      tenantId: supplier.tenantId,
    };
  });
  await bulkInsert(db, supplierBlack, rows);
}

/** Reason of entries that end by their date. */
const OVER = '到期自动移出';

/** @throws {Error} unless the supplier is black-listed exactly while an entry is in force */
function expectState(supplier: SupplierState & { name: string }, isInForce: boolean): void {
  const system = { userId: '', roles: [SYSTEM_ROLE] };
  const step = supplierLifecycle.step(isInForce ? 'lift' : 'blacklist', supplier, system);
  if (!step.ok) throw new Error(`the state of ${supplier.name} does not fit its entry`);
  if (!isInForce && supplier.status !== supplierStatus.normal) throw new Error(`${supplier.name} is not normal`);
}
