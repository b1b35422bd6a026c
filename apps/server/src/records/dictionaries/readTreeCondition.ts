import { and, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { conditionSql } from '../../platform/query/conditionSql';
import { refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';

/**
 * Parses the condition of a tree select: a JSON object of column names and required values.
 *
 * @param columnOf returns an allowed column by its name
 * @throws {Refusal} naming `condition` when it is not such an object
 */
export function readTreeCondition(
  condition: string | undefined,
  columnOf: (name: string) => AnyPgColumn | undefined,
): SQL | undefined {
  if (!condition?.trim()) return undefined;
  const entries = Object.entries(readObject(condition));
  return and(
    ...entries.map(([name, value]) => {
      const column = columnOf(name);
      if (!column || (typeof value !== 'string' && typeof value !== 'number')) {
        throw refuse(texts.dictionary.unknownColumn, 'condition');
      }
      return conditionSql(column, { kind: 'compare', comparison: 'eq', value: String(value) }, 'condition');
    }),
  );
}

function readObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Refused below, like any text that is not an object.
  }
  throw refuse(texts.dictionary.treeCondition, 'condition');
}
