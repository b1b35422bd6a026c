import Big from 'big.js';
import { done, type Fault, type Outcome, refused } from '../../kit';
import {
  readOrderLines,
  type DraftOrderLine,
  type OrderableLine,
  type OrderLineFaultCode,
} from '../purchase-order/draft';
import type { OrderDetailIn } from '../purchase-order/schema';
import type { IncrementDetail, IncrementDetailIn } from './schema';

/** A line of an increment in draft. Amounts are exact texts. */
export interface DraftIncrementLine extends Pick<
  DraftOrderLine,
  'id' | 'contractDetailId' | 'materialId' | 'materialCode' | 'materialName' | 'unit' | 'demandTime' | 'remark'
> {
  counts: string;
  price: string | null;
}

/** Path of a member of a line in requests and refusals. */
export const incrementLineField = (index: number, member: string): string => `incrementDetailList/${index}/${member}`;

/**
 * Reads the lines of a draft, like those of the order that they become ({@link readOrderLines}).
 *
 * @param contractLines lines of the contract
 * @param stored lines of the stored draft, which keep their line of the contract
 */
export function readIncrementLines(
  lines: readonly IncrementDetailIn[],
  contractLines: readonly OrderableLine[],
  stored: readonly { id: string; contractDetailId: string | null }[] = [],
): Outcome<DraftIncrementLine[], Fault<OrderLineFaultCode>> {
  const read = readOrderLines(
    lines.map(({ counts, ...line }): OrderDetailIn => ({ ...line, count: counts })),
    contractLines,
    stored,
  );
  if (!read.ok) return refused({ ...read.reason, field: incrementFieldOf(read.reason.field) });
  return done(
    read.value.map(
      ({ count, price, totalPrice: _total, models: _models, materialTypeName: _type, materialDes: _des, ...line }) => ({
        ...line,
        counts: count,
        price: Big(price).eq(0) ? null : price,
      }),
    ),
  );
}

/** The field of an increment for that of the order it becomes. */
const incrementFieldOf = (field = ''): string =>
  field.replace(/^orderDetailList/, 'incrementDetailList').replace(/\/count$/, '/counts');

/** Members of an increment that must be filled in before it is submitted. */
export interface IncrementToSubmit {
  reason: string | null;
  /** Absent in rows of a list, for which guards are not applied. */
  incrementDetailList?: readonly Pick<IncrementDetail, 'counts'>[];
}

/** The first member that an increment lacks to be submitted (contract, part 3 §3.5). */
export function findMissingInIncrement(
  increment: IncrementToSubmit,
): Fault<'member-missing' | 'no-lines' | 'quantity-missing'> | undefined {
  if (!increment.reason?.trim()) return { code: 'member-missing', field: 'reason' };
  const lines = increment.incrementDetailList ?? [];
  if (lines.length === 0) return { code: 'no-lines', field: 'incrementDetailList' };
  const empty = lines.findIndex(({ counts }) => !(counts > 0));
  return empty < 0 ? undefined : { code: 'quantity-missing', field: incrementLineField(empty, 'counts') };
}

/** Input of the lines of the order that an increment becomes. */
export const orderLinesOf = (lines: readonly IncrementDetail[]): OrderDetailIn[] =>
  lines.map(({ contractDetailId, materialId, counts, price, demandTime, remark }) => ({
    contractDetailId,
    materialId,
    count: counts,
    price,
    demandTime,
    remark,
  }));

/** Yuan that may still be ordered under a framework agreement; undefined without a limit. */
export function leftOfLimit({
  contractPrice,
  orderedPrice,
}: {
  contractPrice: string | number | null;
  orderedPrice: string | number;
}): string | undefined {
  const limit = Big(contractPrice ?? 0);
  if (limit.eq(0)) return undefined;
  const left = limit.minus(orderedPrice);
  return left.lt(0) ? '0' : left.toFixed();
}
