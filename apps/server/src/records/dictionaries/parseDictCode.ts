import { done, refused, type Outcome } from '@gezi/domain';
import { camelCase } from '../../platform/query/camelCase';
import { parseDictCondition, type DictCondition } from '../../platform/query/parseDictCondition';

export type DictCode =
  | { kind: 'system'; code: string }
  | { kind: 'table'; table: string; text: string; value: string; condition?: DictCondition };

export type DictCodeRefusal = 'empty' | 'malformed';

/**
 * Parses a dictionary code: `code`, `table,text,code` or `table,text,code,condition` (contract, part 1 §1.15). Table
 * and column names are returned in camel case. The registry decides whether they exist.
 */
export function parseDictCode(dictCode: string): Outcome<DictCode, DictCodeRefusal> {
  const trimmed = dictCode.trim();
  if (trimmed === '') return refused('empty');
  const [table, text, value, ...rest] = trimmed.split(',');
  if (text === undefined) return done({ kind: 'system', code: trimmed });
  if (!value?.trim()) return refused('malformed');
  const names = { table: camelCase(table!), text: camelCase(text), value: camelCase(value) };
  // The condition may contain commas.
  const condition = rest.join(',').trim();
  if (condition === '') return done({ kind: 'table', ...names });
  const parsed = parseDictCondition(condition);
  return parsed ? done({ kind: 'table', ...names, condition: parsed }) : refused('malformed');
}
