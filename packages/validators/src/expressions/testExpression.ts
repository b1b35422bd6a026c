import { compileExpression, type Program } from './compileExpression';
import type { ExpressionAnswer } from './ExpressionTest';
import { parseExpression } from './parseExpression';
import { runProgram } from './runProgram';

type Compiled = Pick<Program, 'weight'> & { test: (text: string) => boolean | undefined };

/** Maximum length of a source that is run; the limit for saving is lower, see `checkExpression`. */
const SOURCE_LIMIT = 1000;
/** Maximum number of cached table cells for all expressions, 4 bytes each. */
const WEIGHT_LIMIT = 2_000_000;
const COUNT_LIMIT = 500;

// Insertion order is age: the oldest entries are evicted first.
const compiled = new Map<string, Compiled | undefined>();
let weight = 0;

/**
 * Whether a text contains a match, like `RegExp.prototype.test`, but in linear time and without throwing.
 *
 * @param pattern a source, or a RegExp from code. Constructs that the safe engine lacks (back-reference, `v` flag) make
 *   a source unusable; a RegExp then runs on the platform's engine
 */
export function testExpression(pattern: string | RegExp, text: string): ExpressionAnswer {
  const source = typeof pattern === 'string' ? pattern : pattern.source;
  const flags = typeof pattern === 'string' ? '' : pattern.flags;
  const key = `${typeof pattern === 'string' ? '' : 'x'}${flags}/${source}`;
  let entry = compiled.get(key);
  if (!entry && !compiled.has(key)) {
    entry = compile(pattern, source, flags);
    keep(key, entry);
  }
  if (!entry) return 'unusable';
  const matched = entry.test(text);
  if (matched === undefined) return 'limit';
  return matched ? 'match' : 'mismatch';
}

function compile(pattern: string | RegExp, source: string, flags: string): Compiled | undefined {
  if (source.length > SOURCE_LIMIT) return undefined;
  const parsed = parseExpression(source, flags);
  const program = parsed.ok ? compileExpression(parsed.value) : undefined;
  if (program) return { weight: program.weight, test: (text) => runProgram(program, text) };
  return typeof pattern === 'string' ? undefined : { weight: 0, test: nativeTest(pattern) };
}

/** A stateless copy: `g` and `y` would make results depend on previous calls. */
function nativeTest({ source, flags }: RegExp): (text: string) => boolean {
  const copy = new RegExp(source, flags.replace('g', ''));
  return (text) => {
    copy.lastIndex = 0;
    return copy.test(text);
  };
}

function keep(key: string, entry: Compiled | undefined): void {
  compiled.set(key, entry);
  weight += entry?.weight ?? 0;
  for (const [oldest, old] of compiled) {
    if (weight <= WEIGHT_LIMIT && compiled.size <= COUNT_LIMIT) break;
    compiled.delete(oldest);
    weight -= old?.weight ?? 0;
  }
}
