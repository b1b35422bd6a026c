import { countCharacters } from '../countCharacters';
import type { Locale, ValueRefusal } from '../ValueRefusal';
import { textsOf } from '../texts/textsOf';
import { compileExpression } from './compileExpression';
import { growth } from './growth';
import { parseExpression } from './parseExpression';

/**
 * - `empty`: nothing given
 * - `too-long`: more than 200 characters
 * - `syntax`: not a JavaScript expression; `detail` is the message of the engine
 * - `unsupported`: back-references and inline flags cannot run in linear time; `detail` is the refused part
 * - `too-complex`: too many states or look-arounds
 * - `backtracking`: a backtracking engine could take seconds or longer for a value
 */
export type ExpressionRefusalCode = 'empty' | 'too-long' | 'syntax' | 'unsupported' | 'too-complex' | 'backtracking';

export interface ExpressionRefusal extends ValueRefusal {
  code: ExpressionRefusalCode;
  detail?: string;
}

/** Maximum length of an expression in characters. */
const EXPRESSION_LIMIT = 200;

/**
 * Maximum polynomial degree of the work: with 255 characters, the longest shared rule, a cube stays below 10⁷ steps.
 */
const GROWTH_LIMIT = 3;

/**
 * Checks whether a user's expression can be saved. Takes up to about 50 ms: call it on saving, not on each keystroke.
 *
 * @returns the refusal with its reason; undefined for a valid expression
 */
export function checkExpression(source: string, { locale }: { locale?: Locale } = {}): ExpressionRefusal | undefined {
  const texts = textsOf(locale).expressions;
  const refuse = (code: ExpressionRefusalCode, detail?: string): ExpressionRefusal => ({
    code,
    message: texts[code],
    ...(detail === undefined ? {} : { detail }),
  });
  if (source === '') return refuse('empty');
  if (countCharacters(source) > EXPRESSION_LIMIT) return refuse('too-long');
  const parsed = parseExpression(source);
  if (!parsed.ok) return refuse(parsed.reason, parsed.detail);
  if (!compileExpression(parsed.value)) return refuse('too-complex');
  const work = growth(parsed.value);
  if (work === undefined) return refuse('too-complex');
  return work > GROWTH_LIMIT ? refuse('backtracking') : undefined;
}
