import { MONEY_DECIMALS } from '@gezi/domain';
import { decimalText } from '@gezi/ui/core';
import nzh from 'nzh/cn';

/** An amount in yuan in Chinese capitals, e.g. 壹佰元零壹分; rounded half-up to 分. */
export function amountInWords(amount: number): string {
  // Zeros after the point would keep 整 from being written.
  const digits = decimalText(amount, MONEY_DECIMALS).replace(/\.?0+$/, '');
  return nzh.toMoney(digits || '0', { outSymbol: false });
}
