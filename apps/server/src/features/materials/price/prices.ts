import {
  exportColumnsOf,
  MAX_COMPARED,
  priceFields,
  type comparePrices,
  type ComparedMaterial,
  type InputOf,
  type MaterialPrice,
  type PriceSource,
  type priceTrend,
  type TrendPoint,
} from '@gezi/domain';
import { splitList } from '@gezi/advanced-query/core';
import { eq, inArray } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { materialInfo, materialPrice } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { groupBy } from '../../../platform/kit/groupBy';
import type { ListRequest } from '../../../platform/query/listQuery';
import { pageOf } from '../../../platform/query/pageOf';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { sheetColumns } from '../../../records/workbooks/sheetColumns';
import { priceColumns, priceStore } from './priceStore';
import { texts } from './texts';

/** Menu component of the price history, whose data rules apply to trends and comparisons too. */
const PRICE_PAGE = 'material/PriceHistoryList';
const DICTS = { unit: 'material_unit' } as const;

type StoredPrice = Awaited<ReturnType<ReturnType<typeof priceStore>['list']>>['rows'][number];

/** The price history of a tenant's materials; `recordPrices` writes it. */
export function prices(services: Services) {
  const { dataRules, dictionaries } = services;
  const inTenant = ({ tenantId }: Caller) => eq(materialPrice.tenantId, tenantId);
  const store = priceStore(services, dataRules.page(PRICE_PAGE, priceColumns, inTenant, priceFields));

  return { list, listFor, trend, compare };

  async function list(caller: Caller, request: ListRequest) {
    const { rows, total, query } = await store.list(caller, request);
    return pageOf(await withDictTexts(rows.map(onWire), DICTS, dictionaries), total, query);
  }

  /** Rows and columns of an export. @param ids empty = all rows that match the request */
  async function listFor(caller: Caller, ids: readonly string[], request: ListRequest) {
    return {
      title: () => texts.what,
      columns: sheetColumns(exportColumnsOf(priceFields), await dictionaries.all()),
      rows: await store.all(caller, ids, request),
    };
  }

  async function trend(
    caller: Caller,
    { materialId, supplierId, ...period }: InputOf<typeof priceTrend>,
  ): Promise<TrendPoint[]> {
    const points = await store.trend(caller, materialId, supplierId, period);
    return points.map(({ priceTime, price, ...point }) => ({
      ...point,
      date: priceTime.slice(0, 10),
      price: Number(price),
    }));
  }

  async function compare(
    caller: Caller,
    { materialIds = '', materialCode, ...period }: InputOf<typeof comparePrices>,
  ): Promise<ComparedMaterial[]> {
    const ids = splitList(materialIds);
    if (ids.length === 0 && !materialCode) throw refuse(texts.chooseMaterial, 'materialIds');
    if (ids.length > MAX_COMPARED) throw refuse(texts.tooMany, 'materialIds');
    const wanted = ids.length > 0 ? inArray(materialInfo.id, ids) : eq(materialInfo.code, materialCode!);
    const materials = await store.materials(caller, wanted);
    if (materials.length === 0) return [];
    const rows = await store.compare(
      caller,
      materials.map(({ id }) => id),
      period,
    );
    const byMaterial = groupBy(rows, ({ materialId }) => materialId);
    return materials.map(({ id, code, name, unit }) => ({
      materialId: id,
      materialCode: code,
      materialName: name,
      unit,
      rows: (byMaterial.get(id) ?? []).map(({ materialId: _of, ...row }) => ({
        ...row,
        minPrice: Number(row.minPrice),
        maxPrice: Number(row.maxPrice),
        avgPrice: Number(Number(row.avgPrice).toFixed(8)),
        lastPrice: Number(row.lastPrice),
        lastTime: row.lastTime!,
      })),
    }));
  }
}

const onWire = ({ price, count, source, ...row }: StoredPrice): MaterialPrice => ({
  ...row,
  price: Number(price),
  count: count === null ? null : Number(count),
  source: source as PriceSource,
});
