import { done, refused, type Outcome } from '../../../kit';
import type { FillClass } from './schema';

/** Parameters of a fill rule. */
export interface FillParams {
  /** Prefix of the number; default none. */
  prefix: string;
  /** For `date_sequence`: pattern of `yyyy`, `yy`, `MM`, `dd`, `HH`; default `yyyyMMdd`. Numbers restart at 1 for each formatted date. */
  datePattern: string;
  /** Minimum digits of the number, padded with zeros; default 4. */
  digits: number;
}

const DEFAULTS: FillParams = { prefix: '', datePattern: 'yyyyMMdd', digits: 4 };
const DATE_PATTERN = /^(?:yyyy|yy|MM|dd|HH|[-_./])+$/;

/** Parses parameters. @returns parameters with defaults, or the invalid field; `json` if the text is not a JSON object */
export function readFillParams(ruleParams: string | null | undefined): Outcome<FillParams, 'json' | keyof FillParams> {
  let given: unknown = {};
  try {
    if (ruleParams?.trim()) given = JSON.parse(ruleParams);
  } catch {
    return refused('json');
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return refused('json');
  const { prefix, datePattern, digits } = { ...DEFAULTS, ...given } as Record<keyof FillParams, unknown>;
  if (typeof prefix !== 'string' || prefix.length > 30) return refused('prefix');
  if (typeof datePattern !== 'string' || datePattern.length > 20 || !DATE_PATTERN.test(datePattern)) {
    return refused('datePattern');
  }
  const count = Number(digits);
  if (!Number.isInteger(count) || count < 1 || count > 12) return refused('digits');
  return done({ prefix, datePattern, digits: count });
}

/** Key of the counter: the period of a date sequence or the parent of a tree code. */
export function fillPeriod(ruleClass: FillClass, params: FillParams, { now, parentCode }: FillMoment): string {
  if (ruleClass === 'sequence') return '';
  if (ruleClass === 'tree_code') return parentCode;
  const parts: Record<string, string> = {
    yyyy: now.slice(0, 4),
    yy: now.slice(2, 4),
    MM: now.slice(5, 7),
    dd: now.slice(8, 10),
    HH: now.slice(11, 13),
  };
  return params.datePattern.replaceAll(/yyyy|yy|MM|dd|HH/g, (part) => parts[part]!);
}

export interface FillMoment {
  /** `YYYY-MM-DD HH:mm:ss`. */
  now: string;
  /** Code of the parent; empty at the root. */
  parentCode: string;
}

/**
 * Value for a number.
 *
 * @param period result of {@link fillPeriod}
 * @param number from 1
 */
export function filledValue(ruleClass: FillClass, params: FillParams, period: string, number: number): string {
  if (ruleClass === 'tree_code') return `${period || params.prefix}${treeStep(number)}`;
  return `${params.prefix}${period}${String(number).padStart(params.digits, '0')}`;
}

/** A letter and two digits: A01 … A99, B01 … Z99. @param number from 1; wraps around after the last */
export function treeStep(number: number): string {
  const at = (number - 1) % (26 * 99);
  return `${String.fromCharCode(65 + Math.floor(at / 99))}${String((at % 99) + 1).padStart(2, '0')}`;
}

/** Number of a step; 0 if the text is not a step. */
export function treeStepNumber(step: string): number {
  const [, letter, digits] = /^([A-Z])(\d{2})$/.exec(step) ?? [];
  return letter ? (letter.charCodeAt(0) - 65) * 99 + Number(digits) : 0;
}

/** Next code below a parent, after its last sibling (contract, part 2 §1). */
export function nextTreeCode(parentCode: string, siblings: readonly string[]): string {
  const last = Math.max(0, ...siblings.map((code) => treeStepNumber(code.slice(parentCode.length))));
  return `${parentCode}${treeStep(last + 1)}`;
}
