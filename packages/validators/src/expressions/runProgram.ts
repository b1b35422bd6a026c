import type { Alphabet } from './Alphabet';
import type { MachineProgram, Program } from './compileExpression';
import type { Table } from './determinize';

/** Most work on one text where an expression has no table. About 3 ms. */
const WORK_LIMIT = 150_000;

/**
 * Whether the expression matches somewhere in the text, in time that grows evenly with its length.
 *
 * @returns undefined when an expression without table needed more work on this text than is granted
 */
export function runProgram(program: Program, text: string): boolean | undefined {
  const { alphabet, heads, looks, main, unicode } = program;
  const machines = [main, ...heads];
  if (looks.length === 0 && !unicode && machines.every(({ table }) => table)) {
    return (
      find(main.table!, alphabet, text) && heads.every((head) => find(head.table!, alphabet, text) !== head.negate)
    );
  }
  const reader = new Reader(alphabet, alphabet.read(text, unicode));
  const budget = { work: WORK_LIMIT };
  for (const look of looks) {
    const symbols = reader.symbols(look.automaton.looks, look.behind);
    const found = new Uint8Array(symbols.length);
    if (look.table) mark(look.table, symbols, look.behind, found);
    else walk(look, alphabet, symbols, budget, look.behind, found);
    if (look.negate) for (let place = 0; place < found.length; place++) found[place]! ^= 1;
    reader.answers.push(found);
  }
  const matches = (machine: MachineProgram) => {
    const symbols = reader.symbols(machine.automaton.looks, true);
    return machine.table ? search(machine.table, symbols) : walk(machine, alphabet, symbols, budget, true);
  };
  const matched = matches(main) && heads.every((head) => matches(head) !== head.negate);
  // A scan that was cut short has said too little for the answer to be trusted.
  return budget.work < 0 ? undefined : matched;
}

/** The text as symbols of a table, for both directions of reading. */
class Reader {
  /** Answers of the look-arounds so far, one for each place of the text, its end included. */
  readonly answers: Uint8Array[] = [];
  private forward: Int32Array | undefined;
  private backward: Int32Array | undefined;

  constructor(
    private readonly alphabet: Alphabet,
    private readonly classes: Uint16Array,
  ) {}

  /**
   * For each place: the class of the character that is read there (the one after the place, backwards the one before it)
   * and the answers of the look-arounds asked.
   */
  symbols(looks: readonly number[], forward: boolean): Int32Array {
    const plain = forward ? (this.forward ??= this.plain(true)) : (this.backward ??= this.plain(false));
    if (looks.length === 0) return plain;
    const symbols = plain.slice();
    looks.forEach((look, bit) => {
      const answer = this.answers[look]!;
      const offset = this.alphabet.size << bit;
      for (let place = 0; place < symbols.length; place++) symbols[place]! += answer[place]! * offset;
    });
    return symbols;
  }

  private plain(forward: boolean): Int32Array {
    const { classes, alphabet } = this;
    const symbols = new Int32Array(classes.length + 1);
    symbols.set(classes, forward ? 0 : 1);
    symbols[forward ? classes.length : 0] = alphabet.end;
    return symbols;
  }
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
function search({ cells, width, dead }: Table, symbols: Int32Array): boolean {
  let state = 0;
  for (let index = 0; index < symbols.length; index++) {
    const cell = cells[state * width + symbols[index]!]!;
    if (cell & 1) return true;
    state = cell >> 1;
    if (dead[state]) return false;
  }
  return false;
}

/** Marks the places where a match ends; backwards that is where it begins. */
function mark({ cells, width }: Table, symbols: Int32Array, forward: boolean, found: Uint8Array): void {
  const by = forward ? 1 : -1;
  let place = forward ? 0 : symbols.length - 1;
  let state = 0;
  for (let read = 0; read < symbols.length; read++) {
    const cell = cells[state * width + symbols[place]!]!;
    found[place] = cell & 1;
    state = cell >> 1;
    place += by;
  }
}

/** As `search` and `mark` for an automaton without table, as long as the budget lasts. */
function walk(
  { automaton, restart }: MachineProgram,
  alphabet: Alphabet,
  symbols: Int32Array,
  budget: { work: number },
  forward: boolean,
  found?: Uint8Array,
): boolean {
  const allowed = automaton.work + budget.work;
  const active = new Int32Array(automaton.size + 1);
  let count = 1;
  let behind = automaton.behind(alphabet.end);
  active[0] = automaton.start;
  for (let read = 0; read < symbols.length && count > 0 && automaton.work <= allowed; read++) {
    const place = forward ? read : symbols.length - 1 - read;
    const symbol = symbols[place]!;
    const plain = symbol % alphabet.size;
    const accepted = automaton.step(active, count, behind, plain, Math.floor(symbol / alphabet.size));
    if (accepted && !found) return true;
    if (accepted && found) found[place] = 1;
    count = automaton.reachedCount;
    for (let index = 0; index < count; index++) active[index] = automaton.reached[index]!;
    if (restart) active[count++] = automaton.start;
    behind = automaton.behind(plain);
  }
  budget.work = allowed - automaton.work;
  return false;
}
