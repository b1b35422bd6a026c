import type { PriceSource } from '@gezi/domain';
import { and, asc, avg, count, desc, eq, inArray, max, min, sql, type SQL } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { RowScope } from '../../../identity/rights/dataRules';
import { materialInfo, materialPrice, supplierInfo } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { rangeSql } from '../../../platform/query/conditionSql';
import { inOrder } from '../../../platform/kit/inOrder';
import { inSlices } from '../../../platform/query/inSlices';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { MAX_EXPORTED } from '../../../records/lists/everyRow';

/** First and last day, inclusive. */
export interface Period {
  beginDate?: string | undefined;
  endDate?: string | undefined;
}

export const priceColumns = {
  id: materialPrice.id,
  materialId: materialPrice.materialId,
  materialCode: materialInfo.code,
  materialName: materialInfo.name,
  supplierId: materialPrice.supplierId,
  supplierName: supplierInfo.name,
  price: materialPrice.price,
  count: materialPrice.count,
  unit: materialPrice.unit,
  source: materialPrice.source,
  busNo: materialPrice.busNo,
  priceTime: materialPrice.priceTime,
  createBy: materialPrice.createBy,
  createTime: materialPrice.createTime,
  updateBy: materialPrice.updateBy,
  updateTime: materialPrice.updateTime,
  sysOrgCode: materialPrice.sysOrgCode,
  tenantId: materialPrice.tenantId,
};

/** The latest prices come first. */
const ORDER = { column: 'priceTime', order: 'desc' };
/** Maximum points of a trend. */
const MAX_POINTS = 2_000;

const ofMaterial = eq(materialInfo.id, materialPrice.materialId);
const ofSupplier = eq(supplierInfo.id, materialPrice.supplierId);

/** SQL of the price history. @param scope rows a caller sees */
export function priceStore({ db }: Pick<Services, 'db'>, scope: RowScope) {
  const queryOf = (caller: Caller, { column = '', ...request }: ListRequest, filter?: SQL) =>
    listQuery(
      { columns: priceColumns, scope: and(scope(caller), filter) },
      column ? { ...request, column } : { ...request, ...ORDER },
    );
  // Outer joins on unique columns: the database leaves out those a count does not need.
  const selectRows = () =>
    db.orm
      .select(priceColumns)
      .from(materialPrice)
      .leftJoin(materialInfo, ofMaterial)
      .leftJoin(supplierInfo, ofSupplier);

  return {
    async list(caller: Caller, request: ListRequest) {
      const query = queryOf(caller, request);
      const counted = db.orm
        .select({ count: count() })
        .from(materialPrice)
        .leftJoin(materialInfo, ofMaterial)
        .leftJoin(supplierInfo, ofSupplier)
        .where(query.where);
      const selected = selectRows()
        .where(query.where)
        .orderBy(...query.orderBy)
        .limit(query.size)
        .offset(query.offset);
      const [[total], rows] = await Promise.all([counted, selected]);
      return { rows, total: total!.count, query };
    },

    /** @param ids empty = all rows that match the request */
    async all(caller: Caller, ids: readonly string[], request: ListRequest) {
      const query = queryOf(caller, request, ids.length > 0 ? inArray(materialPrice.id, [...ids]) : undefined);
      const found = await db.orm
        .select({ id: materialPrice.id })
        .from(materialPrice)
        .leftJoin(materialInfo, ofMaterial)
        .leftJoin(supplierInfo, ofSupplier)
        .where(query.where)
        .orderBy(...query.orderBy)
        .limit(MAX_EXPORTED);
      return inSlices(
        found.map(({ id }) => id),
        async (slice) =>
          inOrder(await selectRows().where(and(query.where, inArray(materialPrice.id, [...slice]))), slice),
      );
    },

    /** The latest prices of a material, in time order. */
    async trend(caller: Caller, materialId: string, supplierId: string | undefined, period: Period) {
      const { price, source, priceTime } = materialPrice;
      const rows = await db.orm
        .select({ priceTime, price, source, supplierId: materialPrice.supplierId, supplierName: supplierInfo.name })
        .from(materialPrice)
        .leftJoin(materialInfo, ofMaterial)
        .leftJoin(supplierInfo, ofSupplier)
        .where(
          and(
            scope(caller),
            eq(materialPrice.materialId, materialId),
            supplierId === undefined ? undefined : eq(materialPrice.supplierId, supplierId),
            within(period),
          ),
        )
        .orderBy(desc(priceTime), desc(materialPrice.id))
        .limit(MAX_POINTS);
      return rows.toReversed().map((row) => ({ ...row, source: row.source as PriceSource }));
    },

    /** Materials of the tenant by id or by code, in the order of their codes. */
    materials(caller: Caller, wanted: SQL) {
      const { id, code, name, unit } = materialInfo;
      return db.orm
        .select({ id, code, name, unit })
        .from(materialInfo)
        .where(and(eq(materialInfo.tenantId, caller.tenantId), wanted))
        .orderBy(asc(code));
    },

    /** Prices of materials by supplier, the lowest last price first. */
    compare(caller: Caller, materialIds: readonly string[], period: Period) {
      const { materialId, supplierId, price, priceTime, id } = materialPrice;
      const lastPrice = sql<string>`(array_agg(${price} order by ${priceTime} desc, ${id} desc))[1]`;
      return db.orm
        .select({
          materialId,
          supplierId,
          supplierName: supplierInfo.name,
          minPrice: min(price),
          maxPrice: max(price),
          avgPrice: avg(price),
          lastPrice,
          lastTime: max(priceTime),
          times: count(),
        })
        .from(materialPrice)
        .leftJoin(materialInfo, ofMaterial)
        .leftJoin(supplierInfo, ofSupplier)
        .where(and(scope(caller), inArray(materialId, [...materialIds]), within(period)))
        .groupBy(materialId, supplierId, supplierInfo.name)
        .orderBy(asc(lastPrice), asc(supplierId));
    },
  };
}

const within = ({ beginDate = '', endDate = '' }: Period): SQL | undefined =>
  rangeSql(materialPrice.priceTime, beginDate, endDate, 'priceTime');
