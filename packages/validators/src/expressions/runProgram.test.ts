import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileExpression, type MachineProgram } from './compileExpression';
import { parseExpression } from './parseExpression';
import { runProgram } from './runProgram';

const atom = fc.constantFrom(
  ...String.raw`a b A 1 . \d \w \W \s \S [ab] [^a] [] [^] \n \. 汉 ] } \u0061 \x61 \cA [\w-] [a-c1-3] \b \B ^ $`.split(
    ' ',
  ),
  ...String.raw`[^\]] \/ [一-龥] \0 \01 \8 \c 𠮷 [𠮷a] \u{20bb7} \p{L} \ud842 \ud842\udfb7 {1 a{,2} [.] \D \t`.split(
    ' ',
  ),
);
const quantifier = fc.constantFrom('', '', '', '', '*', '+', '?', '*?', '+?', '??', '{2}', '{1,3}', '{0,2}?', '{2,}');
const group = fc.constantFrom('(', '(?:', '(?=', '(?!', '(?<=', '(?<!', '(?<n>');
const expression = fc.letrec<{ choice: string; sequence: string; term: string }>((tie) => ({
  choice: fc.oneof(
    { weight: 4, arbitrary: tie('sequence') },
    fc.tuple(tie('sequence'), tie('sequence')).map((two) => two.join('|')),
  ),
  sequence: fc.array(tie('term'), { maxLength: 4 }).map((terms) => terms.join('')),
  term: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.tuple(atom, quantifier).map((parts) => parts.join('')),
    fc.tuple(group, tie('choice'), quantifier).map(([open, inner, count]) => `${open}${inner})${count}`),
  ),
})).choice;
const text = fc.oneof(
  fc.string({
    unit: fc.constantFrom('a', 'b', 'A', '1', '-', ' ', '\n', '汉', '.', 'é', '𠮷', '\ud842', '\udfb7'),
    maxLength: 8,
  }),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const flags = fc.subarray(['i', 'm', 's', 'u', 'y']).map((some) => some.join(''));

/** All ways an expression can be run: by tables, and step by step as if it had too many states for one. */
function answersOf(source: string, mode: string, value: string): (boolean | undefined)[] {
  const parsed = parseExpression(source, mode);
  const program = parsed.ok ? compileExpression(parsed.value) : undefined;
  if (!program) return [];
  const slow = <M extends MachineProgram>(machine: M) => ({ ...machine, table: undefined });
  const walking = {
    ...program,
    main: slow(program.main),
    heads: program.heads.map(slow),
    looks: program.looks.map(slow),
  };
  return [runProgram(program, value), runProgram(walking, value)];
}

describe('expressions', () => {
  test("match like the platform's engine", () => {
    fc.assert(
      fc.property(expression, flags, fc.array(text, { minLength: 1, maxLength: 4 }), (source, mode, texts) => {
        const native = nativeOf(source, mode);
        for (const value of texts) {
          if (native) native.lastIndex = 0;
          const expected = native?.test(value);
          for (const answer of answersOf(source, mode, value)) {
            expect({ source, mode, value, answer }).toEqual({ source, mode, value, answer: expected });
          }
        }
      }),
      { numRuns: 1500 },
    );
  }, 30_000);
});

describe('work', () => {
  test('stays below the limit for every expression and text, and is spent on at most one reading each', () => {
    fc.assert(
      fc.property(expression, flags, fc.constantFrom('a', 'ab', '1', '汉', ' a'), (source, mode, unit) => {
        const parsed = parseExpression(source, mode);
        const program = parsed.ok ? compileExpression(parsed.value) : undefined;
        if (!program) return;
        const machines = [program.main, ...program.heads, ...program.looks];
        const work = () => machines.reduce((sum, { automaton }) => sum + automaton.work, 0);
        const before = work();
        runProgram(program, unit.repeat(20_000));
        const largest = Math.max(...machines.map(({ automaton }) => automaton.size));
        expect(work() - before).toBeLessThanOrEqual(machines.length * (100_000 + 3 * largest));
        const tabled = machines.every(({ table }) => table);
        expect(tabled && work() > before).toBe(false);
      }),
      { numRuns: 300 },
    );
  }, 30_000);

  test('is bounded without a table, and reports an exceeded limit', () => {
    const parsed = parseExpression('a.{20}b');
    const program = parsed.ok ? compileExpression(parsed.value) : undefined;
    expect(program?.main.table).toBeUndefined();
    expect(runProgram(program!, `${'a'.repeat(300)}b`)).toBe(true);
    expect(runProgram(program!, 'a'.repeat(300))).toBe(false);
    expect(runProgram(program!, 'a'.repeat(100_000))).toBeUndefined();
  });
});

function nativeOf(source: string, mode: string): RegExp | undefined {
  try {
    return new RegExp(source, mode);
  } catch {
    return undefined;
  }
}
