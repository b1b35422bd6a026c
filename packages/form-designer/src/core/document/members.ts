import type { Json, JsonObject } from './FormDocument';

/** A member of a saved object, its own ones alone: `__proto__` and the like are members as any other. */
export const memberOf = (data: JsonObject, member: string): Json | undefined =>
  Object.hasOwn(data, member) ? data[member] : undefined;

/** Text as saved; numbers as their text, everything else as the fallback. */
export function textMember(data: JsonObject, member: string, fallback = ''): string {
  const found = memberOf(data, member);
  if (typeof found === 'string') return found;
  return typeof found === 'number' ? String(found) : fallback;
}

/** A number, also one saved as text (`'80'`); the fallback for anything that is none. */
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

/** A list; empty for anything that is none. */
export function listMember(data: JsonObject, member: string): readonly Json[] {
  const found = memberOf(data, member);
  return Array.isArray(found) ? (found as readonly Json[]) : [];
}

/** An object; empty for anything that is none. */
export function objectMember(data: JsonObject, member: string): JsonObject {
  const found = memberOf(data, member);
  return isObject(found) ? found : {};
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
