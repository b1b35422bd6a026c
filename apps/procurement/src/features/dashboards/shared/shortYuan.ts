import { MONEY_DECIMALS } from '@gezi/domain';
import { formatNumber } from '@gezi/ui';

/** Units of amounts, the largest first. */
interface AmountUnits {
  units: readonly { from: number; text: (amount: string) => string }[];
  yuan: (amount: string) => string;
}

/** An amount in the largest unit that fits, with two decimals. */
export function shortYuan(amount: number, { units, yuan }: AmountUnits): string {
  const unit = units.find(({ from }) => Math.abs(amount) >= from);
  return unit
    ? unit.text(formatNumber(amount / unit.from, MONEY_DECIMALS))
    : yuan(formatNumber(amount, MONEY_DECIMALS));
}
