import type { Alphabet } from './Alphabet';
import type { MachineProgram, Program } from './compileExpression';
import type { Table } from './determinize';

/** Maximum work per text for an expression without table, about 2 ms. */
const WORK_LIMIT = 100_000;

/**
 * Whether the text contains a match, in linear time.
 *
 * @returns undefined if an expression without table exceeded its work limit
 */
export function runProgram(program: Program, text: string): boolean | undefined {
  const { alphabet, heads, looks, main, unicode } = program;
  if (looks.length === 0 && !unicode && [main, ...heads].every(({ table }) => table)) {
    return (
      find(main.table!, alphabet, text) && heads.every((head) => find(head.table!, alphabet, text) !== head.negate)
    );
  }
  const classes = alphabet.read(text, unicode);
  const reading: Reading = { alphabet, classes, answers: new Uint8Array(classes.length), work: WORK_LIMIT };
  looks.forEach((look, bit) => {
    if (look.table) mark(look, look.table, reading, look.behind, 1 << bit);
    else walk(look, reading, look.behind, 1 << bit);
  });
  const matches = (machine: MachineProgram) =>
    machine.table ? search(machine, machine.table, reading) : walk(machine, reading, true);
  const matched = matches(main) && heads.every((head) => matches(head) !== head.negate);
  // The result of an interrupted run is unreliable.
  return reading.work < 0 ? undefined : matched;
}

/** State of one run on a text. */
interface Reading {
  alphabet: Alphabet;
  /** Class of each character, followed by that of the end. */
  classes: Uint16Array;
  /** Results of the look-arounds so far per position, one bit each. */
  answers: Uint8Array;
  /** Remaining work. */
  work: number;
}

/** Fast path for the common case: a table, no look-arounds, UTF-16 units. */
function find({ cells, width, dead }: Table, alphabet: Alphabet, text: string): boolean {
  let state = 0;
  for (let index = 0; index < text.length; index++) {
    const cell = cells[state * width + alphabet.classOf(text.charCodeAt(index))]!;
    if (cell & 1) return true;
    state = cell >> 1;
    if (dead[state]) return false;
  }
  return (cells[state * width + alphabet.end]! & 1) === 1;
}

/** Whether there is a match. */
function search({ asked }: MachineProgram, { cells, width, dead }: Table, reading: Reading): boolean {
  const { classes, answers, alphabet } = reading;
  let state = 0;
  for (let place = 0; place < classes.length; place++) {
    const cell = cells[state * width + asked[answers[place]!]! * alphabet.size + classes[place]!]!;
    if (cell & 1) return true;
    state = cell >> 1;
    if (dead[state]) return false;
  }
  return false;
}

/** Sets a result bit at each position where a match ends, or, reading backwards, starts. */
function mark(
  { asked }: MachineProgram,
  { cells, width }: Table,
  { classes, answers, alphabet }: Reading,
  forward: boolean,
  bit: number,
): void {
  const last = classes.length - 1;
  let state = 0;
  for (let read = 0; read <= last; read++) {
    const place = forward ? read : last - read;
    const symbol = forward ? classes[place]! : place === 0 ? alphabet.end : classes[place - 1]!;
    const cell = cells[state * width + asked[answers[place]!]! * alphabet.size + symbol]!;
    if (cell & 1) answers[place]! |= bit;
    state = cell >> 1;
  }
}

/**
 * `search` and `mark` for an automaton without table, within the work limit.
 *
 * @param bit if given, set at each position of a match; otherwise the first match ends the run
 */
function walk({ automaton, restart, asked }: MachineProgram, reading: Reading, forward: boolean, bit = 0): boolean {
  const { alphabet, classes, answers } = reading;
  const allowed = automaton.work + reading.work;
  const last = classes.length - 1;
  const active = new Int32Array(automaton.size + 1);
  let count = 1;
  let behind = automaton.behind(alphabet.end);
  active[0] = automaton.start;
  for (let read = 0; read <= last && count > 0 && automaton.work <= allowed; read++) {
    const place = forward ? read : last - read;
    const symbol = forward ? classes[place]! : place === 0 ? alphabet.end : classes[place - 1]!;
    const accepted = automaton.step(active, count, behind, symbol, asked[answers[place]!]!);
    if (accepted && !bit) return true;
    if (accepted) answers[place]! |= bit;
    count = automaton.reachedCount;
    for (let index = 0; index < count; index++) active[index] = automaton.reached[index]!;
    if (restart) active[count++] = automaton.start;
    behind = automaton.behind(symbol);
  }
  reading.work = allowed - automaton.work;
  return false;
}
