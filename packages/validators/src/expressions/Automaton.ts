import { CONTEXT, type Alphabet } from './Alphabet';
import type { Flags, Node } from './Expression';
import { EDGES, STATE, StateWriter } from './StateWriter';

/** Nondeterministic automaton of an expression or of a look-around's body, for one reading direction. */
export class Automaton {
  readonly start: number;
  /** Number of states. */
  readonly size: number;
  /** The expression has too many states; the automaton is incomplete and must not run. */
  readonly tooLarge: boolean;
  /** Look-arounds used here, as indexes in the program, in the order of their bits. */
  readonly looks: readonly number[];
  /** Result of `step`: the states after the character, without duplicates, in the first `reachedCount` entries. */
  readonly reached: Int32Array;
  reachedCount = 0;
  /** Number of states visited by all steps. */
  work = 0;
  private readonly kind: Uint8Array;
  private readonly next: Int32Array;
  private readonly other: Int32Array;
  private readonly memory: Uint8Array;
  private readonly stack: Int32Array;
  private readonly seen: Int32Array;
  private mark = 0;

  constructor(
    root: Node,
    private readonly alphabet: Alphabet,
    private readonly flags: Flags,
    lookIndex: (node: Node) => number,
    private readonly backward: boolean,
  ) {
    const states = new StateWriter(flags, lookIndex, backward);
    this.start = states.write(root, 0);
    this.tooLarge = states.full;
    this.looks = states.looks;
    this.memory = states.memory;
    this.kind = Uint8Array.from(states.kind);
    this.next = Int32Array.from(states.next);
    this.other = Int32Array.from(states.other);
    this.size = this.kind.length;
    this.reached = new Int32Array(this.size + 1);
    // Each state is expanded once and has at most two successors.
    this.stack = new Int32Array(this.size * 3 + 1);
    // Visited states before the character, then those after it.
    this.seen = new Int32Array(this.size * 2);
  }

  /** Context after a character: its `CONTEXT` code, reduced to what this automaton distinguishes. */
  behind(symbol: number): number {
    return this.memory[this.alphabet.beside[symbol]!]!;
  }

  /**
   * Consumes one character; see `reached`.
   *
   * @param from states before the character, in the first `count` entries
   * @param behind `behind` of the previous character; initially of the end of the text
   * @param symbol class of the character
   * @param bits results of the look-arounds at this position
   * @returns whether a match ends before the character
   */
  step(from: Int32Array, count: number, behind: number, symbol: number, bits: number): boolean {
    const { kind, next, other, stack, seen, reached, size } = this;
    const { has, beside, size: width } = this.alphabet;
    const mark = ++this.mark;
    let accepted = false;
    let height = 0;
    let work = 0;
    this.reachedCount = 0;
    for (let index = count - 1; index >= 0; index--) stack[height++] = from[index]!;
    while (height > 0) {
      const state = stack[--height]!;
      work++;
      if (seen[state] === mark) continue;
      seen[state] = mark;
      const to = next[state]!;
      switch (kind[state]) {
        case STATE.accept:
          accepted = true;
          break;
        case STATE.atom:
          if (has[other[state]! * width + symbol] && seen[size + to] !== mark) {
            seen[size + to] = mark;
            reached[this.reachedCount++] = to;
          }
          break;
        case STATE.fork:
          stack[height++] = other[state]!;
          stack[height++] = to;
          break;
        case STATE.edge:
          if (this.stands(other[state]!, behind, beside[symbol]!)) stack[height++] = to;
          break;
        default:
          if ((bits >> other[state]!) & 1) stack[height++] = to;
      }
    }
    this.work += work;
    return accepted;
  }

  private stands(edge: number, behind: number, ahead: number): boolean {
    const [left, right] = this.backward ? [ahead, behind] : [behind, ahead];
    switch (EDGES[edge]) {
      case 'start':
        return this.ends(left);
      case 'end':
        return this.ends(right);
      case 'word':
        return (left === CONTEXT.word) !== (right === CONTEXT.word);
      default:
        return (left === CONTEXT.word) === (right === CONTEXT.word);
    }
  }

  private ends(side: number): boolean {
    return side === CONTEXT.edge || (this.flags.multiline && side === CONTEXT.newline);
  }
}
