import { and, asc, eq } from 'drizzle-orm';
import { bulkInsert, materialInfo, materialPrice, supplierInfo, type Database } from '../platform/db';
import { groupBy } from '../platform/kit/groupBy';
import { calendarOf } from './make/calendar';
import { pricesOf } from './make/prices';
import { makeRandom } from './random';

const TENANT = 1;
/** Number of materials with prices. */
const PRICED = 60;
/** Most suppliers of a material. */
const MAX_SUPPLIERS = 4;
/** Room of a material in the numbers of ids. */
const ROOM = 1000;

/** Seeds the prices of 60 materials over two years, from the suppliers that offer their types. */
export async function seedPrices(db: Database, today: Date): Promise<void> {
  const calendar = calendarOf(today);
  const random = makeRandom(51);
  const suppliers = await suppliersByType(db);
  const materials = await db.orm
    .select()
    .from(materialInfo)
    .where(eq(materialInfo.tenantId, TENANT))
    .orderBy(asc(materialInfo.code));
  const offered = materials.filter(
    ({ typeId, referencePrice }) => referencePrice && (suppliers.get(typeId)?.length ?? 0) > 1,
  );
  const step = Math.max(1, Math.floor(offered.length / PRICED));
  const priced = offered.filter((_, at) => at % step === 0).slice(0, PRICED);
  const rows = priced.flatMap((material, at) =>
    pricesOf(
      { tenantId: TENANT, calendar, material, suppliers: suppliers.get(material.typeId)!.slice(0, MAX_SUPPLIERS) },
      at * ROOM + 1,
      random,
    ),
  );
  await bulkInsert(db, materialPrice, rows);
}

/** Ids of active, approved suppliers by the type of the materials they offer. */
async function suppliersByType(db: Database): Promise<Map<string, string[]>> {
  const { id, supplierMaterialTypeList, tenantId, status, auditStatus } = supplierInfo;
  const rows = await db.orm
    .select({ id, types: supplierMaterialTypeList })
    .from(supplierInfo)
    .where(and(eq(tenantId, TENANT), eq(status, '1'), eq(auditStatus, '1')))
    .orderBy(asc(id));
  const offers = rows.flatMap(({ id: supplierId, types }) =>
    types.map(({ materialTypeId }) => ({ supplierId, materialTypeId })),
  );
  const byType = groupBy(offers, ({ materialTypeId }) => materialTypeId);
  return new Map([...byType].map(([typeId, found]) => [typeId, found.map(({ supplierId }) => supplierId)]));
}
