import { auditStatus } from '@gezi/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { changeTexts } from '../features/suppliers/change/texts';
import { bulkInsert, supplierChange, supplierInfo, supplierMessage, sysUser, type Database } from '../platform/db';
import { inEachLanguage } from '../platform/texts';
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
  const [chinese, english] = inEachLanguage(() =>
    status === auditStatus.passed
      ? { title: changeTexts.passedTitle, content: changeTexts.passedContent(supplierName) }
      : { title: changeTexts.refusedTitle, content: changeTexts.refusedContent(supplierName, auditOpinion ?? '') },
  );
  return { ...chinese, titleEn: english.title, contentEn: english.content, busType: 'supplierChange', busId: id };
}
