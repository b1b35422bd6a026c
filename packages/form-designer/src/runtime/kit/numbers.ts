import { decimalText } from '@gezi/ui/core';

/** What a number field allows. */
export interface NumberBounds {
  readonly min: number;
  readonly max: number;
  /** Above 0. */
  readonly step: number;
  /** Only multiples of the step. */
  readonly strict: boolean;
  /** Decimals to round to; undefined for no rounding. */
  readonly precision: number | undefined;
}

/** A typed number; null if it is not a number. Full-width digits are accepted. */
export function readNumber(text: string): number | null {
  const plain = text.normalize('NFKC').replaceAll(',', '').trim();
  if (plain === '' || !/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(plain)) return null;
  const number = Number(plain);
  return Number.isFinite(number) ? number : null;
}

/** The nearest number that is allowed. */
export function boundNumber(number: number, { min, max, step, strict, precision }: NumberBounds): number {
  const stepped = strict ? Math.round(number / step) * step : number;
  const decimals = precision ?? (strict ? decimalsOf(step) : undefined);
  const rounded = decimals === undefined ? stepped : round(stepped, decimals);
  return Math.min(max, Math.max(min, rounded));
}

/** Some steps on from a number, or from 0 where there is none. */
export function stepNumber(number: number | null, by: number, bounds: NumberBounds): number {
  const from = number ?? 0;
  const decimals = bounds.precision ?? Math.max(decimalsOf(from), decimalsOf(bounds.step));
  return boundNumber(round(from + by * bounds.step, decimals), bounds);
}

/** Adds numbers without the crumbs of binary fractions. */
export function sum(numbers: readonly number[]): number {
  const decimals = Math.max(0, ...numbers.map(decimalsOf));
  return round(
    numbers.reduce((total, number) => total + number, 0),
    decimals,
  );
}

function decimalsOf(number: number): number {
  const [digits, power] = String(number).split('e');
  return Math.max(0, Math.min(20, (digits!.split('.')[1]?.length ?? 0) - Number(power ?? 0)));
}

const round = (number: number, decimals: number) => Number(decimalText(number, Math.min(20, decimals)));
