import { and, asc, eq } from 'drizzle-orm';
import {
  bulkInsert,
  evaluationExpert,
  evaluationItem,
  evaluationRule,
  supplierInfo,
  sysUser,
  type Database,
} from '../platform/db';
import { dimensions, expertPlaces, expertTypes, extractions } from './data/evaluation';
import { calendarOf } from './make/calendar';
import { typeId } from './make/materials';
import { seedId } from './seedId';

const TENANT = 1;
/** The expert in this place avoids a supplier, and the one in that place has left. */
const [AVOIDING, LEFT] = [2, 9];

/** Seeds dimensions, extraction rules and experts of the first company. */
export async function seedEvaluation(db: Database, today: Date): Promise<void> {
  const calendar = calendarOf(today);
  const createdAt = (days: number, hour: number) => {
    const time = calendar.past(days, hour);
    return { createBy: 'manager', createTime: time, updateTime: time, tenantId: TENANT };
  };
  const typesOf = (codes: readonly string[]) => codes.map((code) => typeId(TENANT, code)).join(',') || null;

  await bulkInsert(
    db,
    evaluationItem,
    dimensions.map(({ name, points, profession, notes, status = '1' }, at) => ({
      id: seedId('evaluationItem', at + 1),
      itemName: name,
      description: notes,
      markValue: points,
      itemType: profession,
      status,
      ...createdAt(90, 9 + at / 4),
    })),
  );
  await bulkInsert(
    db,
    evaluationRule,
    extractions.map(({ name, techNum, busiNum, types, remark, status = '1' }, at) => ({
      id: seedId('evaluationRule', at + 1),
      name,
      techNum,
      busiNum,
      materialTypeIds: typesOf(types),
      status,
      remark,
      ...createdAt(88, 10 + at / 4),
    })),
  );
  const users = await db.orm
    .select({ id: sysUser.id, realname: sysUser.realname, phone: sysUser.phone })
    .from(sysUser)
    .where(and(eq(sysUser.tenantId, TENANT), eq(sysUser.userType, 'expert'), eq(sysUser.delFlag, 0)))
    .orderBy(asc(sysUser.id));
  const [avoided] = await db.orm
    .select({ id: supplierInfo.id })
    .from(supplierInfo)
    .where(eq(supplierInfo.tenantId, TENANT))
    .orderBy(asc(supplierInfo.id))
    .limit(1);
  await bulkInsert(
    db,
    evaluationExpert,
    users.map(({ id, realname, phone }, at) => {
      const [orgName, jobTitle] = expertPlaces[at % expertPlaces.length]!;
      const isTechnical = at % expertPlaces.length < 3;
      return {
        id: seedId('expert', at + 1),
        name: realname,
        userId: id,
        professionType: isTechnical ? '1' : '2',
        phone,
        orgName,
        jobTitle,
        materialTypeIds: isTechnical ? typesOf(expertTypes[at % expertTypes.length]!) : null,
        avoidSupplierIds: at === AVOIDING ? (avoided?.id ?? null) : null,
        status: at === LEFT ? '0' : '1',
        remark: at === LEFT ? '已退休，不再参与评审' : at === AVOIDING ? '曾任该供应商技术顾问' : null,
        ...createdAt(86, 9.5 + at / 4),
      };
    }),
  );
}
