import { orderTotal, type ContractDetailRow } from '@gezi/domain';
import { amountOf, numberOf, textsOf, type Amount } from '../../../../documents/core/lineRows';

const TEXTS = [
  'contractDetailId',
  'materialId',
  'materialCode',
  'materialName',
  'models',
  'unit',
  'demandTime',
  'remark',
] as const;

/** A line of a contract in an order or an increment in draft, in the grid. */
export interface ContractLineRow extends Record<(typeof TEXTS)[number], string | null> {
  /** Starts with `row_` for a new line. */
  id: string;
  /** Ordered quantity; in increments `counts`. */
  count?: Amount;
  counts?: Amount;
  price: Amount;
  /** Quantity that is left of the contract; null if it fixes none, absent where it is not known. */
  openCount?: number | null;
}

/** Name of the member with the quantity. */
export type QuantityMember = 'count' | 'counts';

type Values = { id: string | null } & Readonly<
  Partial<Record<(typeof TEXTS)[number] | QuantityMember | 'price' | 'openCount', unknown>>
>;

/** The row of a stored line or of the values of the grid. A quantity or price of 0 was not entered yet. */
export const contractRowOf = (quantity: QuantityMember, line: Values): ContractLineRow => {
  const { openCount } = line;
  return {
    ...textsOf(TEXTS, line),
    id: line.id ?? '',
    [quantity]: line[quantity] === 0 ? null : amountOf(line[quantity]),
    price: line.price === 0 ? null : amountOf(line.price),
    ...(openCount !== undefined && { openCount: openCount as number | null }),
  };
};

/** Rest of a line of a contract; null if it fixes no quantity. */
export const leftOf = ({ count, orderedCount }: Pick<ContractDetailRow, 'count' | 'orderedCount'>): number | null =>
  count === null ? null : Math.max(Number((count - orderedCount).toFixed(8)), 0);

/** The row that takes a quantity from a line of a contract. @param taken null: entered later */
export function rowOfContract(
  quantity: QuantityMember,
  line: ContractDetailRow,
  taken: number | null,
): ContractLineRow {
  return contractRowOf(quantity, {
    ...line,
    id: '',
    contractDetailId: line.id,
    remark: null,
    [quantity]: taken,
    openCount: leftOf(line),
  });
}

/** The line as it is sent; the server takes the material from the contract. */
export const contractLineFrom = (quantity: QuantityMember, row: ContractLineRow) => ({
  id: row.id,
  contractDetailId: row.contractDetailId,
  [quantity]: amountOf(row[quantity]),
  price: amountOf(row.price),
  demandTime: row.demandTime || null,
  remark: row.remark?.trim() || null,
});

/** Σ quantity × price in yuan; invalid amounts count as 0. */
export const draftTotal = (quantity: QuantityMember, rows: readonly ContractLineRow[]): string =>
  orderTotal(rows.map((row) => ({ count: numberOf(row[quantity]), price: numberOf(row.price) })));
