import { auditStatus } from '@gezi/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { bulkInsert, supplierChange, supplierInfo, supplierMessage, sysUser, type Database } from '../platform/db';
import { calendarOf } from './make/calendar';
import { seedId } from './seedId';

const TENANT = 1;
/** Messages that are older than this number of days are read. */
const READ_AFTER = 30;

interface MessageSeed {
  supplier: { id: string; name: string };
  sendTime: string;
  written: Pick<
    typeof supplierMessage.$inferInsert,
    'title' | 'titleEn' | 'content' | 'contentEn' | 'busType' | 'busId'
  >;
}

/** Seeds messages to the suppliers of the demo accounts: a letter, and the decisions on their changes. */
export async function seedSupplierMessages(db: Database, today: Date): Promise<void> {
  const calendar = calendarOf(today);
  const suppliers = await db.orm
    .selectDistinct({ id: supplierInfo.id, name: supplierInfo.name })
    .from(sysUser)
    .innerJoin(supplierInfo, eq(supplierInfo.id, sysUser.supplierId))
    .where(eq(sysUser.tenantId, TENANT))
    .orderBy(asc(supplierInfo.id));
  const decided = await db.orm
    .select()
    .from(supplierChange)
    .where(
      and(
        eq(supplierChange.tenantId, TENANT),
        inArray(supplierChange.auditStatus, [auditStatus.passed, auditStatus.refused]),
      ),
    )
    .orderBy(asc(supplierChange.id));
  const messages: MessageSeed[] = [
    ...suppliers.map((supplier) => ({ supplier, sendTime: calendar.past(6, 10), written: LETTER })),
    ...decided.map((change) => ({
      supplier: { id: change.supplierId, name: change.supplierName },
      sendTime: change.auditTime!,
      written: decision(change),
    })),
  ];
  const readBefore = calendar.past(READ_AFTER, 9);
  await bulkInsert(
    db,
    supplierMessage,
    messages.map(({ supplier, sendTime, written }, at) => {
      const readTime = sendTime < readBefore ? calendar.later(sendTime, 3) : null;
      return {
        id: seedId('supplierMessage', at + 1),
        supplierId: supplier.id,
        supplierName: supplier.name,
        ...written,
        sendTime,
        readFlag: readTime === null ? '0' : '1',
        readTime,
        createBy: 'manager',
        createTime: sendTime,
        updateTime: readTime ?? sendTime,
        tenantId: TENANT,
      };
    }),
  );
}

const LETTER = {
  title: '年度复审通知',
  titleEn: 'Annual review',
  content: '请在月底前核对贵公司的基本信息，资质有变化的请提交变更申请。',
  contentEn: 'Please check the data of your company by the end of the month, and propose changes where needed.',
};

/** The message about a decided change. */
function decision({ id, supplierName, auditStatus: status, auditOpinion }: typeof supplierChange.$inferSelect) {
  const record = { busType: 'supplierChange', busId: id };
  if (status === auditStatus.passed) {
    return {
      ...record,
      title: '资料变更已通过',
      titleEn: 'Change of data approved',
      content: `${supplierName}的资料变更已通过审核并生效。`,
      contentEn: `The change of the data of ${supplierName} is approved and in force.`,
    };
  }
  return {
    ...record,
    title: '资料变更被驳回',
    titleEn: 'Change of data turned down',
    content: `${supplierName}的资料变更被驳回：${auditOpinion ?? ''}`,
    contentEn: `The change of the data of ${supplierName} is turned down: ${auditOpinion ?? ''}`,
  };
}
