import Big from 'big.js';
import { contractType } from '../../procurement/purchase-project/status';

/** True if a new price would not cover what is ordered. That of a framework agreement may be 0: without a limit. */
export function isBelowOrdered(
  contract: { contractType: string; orderedPrice: number | string },
  changePrice: number | string,
): boolean {
  const isUnlimited = contract.contractType === contractType.framework && Big(changePrice).eq(0);
  return !isUnlimited && Big(changePrice).lt(contract.orderedPrice);
}
