import Big from 'big.js';
import {
  done,
  exactAmount,
  exactSumOfProducts,
  isStorableAmount,
  lineTexts,
  refused,
  storedId,
  type Fault,
  type Outcome,
} from '../../kit';
import type { OrderDetail, OrderDetailIn } from './schema';

type Amount = number | string;

/** A line of a contract, as an order takes it. */
export interface OrderableLine {
  id: string;
  materialId: string | null;
  materialCode: string | null;
  materialName: string;
  materialTypeName: string | null;
  materialDes: string | null;
  unit: string | null;
  models: string | null;
  /** Yuan per unit; null if the contract fixes none. */
  price: Amount | null;
}

/** A line of an order in draft. Amounts are exact texts. */
export interface DraftOrderLine extends Omit<OrderableLine, 'id' | 'price'> {
  /** Null for a new line. */
  id: string | null;
  contractDetailId: string;
  count: string;
  price: string;
  totalPrice: string;
  demandTime: string | null;
  remark: string | null;
}

/** Path of a member of a line in requests and refusals. */
export const orderLineField = (index: number, member: string): string => `orderDetailList/${index}/${member}`;

export type OrderLineFaultCode = 'unknown-contract-line' | 'too-precise' | 'price-too-high' | 'total-too-large';

/**
 * Reads the lines of a draft. Each is a line of the contract, by its id or its material, whose price it takes unless it
 * has a lower one; quantities may be missing until the order is submitted.
 *
 * @param contractLines lines of the contract
 * @param stored lines of the stored draft, which keep their line of the contract
 */
export function readOrderLines(
  lines: readonly OrderDetailIn[],
  contractLines: readonly OrderableLine[],
  stored: readonly { id: string; contractDetailId: string | null }[] = [],
): Outcome<DraftOrderLine[], Fault<OrderLineFaultCode>> {
  const kept = new Map(stored.map((line) => [line.id, line.contractDetailId]));
  const read: DraftOrderLine[] = [];
  for (const [index, line] of lines.entries()) {
    const fault = (code: OrderLineFaultCode, member: string) => refused({ code, field: orderLineField(index, member) });
    const id = storedId(line.id);
    const contractDetailId = line.contractDetailId?.trim() || (id && kept.get(id)) || null;
    const source = contractLineOf({ ...line, contractDetailId }, contractLines);
    if (!source) return fault('unknown-contract-line', 'contractDetailId');
    const count = exactAmount(line.count);
    if (count === undefined) return fault('too-precise', 'count');
    const given = exactAmount(line.price);
    if (given === undefined) return fault('too-precise', 'price');
    const { id: sourceId, price: agreed } = source;
    if (given !== null && agreed !== null && Big(given).gt(agreed)) return fault('price-too-high', 'price');
    const price = given ?? (agreed === null ? '0' : Big(agreed).toFixed());
    const totalPrice = exactSumOfProducts([{ quantity: count, price }], 8);
    if (!isStorableAmount(totalPrice)) return fault('total-too-large', 'count');
    read.push({
      ...materialOf(source),
      ...lineTexts(['demandTime', 'remark'], line),
      id,
      contractDetailId: sourceId,
      count: count ?? '0',
      price,
      totalPrice,
    });
  }
  if (!isStorableAmount(orderTotal(read))) return refused({ code: 'total-too-large', field: 'orderDetailList' });
  return done(read);
}

/** The members that an order copies; lines of a contract have more. */
const materialOf = ({
  materialId,
  materialCode,
  materialName,
  materialTypeName,
  materialDes,
  unit,
  models,
}: OrderableLine): Omit<OrderableLine, 'id' | 'price'> => ({
  materialId,
  materialCode,
  materialName,
  materialTypeName,
  materialDes,
  unit,
  models,
});

/** The line of the contract that a line names; a material names it if only one line has it. */
function contractLineOf(
  { contractDetailId, materialId, materialCode, materialName }: OrderDetailIn,
  lines: readonly OrderableLine[],
): OrderableLine | undefined {
  if (contractDetailId) return lines.find(({ id }) => id === contractDetailId);
  const material = { materialId, materialCode, materialName };
  for (const member of ['materialId', 'materialCode', 'materialName'] as const) {
    const value = material[member]?.trim();
    if (!value) continue;
    const found = lines.filter((line) => line[member] === value);
    return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}

/** Σ quantity × price in yuan, to 8 decimals (contract, part 3 §3.5). */
export const orderTotal = (lines: readonly { count: Amount | null; price: Amount | null }[]): string =>
  exactSumOfProducts(
    lines.map(({ count, price }) => ({ quantity: count, price })),
    8,
  );

/** Members of an order that must be filled in before it is submitted. */
export interface OrderToSubmit {
  demandTime: string | null;
  consignee: string | null;
  consigneeTel: string | null;
  consigneeAddr: string | null;
  /** Absent in rows of a list, for which guards are not applied. */
  orderDetailList?: readonly Pick<OrderDetail, 'count' | 'price'>[];
}

export type OrderFaultCode = 'member-missing' | 'no-lines' | 'quantity-missing' | 'price-missing';

/** The first member that an order lacks to be submitted (contract, part 3 §3.5). */
export function findMissingInOrder(order: OrderToSubmit): Fault<OrderFaultCode> | undefined {
  const header = (['demandTime', 'consignee', 'consigneeTel', 'consigneeAddr'] as const).find(
    (member) => !order[member]?.trim(),
  );
  if (header) return { code: 'member-missing', field: header };
  const lines = order.orderDetailList ?? [];
  if (lines.length === 0) return { code: 'no-lines', field: 'orderDetailList' };
  for (const [index, { count, price }] of lines.entries()) {
    if (!(count > 0)) return { code: 'quantity-missing', field: orderLineField(index, 'count') };
    if (!(price > 0)) return { code: 'price-missing', field: orderLineField(index, 'price') };
  }
  return undefined;
}

/** A line of a contract with what is left of it. */
export interface ContractRemainder extends OrderableLine {
  /** Null: the contract fixes no quantity. */
  count: Amount | null;
  orderedCount: Amount;
}

/** Lines of a new order over what is left of a contract; without a quantity where the contract fixes none. */
export const linesOfRemainder = (lines: readonly ContractRemainder[]): DraftOrderLine[] =>
  lines.flatMap(({ id, price: agreed, count: whole, orderedCount, ...material }) => {
    const left = whole === null ? Big(0) : Big(whole).minus(orderedCount);
    if (whole !== null && left.lte(0)) return [];
    const price = agreed === null ? '0' : Big(agreed).toFixed();
    const count = left.toFixed();
    const totalPrice = exactSumOfProducts([{ quantity: count, price }], 8);
    return { ...material, id: null, contractDetailId: id, count, price, totalPrice, demandTime: null, remark: null };
  });
