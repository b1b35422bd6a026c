import type { Material, SimilarMaterial } from '@gezi/domain';
import { and, asc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Services } from '../../../FeatureModule';
import type { RowScope } from '../../../identity/rights/dataRules';
import {
  contractDetail,
  contractPriceConfirm,
  incrementDetail,
  materialInfo,
  materialPrice,
  materialType,
  nextVersion,
  orderDetail,
  purchasePlanDetail,
  tenderDetail,
} from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { likeSql } from '../../../platform/query/conditionSql';

/** A material as stored: amounts are decimal texts. */
export type StoredMaterial = Omit<Material, 'referencePrice' | 'unit_dictText'> & { referencePrice: string | null };

/** The values two materials share if they may be duplicates; null and empty texts are alike. */
export interface Likeness {
  name: string;
  models?: string | null;
  specs?: string | null;
}

export type TypeRow = Pick<typeof materialType.$inferSelect, 'id' | 'code' | 'name'>;

/** Tables that name materials, by what keeps a material from being deleted. */
const USES = [
  ['plan', purchasePlanDetail],
  ['price', materialPrice],
  ['project', tenderDetail],
  ['contract', contractDetail],
  ['contract', contractPriceConfirm],
  ['increment', incrementDetail],
  ['order', orderDetail],
] as const;

export type MaterialUse = (typeof USES)[number][0];

/** Values per query, so that other requests are not blocked for long. */
const STEP = 1_000;
/** Most similar materials of a check. */
const MAX_SIMILAR = 5;

const lowered = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase();

/** Equal for values that are alike. */
export const likenessKey = ({ name, models, specs }: Likeness): string =>
  JSON.stringify([name, models, specs].map(lowered));

/** SQL of materials besides that of `versionedRecords`. */
export function materialStore({ db, clock }: Pick<Services, 'db' | 'clock'>, scope: RowScope) {
  const inTenant = ({ tenantId }: Caller) => eq(materialInfo.tenantId, tenantId);

  return {
    /** Material types of the tenant by `id` or `code`. */
    async types({ tenantId }: Caller): Promise<TypeRow[]> {
      const { id, code, name } = materialType;
      return db.orm.select({ id, code, name }).from(materialType).where(eq(materialType.tenantId, tenantId));
    },

    /** A material type, which cannot be deleted until the transaction ends. */
    async lockType({ tenantId }: Caller, typeId: string): Promise<TypeRow | undefined> {
      const { id, code, name } = materialType;
      const [type] = await db.orm
        .select({ id, code, name })
        .from(materialType)
        .where(and(eq(materialType.tenantId, tenantId), eq(id, typeId)))
        .for('key share');
      return type;
    },

    /** A material among `ids` that a document or a price names. */
    async findUse({ tenantId }: Caller, ids: readonly string[]): Promise<{ use: MaterialUse; id: string } | undefined> {
      for (const [use, table] of USES) {
        const [row] = await db.orm
          .select({ id: sql<string>`${table.materialId}` })
          .from(table)
          .where(and(eq(table.tenantId, tenantId), inArray(table.materialId, [...ids])))
          .limit(1);
        if (row) return { use, id: row.id };
      }
      return undefined;
    },

    async remove(caller: Caller, ids: readonly string[]) {
      const { id, name } = materialInfo;
      return db.orm
        .delete(materialInfo)
        .where(and(inTenant(caller), inArray(id, [...ids])))
        .returning({ id, name });
    },

    /** @returns the changed materials; those that already have the type are left out */
    async classify(caller: Caller, ids: readonly string[], type: TypeRow): Promise<StoredMaterial[]> {
      const rows = await db.orm
        .update(materialInfo)
        .set({
          typeId: type.id,
          typeName: type.name,
          updateBy: caller.username,
          updateTime: nextVersion(materialInfo.updateTime, clock()),
        })
        .where(and(scope(caller), inArray(materialInfo.id, [...ids]), ne(materialInfo.typeId, type.id)))
        .returning();
      return rows as StoredMaterial[];
    },

    /** Locks the materials that the caller sees. @returns how many */
    async lock(caller: Caller, ids: readonly string[]): Promise<number> {
      const rows = await db.orm
        .select({ id: materialInfo.id })
        .from(materialInfo)
        .where(and(scope(caller), inArray(materialInfo.id, [...ids])))
        .orderBy(asc(materialInfo.id))
        .for('update');
      return rows.length;
    },

    /** @param id a material that is not compared */
    similar(caller: Caller, likeness: Likeness, id = ''): Promise<SimilarMaterial[]> {
      return db.orm
        .select({ id: materialInfo.id, code: materialInfo.code, name: materialInfo.name })
        .from(materialInfo)
        .where(and(inTenant(caller), ne(materialInfo.id, id), isLike(likeness)))
        .orderBy(asc(materialInfo.code))
        .limit(MAX_SIMILAR);
    },

    /** Codes of materials by {@link likenessKey}, for all materials with one of the names. */
    async codesByLikeness(caller: Caller, names: readonly string[]): Promise<Map<string, string>> {
      const codes = new Map<string, string>();
      for (let from = 0; from < names.length; from += STEP) {
        const part = names.slice(from, from + STEP).map(lowered);
        const { code, name, models, specs } = materialInfo;
        const rows = await db.orm
          .select({ code, name, models, specs })
          .from(materialInfo)
          .where(and(inTenant(caller), sql`lower(${name}) = any(${sql.param(part)}::text[])`));
        for (const row of rows) codes.set(likenessKey(row), row.code);
        await nextTurn();
      }
      return codes;
    },

    /** Returns those of `codes` that already exist. */
    async existingCodes(caller: Caller, codes: readonly string[]): Promise<Set<string>> {
      const existing = new Set<string>();
      for (let from = 0; from < codes.length; from += STEP) {
        const { code } = materialInfo;
        const rows = await db.orm
          .select({ code })
          .from(materialInfo)
          .where(and(inTenant(caller), sql`${code} = any(${sql.param(codes.slice(from, from + STEP))}::text[])`));
        for (const row of rows) existing.add(row.code);
        await nextTurn();
      }
      return existing;
    },

    /** Materials whose code, name, model or specification contains the keyword. */
    async find(caller: Caller, keyword: string, limit: number) {
      const { id, code, name, models, specs } = materialInfo;
      return db.orm
        .select({ id, title: name, code, note: models })
        .from(materialInfo)
        .where(
          and(scope(caller), or(...[code, name, models, specs].map((column) => likeSql(column, 'contains', keyword)))),
        )
        .orderBy(asc(code), asc(id))
        .limit(limit);
    },
  };
}

const isLike = ({ name, models, specs }: Likeness): SQL =>
  and(
    sql`lower(${materialInfo.name}) = ${lowered(name)}`,
    sql`lower(coalesce(${materialInfo.models}, '')) = ${lowered(models)}`,
    sql`lower(coalesce(${materialInfo.specs}, '')) = ${lowered(specs)}`,
  )!;
