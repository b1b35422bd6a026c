import { auditStatus } from '@gezi/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { bulkInsert, supplierChange, supplierInfo, sysUser, type Database } from '../platform/db';
import { calendarOf } from './make/calendar';
import { seedId } from './seedId';

const TENANT = 1;

interface ChangeSeed {
  username: string;
  field: 'address' | 'bankName' | 'linkman' | 'email';
  /** Value before; default the current one. An approved change has been applied. */
  before?: string;
  /** Default the current value. */
  after?: string;
  reason: string;
  auditStatus: string;
  opinion?: string;
  /** Days before today it was proposed. */
  proposed: number;
}

/** A change in every state except resubmitted. */
const changes: readonly ChangeSeed[] = [
  {
    username: 'supplier',
    field: 'address',
    after: '上海市浦东新区张江路 88 号',
    reason: '公司已搬迁至新厂区，营业执照地址同步变更',
    auditStatus: auditStatus.waiting,
    proposed: 2,
  },
  {
    username: 'supplier',
    field: 'bankName',
    before: '江南农商银行上海分行',
    reason: '基本户变更，附银行开户证明',
    auditStatus: auditStatus.passed,
    opinion: '开户证明已核对',
    proposed: 36,
  },
  {
    username: 'supplier2',
    field: 'linkman',
    after: '业务二部',
    reason: '业务人员调整',
    auditStatus: auditStatus.refused,
    opinion: '联系人应填写姓名',
    proposed: 20,
  },
  {
    username: 'supplier3',
    field: 'email',
    after: 'sales@supplier.example',
    reason: '统一使用销售部邮箱',
    auditStatus: auditStatus.withdrawn,
    proposed: 12,
  },
];

/** Seeds changes that the suppliers of the demo accounts proposed. */
export async function seedSupplierChanges(db: Database, today: Date): Promise<void> {
  const calendar = calendarOf(today);
  const usernames = changes.map(({ username }) => username);
  const suppliers = await db.orm
    .select({ username: sysUser.username, supplier: supplierInfo })
    .from(sysUser)
    .innerJoin(supplierInfo, eq(supplierInfo.id, sysUser.supplierId))
    .where(and(eq(sysUser.tenantId, TENANT), inArray(sysUser.username, usernames)))
    .orderBy(asc(sysUser.id));
  const supplierOf = new Map(suppliers.map(({ username, supplier }) => [username, supplier]));
  await bulkInsert(
    db,
    supplierChange,
    changes.map(({ username, field, reason, auditStatus: state, opinion = null, proposed, ...values }, at) => {
      const supplier = supplierOf.get(username)!;
      const applyTime = calendar.past(proposed, 9.5 + at);
      const decidedTime = state === auditStatus.waiting ? null : calendar.later(applyTime, 20);
      const isDecided = opinion !== null;
      return {
        id: seedId('supplierChange', at + 1),
        supplierId: supplier.id,
        supplierName: supplier.name,
        changeFields: [{ field, before: values.before ?? supplier[field], after: values.after ?? supplier[field] }],
        reason,
        auditStatus: state,
        auditOpinion: opinion,
        auditUser: isDecided ? 'manager' : null,
        auditTime: isDecided ? decidedTime : null,
        applyTime,
        createBy: username,
        createTime: applyTime,
        updateTime: decidedTime ?? applyTime,
        tenantId: TENANT,
      };
    }),
  );
}
