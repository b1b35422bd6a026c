import type { Json, JsonObject } from './FormDocument';

/** An own member of a saved object; `__proto__` and the like are members like any other. */
export const memberOf = (data: JsonObject, member: string): Json | undefined =>
  Object.hasOwn(data, member) ? data[member] : undefined;

/** Text as saved; a number as text; else the fallback. */
export function textMember(data: JsonObject, member: string, fallback = ''): string {
  const found = memberOf(data, member);
  if (typeof found === 'string') return found;
  return typeof found === 'number' ? String(found) : fallback;
}

/** A number, also if saved as text (`'80'`); else the fallback. */
export function numberMember(data: JsonObject, member: string): number | undefined;
export function numberMember(data: JsonObject, member: string, fallback: number): number;
export function numberMember(data: JsonObject, member: string, fallback?: number): number | undefined {
  const found = memberOf(data, member);
  const number = typeof found === 'string' && found.trim() !== '' ? Number(found) : found;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

/** A switch, also one saved as `'true'` or `'false'`. */
export function booleanMember(data: JsonObject, member: string, fallback = false): boolean {
  const found = memberOf(data, member);
  if (typeof found === 'boolean') return found;
  if (found === 'true') return true;
  return found === 'false' ? false : fallback;
}

/** The list; empty if the member is not a list. */
export function listMember(data: JsonObject, member: string): readonly Json[] {
  const found = memberOf(data, member);
  return Array.isArray(found) ? (found as readonly Json[]) : [];
}

/** The object; empty if the member is not an object. */
export function objectMember(data: JsonObject, member: string): JsonObject {
  const found = memberOf(data, member);
  return isObject(found) ? found : {};
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
