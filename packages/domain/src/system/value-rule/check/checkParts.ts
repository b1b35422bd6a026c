import { done, refused, type Outcome } from '../../../kit';

/** One step of a check rule: the next characters of the value, and what they must look like. */
export interface CheckPart {
  /** How many characters are taken; `*` looks at the whole value and takes none. */
  digits: number | '*';
  /** Regular expression that they match from their first to their last character. */
  pattern: string;
  message: string;
}

export const MAX_PARTS = 50;
/** Characters of a pattern and of a message. */
export const MAX_PATTERN = 200;
export const MAX_DIGITS = 1000;

export type PartsFault = { reason: 'no-json' | 'no-list' | 'too-many' } | { reason: 'part'; number: number };

/** Reads the JSON of a rule. @returns its parts, or what is wrong with it; parts are counted from 1 */
export function readParts(ruleJson: string): Outcome<CheckPart[], PartsFault> {
  let read: unknown;
  try {
    read = JSON.parse(ruleJson);
  } catch {
    return refused({ reason: 'no-json' });
  }
  if (!Array.isArray(read) || read.length === 0) return refused({ reason: 'no-list' });
  if (read.length > MAX_PARTS) return refused({ reason: 'too-many' });
  const parts: CheckPart[] = [];
  for (const [at, given] of read.entries()) {
    const part = readPart(given);
    if (!part) return refused({ reason: 'part', number: at + 1 });
    parts.push(part);
  }
  return done(parts);
}

function readPart(given: unknown): CheckPart | undefined {
  const { digits, pattern, message } = Object(given) as Record<string, unknown>;
  const count = digits === '*' ? digits : Number(digits);
  const isCount = count === '*' || (Number.isInteger(count) && count > 0 && count <= MAX_DIGITS);
  if (!isCount || typeof pattern !== 'string' || pattern === '' || pattern.length > MAX_PATTERN) return undefined;
  if (typeof message !== 'string' || message.trim() === '' || message.length > MAX_PATTERN) return undefined;
  return { digits: count, pattern, message };
}

/** Where a value breaks a rule. */
export interface CheckFault extends CheckPart {
  /** Characters of the value that were looked at: from, and up to but without. */
  beginIndex: number;
  endIndex: number;
  checkValue: string;
  passed: false;
}

/**
 * Holds a value against a rule, part by part; the first that does not match ends it. Characters after the last part are
 * not looked at.
 *
 * @param matches whether a text matches an expression; what takes untrusted expressions in linear time
 */
export function checkByParts(
  parts: readonly CheckPart[],
  value: string,
  matches: (pattern: string, text: string) => boolean,
): CheckFault | undefined {
  const characters = Array.from(value);
  let at = 0;
  for (const part of parts) {
    const [begin, end] = part.digits === '*' ? [0, characters.length] : [at, at + part.digits];
    const taken = characters.slice(begin, end);
    const isWhole = part.digits === '*' || taken.length === part.digits;
    if (!isWhole || !matches(`^(?:${part.pattern})$`, taken.join(''))) {
      return { ...part, beginIndex: begin, endIndex: end, checkValue: taken.join(''), passed: false };
    }
    if (part.digits !== '*') at = end;
  }
  return undefined;
}
