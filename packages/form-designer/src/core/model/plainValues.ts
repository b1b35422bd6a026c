import type { Json } from '../document/FormDocument';

/** A value as a list: empty for no value, else a list with the value unless it is a list already. */
export function listOf(value: Json | undefined): readonly Json[] {
  if (Array.isArray(value)) return value as readonly Json[];
  return value === undefined || value === null || value === '' ? [] : [value];
}

/** A value as text. */
export function plainText(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** True if two saved values are the same choice; old forms hold `1` in one place and `'1'` in the other. */
export const sameChoice = (one: Json | undefined, other: Json | undefined): boolean =>
  one === other || (isSimple(one) && isSimple(other) && String(one) === String(other));

const isSimple = (value: Json | undefined) => typeof value === 'string' || typeof value === 'number';
