import { decimalText } from '@gezi/ui/core';
import type { Json, JsonObject } from '../document/FormDocument';
import { numberMember } from '../document/members';

/** Decimals of a number field, 0 to 10 (B§5); undefined for a field that rounds nothing. */
export function precisionOf(data: JsonObject): number | undefined {
  const precision = numberMember(data, 'precision');
  return precision === undefined ? undefined : Math.max(0, Math.min(10, Math.round(precision)));
}

/** Value of a number field as forms, lists of records and exports show it: with the decimals of the field. */
export const numberText = (value: Json | undefined, data: JsonObject): string =>
  typeof value === 'number' || typeof value === 'string' ? decimalText(value, precisionOf(data)) : '';
