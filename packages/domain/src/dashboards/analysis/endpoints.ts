import { Type, type Static } from 'typebox';
import { AmountOut, endpoint, MaybeText, signedIn, Text } from '../../kit';

/** A month, `YYYY-MM`. */
const Month = Text(7);
const count = Type.Integer();

/** Figures of a tenant (contract, part 3 §5.12). */
export const Analysis = Type.Object({
  planCount: count,
  projectCount: count,
  contractCount: count,
  /** Yuan, like every amount. */
  contractAmount: AmountOut,
  orderAmount: AmountOut,
  supplierCount: count,
  /** Σ (budget − awarded) over awarded projects. */
  savingAmount: Type.Number(),
  /** Saved share of the budget, 4 decimals. */
  savingRate: Type.Number(),
  /** Budgets and awarded amounts by month of the award, without gaps. */
  monthTrend: Type.Array(Type.Object({ month: Month, budget: AmountOut, award: AmountOut })),
  buyTypeShare: Type.Array(
    Type.Object({ buyType: Text(2), buyType_dictText: Type.Optional(MaybeText()), count, amount: AmountOut }),
  ),
  /** By amount of their contracts, the largest first, at most 10. */
  supplierRank: Type.Array(Type.Object({ supplierId: Text(36), supplierName: Text(), amount: AmountOut })),
});
export type Analysis = Static<typeof Analysis>;

const OfYear = Type.Object({ year: Type.Optional(Type.Integer({ minimum: 2000, maximum: 2100 })) });

/**
 * Figures of the tenant, of one year or of all time; the trend has the months of the year or the last twelve. Callers who
 * see no figures get zeros and empty lists.
 */
export const viewAnalysis = endpoint({
  method: 'GET',
  path: '/dashboard/analysis',
  access: signedIn('tenant'),
  input: OfYear,
  result: Analysis,
});

/** Figures of orders and their way to the goods. */
export const Fulfilment = Type.Object({
  /** Ordered amounts by material type, the largest first, at most 10. */
  categories: Type.Array(Type.Object({ name: MaybeText(), amount: AmountOut })),
  /** Ordered amounts by month of the order, without gaps. */
  orderTrend: Type.Array(Type.Object({ month: Month, amount: AmountOut })),
  /** Mean days from the application of a plan to the first order of its project, 1 decimal; null without an order. */
  planToOrderDays: Type.Union([Type.Number(), Type.Null()]),
  /** Confirmed orders whose goods are due and not delivered in full. */
  overdueCount: count,
  overdueAmount: AmountOut,
});
export type Fulfilment = Static<typeof Fulfilment>;

/** Figures of the tenant's orders; the months and callers as in {@link viewAnalysis}. */
export const viewFulfilment = endpoint({
  method: 'GET',
  path: '/dashboard/fulfilment',
  access: signedIn('tenant'),
  input: OfYear,
  result: Fulfilment,
});
