import Big from 'big.js';
import { done, refused, type Outcome } from '../../kit';
import { contractType } from '../../procurement/purchase-project/status';
import { contractStatus, isEffective } from './status';

/** A change of what orders or receipts take from a line of a contract. */
export interface ContractLineUse {
  lineId: string;
  /** Exact decimal; a negative one gives the quantity back. */
  quantity: string;
  /** Yuan of the use, exact decimal with the sign of the quantity; default: none. */
  amount?: string | undefined;
  /** Path of the quantity in the request. */
  field: string;
}

/** Members of a contract that its uses change or depend on. Amounts are exact texts. */
export interface UsedContract {
  status: string;
  contractType: string;
  contractPrice: string | null;
  orderedPrice: string;
  receivedPrice: string;
  lines: readonly UsedContractLine[];
}

export interface UsedContractLine {
  id: string;
  count: string | null;
  orderedCount: string;
  receivedCount: string;
}

export type ContractUseRefusal =
  | { code: 'not-in-force'; field: string }
  /** @param open quantity that is left */
  | { code: 'too-much' | 'not-ordered'; field: string; open: string }
  /** @param open yuan that are left */
  | { code: 'over-limit'; field: string; open: string };

/** Quantities by id of the line, and the amount of the contract, after uses. Exact texts. */
export interface ContractAfterUse {
  counts: Map<string, string>;
  price: string;
}

/**
 * Ordered quantities and amount after orders take or give back some. A contract must be in force to be taken from.
 * Quantities are limited by those of the lines, if they have one; the amount by the price of a framework agreement,
 * unless it is 0.
 */
export function orderedAfter(
  contract: UsedContract,
  uses: readonly ContractLineUse[],
): Outcome<ContractAfterUse, ContractUseRefusal> {
  const lines = new Map(contract.lines.map((line) => [line.id, line]));
  const limit = contract.contractType === contractType.framework ? Big(contract.contractPrice ?? 0) : Big(0);
  const counts = new Map(contract.lines.map(({ id, orderedCount }) => [id, Big(orderedCount)]));
  let price = Big(contract.orderedPrice);
  for (const { lineId, quantity, amount = '0', field } of givenBackFirst(uses)) {
    const isTaken = Big(quantity).gt(0);
    const mayUse = isTaken ? contract.status === contractStatus.inForce : isEffective(contract.status);
    if (!mayUse) return refused({ code: 'not-in-force', field });
    const { count, receivedCount } = lines.get(lineId)!;
    const before = counts.get(lineId)!;
    const after = before.plus(quantity);
    if (isTaken && count !== null && after.gt(count)) {
      return refused({ code: 'too-much', field, open: atLeastZero(Big(count).minus(before)) });
    }
    // Received quantities stay ordered.
    if (after.lt(receivedCount)) {
      return refused({ code: 'too-much', field, open: atLeastZero(before.minus(receivedCount)) });
    }
    const priceAfter = price.plus(amount);
    if (isTaken && limit.gt(0) && priceAfter.gt(limit)) {
      return refused({ code: 'over-limit', field, open: atLeastZero(limit.minus(price)) });
    }
    counts.set(lineId, after);
    price = priceAfter;
  }
  return done({ counts: texts(counts), price: atLeastZero(price) });
}

/** Accepted quantities and amount after receipts: at most what is ordered. */
export function receivedAfter(
  contract: UsedContract,
  uses: readonly ContractLineUse[],
): Outcome<ContractAfterUse, ContractUseRefusal> {
  const lines = new Map(contract.lines.map((line) => [line.id, line]));
  const counts = new Map(contract.lines.map(({ id, receivedCount }) => [id, Big(receivedCount)]));
  let price = Big(contract.receivedPrice);
  for (const { lineId, quantity, amount = '0', field } of givenBackFirst(uses)) {
    if (!isEffective(contract.status)) return refused({ code: 'not-in-force', field });
    const before = counts.get(lineId)!;
    const after = before.plus(quantity);
    const { orderedCount } = lines.get(lineId)!;
    if (after.gt(orderedCount) || after.lt(0)) {
      const open = Big(quantity).gt(0) ? Big(orderedCount).minus(before) : before;
      return refused({ code: 'not-ordered', field, open: atLeastZero(open) });
    }
    counts.set(lineId, after);
    price = price.plus(amount);
  }
  return done({ counts: texts(counts), price: atLeastZero(price) });
}

/** Quantity of a line that may still be ordered; null without a limit. */
export const openToOrder = ({ count, orderedCount }: { count: Amount | null; orderedCount: Amount }): string | null =>
  count === null ? null : atLeastZero(Big(count).minus(orderedCount));

/** Quantity of a line that is ordered and not received. */
export const openToReceive = ({
  orderedCount,
  receivedCount,
}: {
  orderedCount: Amount;
  receivedCount: Amount;
}): string => atLeastZero(Big(orderedCount).minus(receivedCount));

type Amount = number | string;

/** True if a part of what is ordered is not received. */
export const hasOpenOrder = (lines: readonly { orderedCount: Amount; receivedCount: Amount }[]): boolean =>
  lines.some(({ orderedCount, receivedCount }) => Big(orderedCount).gt(receivedCount));

/** True if every line has a quantity and all of it is received. */
export const isFullyReceived = (lines: readonly { count: Amount | null; receivedCount: Amount }[]): boolean =>
  lines.length > 0 && lines.every(({ count, receivedCount }) => count !== null && Big(receivedCount).gte(count));

const givenBackFirst = (uses: readonly ContractLineUse[]) => [
  ...uses.filter(({ quantity }) => Big(quantity).lt(0)),
  ...uses.filter(({ quantity }) => !Big(quantity).lt(0)),
];

const atLeastZero = (amount: Big): string => (amount.lt(0) ? '0' : amount.toFixed());

const texts = (amounts: ReadonlyMap<string, Big>): Map<string, string> =>
  new Map([...amounts].map(([id, amount]) => [id, amount.toFixed()]));
