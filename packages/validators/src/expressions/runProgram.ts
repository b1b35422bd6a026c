import type { Alphabet } from './Alphabet';
import type { MachineProgram, Program } from './compileExpression';
import type { Table } from './determinize';

/** Most work on one text where an expression has no table. About 2 ms. */
const WORK_LIMIT = 100_000;

/**
 * Whether the expression matches somewhere in the text, in time that grows evenly with its length.
 *
 * @returns undefined when an expression without table needed more work on this text than is granted
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
  // A walk that was cut short has said too little for the answer to be trusted.
  return reading.work < 0 ? undefined : matched;
}

/** A text on its way through the machines of a program. */
interface Reading {
  alphabet: Alphabet;
  /** Class of the character after each place, the end at last. */
  classes: Uint16Array;
  /** For each place the answers of the look-arounds so far, one bit each. */
  answers: Uint8Array;
  /** What is left of the work granted. */
  work: number;
}

/** The common case in one go: a table, no look-arounds to ask, UTF-16 units. */
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

/** Sets a bit of the answers at each place where a match ends, or read backwards where one begins. */
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
 * As `search` and `mark` for an automaton without table, as long as the work granted lasts.
 *
 * @param bit when given, set at each place of a match; otherwise the first match ends the walk
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
