import type { Alphabet } from './Alphabet';
import type { Automaton } from './Automaton';

/** A deterministic automaton: one look into a table per character. */
export interface Table {
  /**
   * `cells[state * width + symbol]` is twice the next state, plus 1 when a match ends before the character.
   * Symbols are the classes of the alphabet, once for each combination of look-around answers.
   */
  cells: Int32Array;
  width: number;
  /** 1 for states that only lead to themselves and never match. */
  dead: Uint8Array;
}

/** Most work spent on a table; above it the automaton is run as it is. About 3 ms. */
const WORK_LIMIT = 100_000;

/**
 * Works out all states an automaton can be in, up front, so that the same text always takes the same way.
 *
 * @param restart the match may begin at any character, not only at the first
 * @param full go on after a match: all places are asked for, not whether there is one
 * @returns undefined when that is too much work
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

  /** The number of a set of states; its first place is for the start. */
  const numberOf = (states: Int32Array, behind: number): number => {
    // Looking a set up costs as much as a few states.
    work += states.length + 6;
    // State numbers are below 65,536: as characters they make the shortest key.
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
