import { isChoosable } from '@gezi/domain';
import { and, asc, eq } from 'drizzle-orm';
import {
  bulkInsert,
  documentStep,
  materialInfo,
  purchaseInfo,
  purchaseInvite,
  purchaseScoreItem,
  supplierInfo,
  sysDepart,
  sysFillNumber,
  sysUser,
  tenderDetail,
  type Database,
} from '../platform/db';
import { numberSeries } from '../records/documents/documentNumber';
import { projects } from './data/projects';
import { calendarOf } from './make/calendar';
import { project, type ProjectWorld } from './make/projects';

const TENANT = 1;

/** Seeds purchase projects in every state up to the end of the quotation. */
export async function seedProjects(db: Database, today: Date): Promise<void> {
  const world = await worldOf(db, today);
  const numbersOfDay = new Map<string, number>();
  const made = projects.map((seed, at) => {
    const day = world.calendar.past(seed.created, 9).slice(0, 10).replaceAll('-', '');
    const number = (numbersOfDay.get(day) ?? 0) + 1;
    numbersOfDay.set(day, number);
    return project(seed, at + 1, `CG${day}${String(number).padStart(4, '0')}`, world);
  });
  const all = <Row>(rowsOf: (one: (typeof made)[number]) => readonly Row[]) => made.flatMap((one) => [...rowsOf(one)]);

  await bulkInsert(
    db,
    purchaseInfo,
    all(({ row }) => [row]),
  );
  await bulkInsert(
    db,
    tenderDetail,
    all(({ detailList }) => detailList),
  );
  await bulkInsert(
    db,
    purchaseInvite,
    all(({ supplierList }) => supplierList),
  );
  await bulkInsert(
    db,
    purchaseScoreItem,
    all(({ expertItemList }) => expertItemList),
  );
  await bulkInsert(
    db,
    documentStep,
    all(({ steps }) => steps),
  );
  const series = numberSeries('CG', TENANT);
  await bulkInsert(
    db,
    sysFillNumber,
    [...numbersOfDay].map(([period, number]) => ({ ruleId: series, period, number })),
  );
}

async function worldOf(db: Database, today: Date): Promise<ProjectWorld> {
  const [purchaser] = await db.orm.select().from(sysUser).where(eq(sysUser.username, 'purchaser'));
  const [depart] = await db.orm
    .select()
    .from(sysDepart)
    .where(and(eq(sysDepart.tenantId, TENANT), eq(sysDepart.orgCode, purchaser!.orgCode!)));
  const materials = await db.orm
    .select()
    .from(materialInfo)
    .where(and(eq(materialInfo.tenantId, TENANT), eq(materialInfo.status, '1')))
    .orderBy(asc(materialInfo.code));
  const suppliers = await db.orm
    .select()
    .from(supplierInfo)
    .where(eq(supplierInfo.tenantId, TENANT))
    .orderBy(asc(supplierInfo.id));
  return {
    tenantId: TENANT,
    calendar: calendarOf(today),
    purchaser: purchaser!,
    depart: depart!,
    materials,
    suppliers: suppliers.filter(isChoosable),
  };
}
