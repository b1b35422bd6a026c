import { MONEY_DECIMALS } from '@gezi/domain';
import { formatNumber } from '@gezi/ui/core';

/** An amount in yuan: 2 decimals, or up to 8 where it has more (P§9). */
export function totalText(amount: number | string | null | undefined): string {
  const exact = formatNumber(amount);
  return (exact.split('.')[1]?.length ?? 0) > MONEY_DECIMALS ? exact : formatNumber(amount, MONEY_DECIMALS);
}
