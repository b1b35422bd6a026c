import { readMoment } from '../dates/readMoment';
import { compareDecimals, compareTexts } from './compare';
import type { Comparison, Match, Predicate } from './Predicate';
import type { ColumnKind, Operand } from './readOperand';

export type QueryRow = Readonly<Record<string, unknown>>;

/**
 * Whether a row matches a predicate, by the same rules as in the database.
 *
 * @param row values by field: detail rows as a list, dates as text in Asia/Shanghai, numbers or decimal texts
 */
export function matchesRow(predicate: Predicate, row: QueryRow): boolean {
  switch (predicate.kind) {
    case 'all':
      return predicate.parts.every((part) => matchesRow(part, row));
    case 'any':
      return predicate.parts.some((part) => matchesRow(part, row));
    case 'detail': {
      const rows = row[predicate.detail];
      return (
        Array.isArray(rows) && rows.some((inner: unknown) => matchesRow(predicate.part, Object(inner) as QueryRow))
      );
    }
    case 'compare': {
      const cell = cellText(predicate.column, row[predicate.field]);
      return cell !== undefined && ORDER_MATCHES[predicate.comparison](order(predicate.column, cell, predicate.value));
    }
    case 'in': {
      const cell = cellText(predicate.column, row[predicate.field]);
      return cell !== undefined && predicate.values.some((value) => order(predicate.column, cell, value) === 0);
    }
    case 'empty': {
      const value = row[predicate.field];
      return value === null || value === undefined || value === '';
    }
    case 'like': {
      const cell = cellText(predicate.column, row[predicate.field]);
      return cell !== undefined && LOOKS[predicate.match](folded(cell), folded(predicate.text));
    }
  }
}

const ORDER_MATCHES: Readonly<Record<Comparison, (order: number) => boolean>> = {
  eq: (sign) => sign === 0,
  ne: (sign) => sign !== 0,
  gt: (sign) => sign > 0,
  ge: (sign) => sign >= 0,
  lt: (sign) => sign < 0,
  le: (sign) => sign <= 0,
};

const LOOKS: Readonly<Record<Match, (text: string, part: string) => boolean>> = {
  contains: (text, part) => text.includes(part),
  starts: (text, part) => text.startsWith(part),
  ends: (text, part) => text.endsWith(part),
};

/** The value of a cell as the text that the database compares; undefined without a value. */
function cellText(kind: ColumnKind, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  switch (kind) {
    case 'integer':
    case 'amount':
      return decimalText(value);
    case 'boolean':
      return typeof value === 'boolean' ? String(value) : undefined;
    case 'datetime':
      return typeof value === 'string' ? readMoment(value) : undefined;
    case 'date':
      return typeof value === 'string' ? readMoment(value)?.slice(0, 10) : undefined;
    case 'text':
      return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? String(value)
        : undefined;
  }
}

function order(kind: ColumnKind, cell: string, value: Operand): number {
  // `false` sorts before `true`, also as text.
  return kind === 'integer' || kind === 'amount'
    ? compareDecimals(cell, String(value))
    : compareTexts(cell, String(value));
}

/** `3.50000000` and 3.5 give `3.5`; numbers with an exponent are written out. */
function decimalText(value: unknown): string | undefined {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return undefined;
    const text = String(value);
    if (!text.includes('e')) return text;
    return trimmed(Math.abs(value) < 1 ? value.toFixed(20) : BigInt(value).toString());
  }
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? trimmed(value) : undefined;
}

const trimmed = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

/** Folds A to Z only: other letters fold differently in each database. */
const folded = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
