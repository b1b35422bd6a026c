import { done, refused, type Outcome } from '../../../kit';

/** One part of a check rule: a pattern for the next characters of the value. */
export interface CheckPart {
  /** Number of characters it consumes; `*` matches the whole value and consumes none. */
  digits: number | '*';
  /** Regular expression that all of these characters must match. */
  pattern: string;
  message: string;
}

export const MAX_PARTS = 50;
/** Maximum characters of a pattern and of a message. */
export const MAX_PATTERN = 200;
export const MAX_DIGITS = 1000;

export type PartsFault = { reason: 'no-json' | 'no-list' | 'too-many' } | { reason: 'part'; number: number };

/** Parses the JSON of a rule. @returns its parts, or the reason why it is invalid; part numbers start at 1 */
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
  for (const [position, given] of read.entries()) {
    const part = readPart(given);
    if (!part) return refused({ reason: 'part', number: position + 1 });
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

/** The first part of a rule that a value violates. */
export interface CheckFault extends CheckPart {
  /** Checked range of characters, end exclusive. */
  beginIndex: number;
  endIndex: number;
  checkValue: string;
  passed: false;
}

/**
 * Checks a value against the parts of a rule and stops at the first mismatch. Characters after the last part are not
 * checked.
 *
 * @param matches tests a text against an untrusted expression; must run in linear time
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
    const segment = characters.slice(begin, end);
    const isWhole = part.digits === '*' || segment.length === part.digits;
    if (!isWhole || !matches(`^(?:${part.pattern})$`, segment.join(''))) {
      return { ...part, beginIndex: begin, endIndex: end, checkValue: segment.join(''), passed: false };
    }
    if (part.digits !== '*') at = end;
  }
  return undefined;
}
