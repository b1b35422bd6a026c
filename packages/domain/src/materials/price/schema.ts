import { Type, type Static } from 'typebox';
import { AmountOut, Audit, DateTime, Day, Maybe, MaybeText, Text } from '../../kit';

/** Kind of document that a price comes from. */
export const priceSource = { bid: '1', award: '2', contract: '3', order: '4' } as const;
export const PriceSource = Type.Union([Type.Literal('1'), Type.Literal('2'), Type.Literal('3'), Type.Literal('4')]);
export type PriceSource = Static<typeof PriceSource>;

/** A price that a supplier offered or agreed to (contract, part 3 §3.7). */
export const MaterialPrice = Type.Object({
  id: Text(36),
  materialId: Text(36),
  materialCode: MaybeText(64),
  materialName: MaybeText(),
  supplierId: Text(36),
  supplierName: MaybeText(),
  /** Yuan per unit. */
  price: AmountOut,
  /** Quantity, in `unit`. */
  count: Maybe(AmountOut),
  unit: MaybeText(20),
  unit_dictText: Type.Optional(MaybeText()),
  source: PriceSource,
  /** Number of the document. */
  busNo: MaybeText(64),
  priceTime: DateTime,
  ...Audit,
});
export type MaterialPrice = Static<typeof MaterialPrice>;

/** A point of the price trend of a material. */
export const TrendPoint = Type.Object({
  date: Day,
  price: AmountOut,
  supplierId: Text(36),
  supplierName: MaybeText(),
  source: PriceSource,
});
export type TrendPoint = Static<typeof TrendPoint>;

/** Prices of a material from one supplier, in yuan per unit. */
export const SupplierPrices = Type.Object({
  supplierId: Text(36),
  supplierName: MaybeText(),
  minPrice: AmountOut,
  maxPrice: AmountOut,
  /** Mean, rounded to 8 decimals. */
  avgPrice: AmountOut,
  lastPrice: AmountOut,
  lastTime: DateTime,
  /** Number of prices. */
  times: Type.Integer(),
});
export type SupplierPrices = Static<typeof SupplierPrices>;

/** The suppliers of a material with their prices, the lowest last price first. */
export const ComparedMaterial = Type.Object({
  materialId: Text(36),
  materialCode: Text(64),
  materialName: Text(),
  unit: Text(20),
  rows: Type.Array(SupplierPrices),
});
export type ComparedMaterial = Static<typeof ComparedMaterial>;
