import { isChoosable } from '@gezi/domain';
import { and, asc, eq } from 'drizzle-orm';
import {
  auctionOffer,
  bulkInsert,
  documentStep,
  materialInfo,
  projectQuestion,
  purchaseInfo,
  purchaseInvite,
  purchaseScoreItem,
  supplierBid,
  supplierBidLine,
  supplierInfo,
  sysFillNumber,
  tenderDetail,
  type Database,
} from '../platform/db';
import type { SecretBox } from '../platform/security/secretBox';
import { numberSeries } from '../records/documents/documentNumber';
import { sealSteps } from '../records/documents/stepChain';
import { demoPurchaser } from './demoPurchaser';
import { isDemand, type ProjectSeed } from './data/projects';
import { calendarOf } from './make/calendar';
import type { ProjectWorld } from './make/projectRows';
import { project } from './make/projects';

const TENANT = 1;
const SERIES = numberSeries('CG', TENANT);

/** Seeds purchase projects, whose numbers continue those of the same days. @param first number of the first one */
export async function seedProjects(
  db: Database,
  { sign }: SecretBox,
  today: Date,
  seeds: readonly ProjectSeed[],
  first: number,
): Promise<void> {
  const world = await worldOf(db, today);
  const numbersOfDay = await usedNumbers(db);
  const made = seeds.map((seed, at) => {
    const created = isDemand(seed.materials) ? seed.materials.usedAt : world.calendar.past(seed.created, 9);
    const day = created.slice(0, 10).replaceAll('-', '');
    const number = (numbersOfDay.get(day) ?? 0) + 1;
    numbersOfDay.set(day, number);
    return project(seed, first + at, `CG${day}${String(number).padStart(4, '0')}`, world);
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
    sealSteps(
      all(({ steps }) => steps),
      sign,
    ),
  );
  await bulkInsert(
    db,
    supplierBid,
    all(({ bids, auction }) => [...bids.map(({ row }) => row), ...auction.bids]),
  );
  await bulkInsert(
    db,
    supplierBidLine,
    all(({ bids, auction }) => [...bids.flatMap(({ lines }) => lines), ...auction.bidLines]),
  );
  await bulkInsert(
    db,
    projectQuestion,
    all(({ questions }) => questions),
  );
  await bulkInsert(
    db,
    auctionOffer,
    all(({ auction }) => auction.offers),
  );
  await db.orm.delete(sysFillNumber).where(eq(sysFillNumber.ruleId, SERIES));
  await bulkInsert(
    db,
    sysFillNumber,
    [...numbersOfDay].map(([period, number]) => ({ ruleId: SERIES, period, number })),
  );
}

/** Last number of each day. */
async function usedNumbers(db: Database): Promise<Map<string, number>> {
  const used = await db.orm.select().from(sysFillNumber).where(eq(sysFillNumber.ruleId, SERIES));
  return new Map(used.map(({ period, number }) => [period, number]));
}

async function worldOf(db: Database, today: Date): Promise<ProjectWorld> {
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
    ...(await demoPurchaser(db, TENANT)),
    materials,
    suppliers: suppliers.filter(isChoosable),
  };
}
