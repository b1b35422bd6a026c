import { Type } from 'typebox';
import { accessTo, Day, endpoint, filtersOf, holders, Id, standard, Text, workbooks } from '../../kit';
import { priceFields } from './fields';
import { ComparedMaterial, MaterialPrice, TrendPoint } from './schema';

const BASE = '/material/priceHistory';
const access = accessTo('material:priceHistory');
const filters = ['id', 'materialId', 'supplierId', ...filtersOf(priceFields)] as const;

/** First and last day, inclusive; absent = open. */
const period = { beginDate: Type.Optional(Day), endDate: Type.Optional(Day) };

/** Maximum materials of one comparison. */
export const MAX_COMPARED = 20;

/** Default order: the latest price first. */
export const listPrices = standard(BASE, access).list(filters, MaterialPrice);
export const exportPrices = workbooks(BASE, access).export(filters, MaterialPrice);

/** Prices of a material in time order; at most the latest 2,000. */
export const priceTrend = endpoint({
  method: 'GET',
  path: `${BASE}/trend`,
  access: access.list,
  input: Type.Object({ materialId: Id, supplierId: Type.Optional(Id), ...period }),
  result: Type.Array(TrendPoint),
});

/** Prices of materials by supplier, in the order of the codes; materials without prices have no rows. */
export const comparePrices = endpoint({
  method: 'GET',
  path: '/material/compare/list',
  access: holders('material:compare:list'),
  input: Type.Object({
    /** Comma-joined ids, at most {@link MAX_COMPARED}. */
    materialIds: Type.Optional(Text(1000, { title: '物料' })),
    materialCode: Type.Optional(Text(64, { title: '物料编码' })),
    ...period,
  }),
  result: Type.Array(ComparedMaterial),
});
