import { decimalText } from '@gezi/ui/core';

/** A mean with two decimals, or three digits if it is below 1. */
export const meanOf = (value: number): number =>
  Number(Math.abs(value) < 1 ? value.toPrecision(3) : decimalText(value, 2));
