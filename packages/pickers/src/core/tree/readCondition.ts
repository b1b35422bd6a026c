import type { Outcome } from '@gezi/client/core';

/** Checks the condition of a tree select: a JSON object as text, or none (B§5). */
export function readCondition(condition: string | undefined): Outcome<string | undefined, 'no-json-object'> {
  if (!condition?.trim()) return { ok: true, value: undefined };
  try {
    const value: unknown = JSON.parse(condition);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ok: true, value: condition };
  } catch {
    // Refused below, like every other text that is not an object.
  }
  return { ok: false, reason: 'no-json-object' };
}
