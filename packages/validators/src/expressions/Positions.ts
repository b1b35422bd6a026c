import type { Node } from './Expression';

/** Position automaton of an expression: its consuming positions and their successors. */
export interface Positions {
  /** Atom per position; -1 matches any character. */
  atoms: number[];
  /** `follow[position]`: successors; the value 2 means two or more paths. */
  follow: Map<number, number>[];
  /** Bodies of look-arounds, which are separate expressions. */
  bodies: Node[];
  /** A long sequence of optional parts: each doubles the number of paths. */
  doubling: boolean;
}

interface Part {
  /** Positions where a match of the part can start, with the number of paths (at most 2). */
  first: Map<number, number>;
  last: Map<number, number>;
  /** Number of empty matches, at most 2. */
  empty: number;
}

/** Maximum number of unrolled repetitions; more do not change the growth. */
const COPIES = 5;
/** A range of this many optional rounds counts as unbounded. */
const SPREAD = 3;
const POSITION_LIMIT = 500;
/** Maximum number of consecutive optional parts; above it their doubled paths count as exponential. */
const ROW_LIMIT = 15;

/**
 * Builds the position automaton. Paths are counted as a backtracking engine tries them, so `(a*)*` has two from `a` to
 * `a`: through the inner star and through the outer one.
 *
 * @param search the match may start anywhere, as if prefixed by `[^]*`
 * @returns undefined if there are too many positions
 */
export function layOut(root: Node, search: boolean): Positions | undefined {
  const writer = new PositionWriter();
  writer.write(search ? { kind: 'sequence', items: [ANYTHING, root] } : root);
  return writer.positions.atoms.length > POSITION_LIMIT ? undefined : writer.positions;
}

const ANYTHING: Node = { kind: 'repeat', item: { kind: 'atom', atom: -1 }, min: 0, max: Infinity };

class PositionWriter {
  readonly positions: Positions = { atoms: [], follow: [], bodies: [], doubling: false };

  write(node: Node): Part {
    const { atoms, follow, bodies } = this.positions;
    switch (node.kind) {
      case 'atom': {
        if (atoms.length > POSITION_LIMIT) return NOTHING;
        follow.push(new Map());
        const here = new Map([[atoms.push(node.atom) - 1, 1]]);
        return { first: here, last: here, empty: 0 };
      }
      case 'edge':
        return NOTHING;
      case 'look':
        if (!bodies.includes(node.body)) bodies.push(node.body);
        return NOTHING;
      case 'choice': {
        const parts = node.items.map((item) => this.write(item));
        return {
          first: merge(...parts.map(({ first }) => first)),
          last: merge(...parts.map(({ last }) => last)),
          empty: cap(parts.reduce((sum, { empty }) => sum + empty, 0)),
        };
      }
      case 'sequence':
        return this.sequence(node.items);
      case 'repeat':
        return this.repeat(node.item, node.min, node.max);
    }
  }

  private sequence(items: readonly Node[]): Part {
    let whole = NOTHING;
    let row = 0;
    for (const item of items) {
      const part = this.write(item);
      row = part.empty > 0 && part.first.size > 0 ? row + 1 : 0;
      if (row > ROW_LIMIT) this.positions.doubling = true;
      whole = this.join(whole, part);
    }
    return whole;
  }

  private repeat(item: Node, min: number, max: number): Part {
    const open = max - min > SPREAD;
    let whole = NOTHING;
    for (let copy = 0; copy < Math.min(min, COPIES); copy++) {
      const part = this.write(item);
      if (min > ROW_LIMIT && part.empty > 0 && part.first.size > 0) this.positions.doubling = true;
      if (open && copy === Math.min(min, COPIES) - 1) this.link(part.last, part.first);
      whole = this.join(whole, part);
    }
    if (open && min > 0) return whole;
    if (open) {
      const part = this.write(item);
      this.link(part.last, part.first);
      return { ...part, empty: 1 };
    }
    let rest = NOTHING;
    for (let copy = min; copy < max; copy++) rest = { ...this.join(this.write(item), rest), empty: 1 };
    return this.join(whole, rest);
  }

  private join(before: Part, after: Part): Part {
    this.link(before.last, after.first);
    return {
      first: merge(before.first, times(after.first, before.empty)),
      last: merge(after.last, times(before.last, after.empty)),
      empty: cap(before.empty * after.empty),
    };
  }

  private link(from: Part['last'], to: Part['first']): void {
    for (const [position, ways] of from) {
      const follow = this.positions.follow[position]!;
      for (const [next, more] of to) follow.set(next, cap((follow.get(next) ?? 0) + ways * more));
    }
  }
}

const NOTHING: Part = { first: new Map(), last: new Map(), empty: 1 };

const cap = (ways: number) => Math.min(ways, 2);

function merge(...sets: Map<number, number>[]): Map<number, number> {
  const merged = new Map<number, number>();
  for (const set of sets) {
    for (const [position, ways] of set) merged.set(position, cap((merged.get(position) ?? 0) + ways));
  }
  return merged;
}

function times(set: Map<number, number>, factor: number): Map<number, number> {
  return factor === 0 ? new Map() : new Map([...set].map(([position, ways]) => [position, cap(ways * factor)]));
}
