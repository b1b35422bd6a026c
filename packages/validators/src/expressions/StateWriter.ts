import { CONTEXT } from './Alphabet';
import type { Edge, Flags, Node } from './Expression';

export const STATE = { accept: 0, atom: 1, fork: 2, edge: 3, look: 4 } as const;
export const EDGES: readonly Edge[] = ['start', 'end', 'word', 'notWord'];

/** Maximum number of states after unrolling counted repetitions. */
const STATE_LIMIT = 20_000;

/**
 * Writes the states of an expression or of a look-around's body; state 0 accepts. A state has three numbers: its kind,
 * its successor, and its atom, edge, look bit or second successor.
 */
export class StateWriter {
  readonly kind: number[] = [STATE.accept];
  readonly next: number[] = [0];
  readonly other: number[] = [0];
  /** Look-arounds used here, as indexes in the program; a look's bit is its index in this list. */
  readonly looks: number[] = [];
  /** Reduces `CONTEXT` codes to those that `^`, `$` and `\b` of this expression distinguish. */
  readonly memory = Uint8Array.from([CONTEXT.other, CONTEXT.other, CONTEXT.other, CONTEXT.other]);

  /**
   * @param lookIndex index in the program of a look-around node
   * @param backward the text is read from its end
   */
  constructor(
    private readonly flags: Flags,
    private readonly lookIndex: (node: Node) => number,
    private readonly backward: boolean,
  ) {}

  get full(): boolean {
    return this.kind.length > STATE_LIMIT;
  }

  /** Adds the states of a node before `next` and returns the first of them. */
  write(node: Node, next: number): number {
    if (this.full) return 0;
    switch (node.kind) {
      case 'atom':
        return this.add(STATE.atom, next, node.atom);
      case 'edge':
        this.remember(node.edge);
        return this.add(STATE.edge, next, EDGES.indexOf(node.edge));
      case 'look':
        return this.add(STATE.look, next, this.bitOf(this.lookIndex(node)));
      case 'choice':
        return node.items
          .map((item) => this.write(item, next))
          .reduceRight((rest, first) => this.add(STATE.fork, first, rest));
      case 'sequence': {
        const put = (after: number, item: Node) => this.write(item, after);
        return this.backward ? node.items.reduce(put, next) : node.items.reduceRight(put, next);
      }
      case 'repeat':
        return this.repeat(node.item, node.min, node.max, next);
    }
  }

  private repeat(item: Node, min: number, max: number, next: number): number {
    let first = next;
    let copies = min;
    if (max === Infinity) {
      const loop = this.add(STATE.fork, 0, next);
      const body = this.write(item, loop);
      this.next[loop] = body;
      // The last mandatory copy is the body of the loop.
      first = min > 0 ? body : loop;
      copies = min - 1;
    } else {
      for (let copy = min; copy < max && !this.full; copy++) {
        first = this.add(STATE.fork, this.write(item, first), next);
      }
    }
    for (let copy = 0; copy < copies && !this.full; copy++) first = this.write(item, first);
    return first;
  }

  private add(kind: number, next: number, other: number): number {
    this.next.push(next);
    this.other.push(other);
    return this.kind.push(kind) - 1;
  }

  private bitOf(look: number): number {
    const known = this.looks.indexOf(look);
    return known < 0 ? this.looks.push(look) - 1 : known;
  }

  private remember(edge: Edge): void {
    this.memory[CONTEXT.edge] = CONTEXT.edge;
    if (edge === 'word' || edge === 'notWord') this.memory[CONTEXT.word] = CONTEXT.word;
    else if (this.flags.multiline) this.memory[CONTEXT.newline] = CONTEXT.newline;
  }
}
