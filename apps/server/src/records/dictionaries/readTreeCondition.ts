import { and, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { conditionSql } from '../../platform/query/conditionSql';
import { refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';

/**
 * Reads the condition of a tree select: a JSON object of columns and the values they must have.
 *
 * @param columnOf the columns that may be asked about
 * @throws {Refusal} naming `condition` when it is anything else
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
    // Said below, as for every other text that is no object.
  }
  throw refuse(texts.dictionary.treeCondition, 'condition');
}
