import { decimalText } from '@gezi/ui/core';

/** Decimals of a percentage. */
const DECIMALS = 1;

/** A price against another. */
export interface PriceChange {
  /** With sign and arrow, e.g. `↓ 8.6%`. */
  text: string;
  tone: 'lower' | 'higher' | 'equal';
}

/** Change of a price in percent of a base; undefined without a base. */
export function changePercent(price: number | null, base: number | null): PriceChange | undefined {
  if (price === null || !base) return undefined;
  const percent = ((price - base) / base) * 100;
  const text = `${Number(decimalText(Math.abs(percent), DECIMALS))}%`;
  if (text === '0%') return { text, tone: 'equal' };
  const tone = percent < 0 ? 'lower' : 'higher';
  return { text: `${tone === 'lower' ? '↓' : '↑'} ${text}`, tone };
}
