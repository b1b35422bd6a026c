import type { Alphabet } from './Alphabet';
import type { Automaton } from './Automaton';

/** A deterministic automaton: one table lookup per character. */
export interface Table {
  /**
   * `cells[state * width + symbol]` is twice the next state, plus 1 if a match ends before the character. Symbols are
   * the classes of the alphabet, once per combination of look-around results.
   */
  cells: Int32Array;
  width: number;
  /** 1 for states that never match and only lead to themselves. */
  dead: Uint8Array;
}

/** Maximum work for a table, about 3 ms; above it the automaton runs nondeterministically. */
const WORK_LIMIT = 100_000;

/**
 * Computes all states of the automaton in advance (subset construction).
 *
 * @param restart the match may start at any character, not only at the first
 * @param full continue after a match: all positions are needed, not only whether there is one
 * @returns undefined if the work limit is exceeded
 */
export function determinize(
  automaton: Automaton,
  { size, end }: Alphabet,
  restart: boolean,
  full: boolean,
): Table | undefined {
  const width = size << automaton.looks.length;
  const cells: number[] = [];
  const dead: number[] = [];
  const sources: { from: Int32Array; behind: number }[] = [];
  const numbers = new Map<string, number>();
  let work = 0;

  /** Number of a state set; its first entry is reserved for the start. */
  const numberOf = (states: Int32Array, behind: number): number => {
    // Looking up a set costs as much as a few states.
    work += states.length + 6;
    // State numbers are below 65,536, so characters are the shortest key.
    const key = String.fromCharCode(behind, ...states.sort());
    let number = numbers.get(key);
    if (number === undefined) {
      const from = new Int32Array(states.length + (restart ? 1 : 0)).fill(automaton.start);
      from.set(states);
      number = sources.push({ from, behind }) - 1;
      numbers.set(key, number);
    }
    return number;
  };

  numberOf(Int32Array.from(restart ? [] : [automaton.start]), automaton.behind(end));
  for (let state = 0; state < sources.length; state++) {
    const { from, behind } = sources[state]!;
    const before = automaton.work;
    let ways = 0;
    for (let symbol = 0; symbol < width; symbol++) {
      const plain = symbol % size;
      const accepted = automaton.step(from, from.length, behind, plain, Math.floor(symbol / size));
      const over = plain === end || (accepted && !full);
      const next = over ? state : numberOf(automaton.reached.slice(0, automaton.reachedCount), automaton.behind(plain));
      if (accepted || next !== state) ways++;
      cells.push(next * 2 + (accepted ? 1 : 0));
    }
    dead.push(ways === 0 ? 1 : 0);
    work += automaton.work - before + width;
    if (work > WORK_LIMIT) return undefined;
  }
  return { cells: Int32Array.from(cells), width, dead: Uint8Array.from(dead) };
}
