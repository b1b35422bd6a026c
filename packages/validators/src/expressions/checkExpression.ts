import { countCharacters } from '../countCharacters';
import type { Locale, Refusal } from '../Refusal';
import { textsOf } from '../texts/textsOf';
import { compileExpression } from './compileExpression';
import { growth } from './growth';
import { parseExpression } from './parseExpression';

/**
 * - `empty`: nothing given
 * - `too-long`: more than 200 characters
 * - `syntax`: no JavaScript expression; `detail` is the engine's own word
 * - `unsupported`: back-references and inline flags cannot be run in even time; `detail` is the part at fault
 * - `too-complex`: too many states or look-arounds to be run or judged
 * - `backtracking`: another reader of the form could take seconds or for ever over one value
 */
export type ExpressionRefusalCode = 'empty' | 'too-long' | 'syntax' | 'unsupported' | 'too-complex' | 'backtracking';

export interface ExpressionRefusal extends Refusal {
  code: ExpressionRefusalCode;
  detail?: string;
}

/** Most characters of an expression that may be saved. */
export const EXPRESSION_LIMIT = 200;

/** Work may grow with the cube of the length: 255 characters, the longest of the shared rules, then cost under 10⁷ steps. */
const GROWTH_LIMIT = 3;

/**
 * Asks whether an expression a user wrote may be saved. Takes up to about 50 ms: meant for saving, not for each key.
 *
 * @returns the refusal with its reason, or undefined for a sound expression
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
