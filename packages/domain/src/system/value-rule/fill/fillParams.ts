import { done, refused, type Outcome } from '../../../kit';
import type { FillClass } from './schema';

/** What a fill rule is told. */
export interface FillParams {
  /** Before the number; default none. */
  prefix: string;
  /** Of a `date_sequence`: letters `yyyy`, `yy`, `MM`, `dd`, `HH`; default `yyyyMMdd`. It counts from 1 for each text. */
  datePattern: string;
  /** Digits of the number, filled with zeros; a number with more has more. Default 4. */
  digits: number;
}

const DEFAULTS: FillParams = { prefix: '', datePattern: 'yyyyMMdd', digits: 4 };
const DATE_PATTERN = /^(?:yyyy|yy|MM|dd|HH|[-_./])+$/;

/** @returns the parameters with their defaults, or the member that is wrong; `json` when it is none */
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

/** What is counted separately: the period of a date sequence, the parent of a tree code. @param now `YYYY-MM-DD HH:mm:ss` */
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
  /** Code the next one is to be below; empty at the top. */
  parentCode: string;
}

/** The value with a number. @param period as of {@link fillPeriod} @param number from 1 */
export function filledValue(ruleClass: FillClass, params: FillParams, period: string, number: number): string {
  if (ruleClass === 'tree_code') return `${period || params.prefix}${treeStep(number)}`;
  return `${params.prefix}${period}${String(number).padStart(params.digits, '0')}`;
}

/** A letter and two digits: A01 … A99, B01 … Z99. @param number from 1; beyond the last it begins again */
export function treeStep(number: number): string {
  const at = (number - 1) % (26 * 99);
  return `${String.fromCharCode(65 + Math.floor(at / 99))}${String((at % 99) + 1).padStart(2, '0')}`;
}

/** The number of a step; 0 for what is none. */
export function treeStepNumber(step: string): number {
  const [, letter, digits] = /^([A-Z])(\d{2})$/.exec(step) ?? [];
  return letter ? (letter.charCodeAt(0) - 65) * 99 + Number(digits) : 0;
}

/** The code of the next one below a parent: after the last of its siblings (contract, part 2 §1). */
export function nextTreeCode(parentCode: string, siblings: readonly string[]): string {
  const last = Math.max(0, ...siblings.map((code) => treeStepNumber(code.slice(parentCode.length))));
  return `${parentCode}${treeStep(last + 1)}`;
}
