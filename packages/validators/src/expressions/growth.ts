import { Alphabet } from './Alphabet';
import { components } from './components';
import type { Expression, Node } from './Expression';
import { layOut, type Positions } from './Positions';
import { startsOnce } from './startsOnce';

/** Maximum number of explored edges between combined positions; more complex expressions are not analysed. */
const EDGE_LIMIT = 400_000;

/**
 * Growth of a backtracking engine's work with the length of a non-matching text: 1 linear, 2 quadratic, 3 cubic …,
 * Infinity exponential. An expression can be ambiguous within a loop (exponential) or between loops that accept the
 * same text (polynomial). The engine of this package does not backtrack; other readers of a saved form do.
 *
 * After A. Weber, H. Seidl: On the degree of ambiguity of finite automata (1991).
 *
 * @returns undefined if the expression is too complex to analyse
 */
export function growth(expression: Expression): number | undefined {
  const alphabet = new Alphabet(expression);
  const budget = { ways: EDGE_LIMIT };
  let worst = 1;
  const waiting: { body: Node; search: boolean }[] = [{ body: expression.root, search: !startsOnce(expression) }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const positions = layOut(next.body, next.search);
    if (!positions) return undefined;
    const graph = new PositionGraph(positions, alphabet, budget);
    worst = Math.max(worst, positions.doubling || graph.isExponential() ? Infinity : graph.degree() + 1);
    if (budget.ways < 0) return undefined;
    waiting.push(...positions.bodies.map((body) => ({ body, search: false })));
  }
  return worst;
}

class PositionGraph {
  private readonly size: number;
  private readonly follow: (readonly number[])[];
  /** Classes per position, as bits: positions that accept a common character share a class. */
  private readonly classes: bigint[];

  constructor(
    private readonly positions: Positions,
    { has, size, end }: Alphabet,
    private readonly budget: { ways: number },
  ) {
    this.size = positions.atoms.length;
    this.follow = positions.follow.map((ways) => [...ways.keys()]);
    this.classes = positions.atoms.map((atom) => {
      let bits = 0n;
      for (let index = 0; index < end; index++) {
        if (atom < 0 || has[atom * size + index]) bits |= 1n << BigInt(index);
      }
      return bits;
    });
  }

  /**
   * Whether some text leads from a position back to itself on two paths. Two walkers start there; the answer is yes if
   * a round trip of both exists on which they diverge, or use one of two paths between the same positions.
   */
  isExponential(): boolean {
    const { size, positions } = this;
    const twins = Array.from({ length: size }, (_, position) => position * size + position);
    const component = components(twins, (pair) => this.pairs(Math.floor(pair / size), pair % size));
    const meeting = new Set(twins.map((twin) => component.get(twin)));
    for (const [pair, number] of component) {
      if (Math.floor(pair / size) !== pair % size && meeting.has(number)) return true;
    }
    return positions.follow.some((ways, from) =>
      [...ways].some(([to, count]) => count > 1 && component.get(twins[from]!) === component.get(twins[to]!)),
    );
  }

  /** Maximum number of consecutive loops where each can hand over to the next at any character of some text. */
  degree(): number {
    const { size } = this;
    const all = Array.from({ length: size }, (_, position) => position);
    const component = components(all, (position) => this.follow[position]!);
    const members = new Map<number, number[]>();
    for (const position of all) {
      const number = component.get(position)!;
      members.set(number, [...(members.get(number) ?? []), position]);
    }
    const loops = [...members].filter(
      ([, [first, second]]) => second !== undefined || this.follow[first!]!.includes(first!),
    );
    const reach = all.map((position) => this.reachable(position));
    // Components are numbered from the end: each only leads to lower numbers.
    loops.sort(([a], [b]) => a - b);
    const best = new Map<number, number>();
    for (const [from, inside] of loops) {
      let most = 0;
      for (const [to, others] of loops) {
        if (to >= from || !reach[inside[0]!]!.has(others[0]!)) continue;
        const rest = best.get(to)!;
        if (rest + 1 > most && this.handsOver(inside, others, reach)) most = rest + 1;
        most = Math.max(most, rest);
      }
      best.set(from, most);
    }
    return Math.max(0, ...best.values());
  }

  /**
   * Whether some text leads from a position of the first loop back to it, from there to a position of the second loop,
   * and from that back to it. Uses three walkers and an edge from their end to their start: the text exists if that
   * edge closes a cycle (Allauzen, Mohri, Rastogi 2011).
   */
  private handsOver(first: readonly number[], second: readonly number[], reach: readonly Set<number>[]): boolean {
    const { size, follow, classes } = this;
    const inFirst = new Set(first);
    const inSecond = new Set(second);
    const code = (x: number, y: number, z: number) => (x * size + y) * size + z;
    const component = components(
      first.flatMap((p) => second.map((q) => code(p, p, q))),
      (triple) => {
        const z = triple % size;
        const y = Math.floor(triple / size) % size;
        const x = Math.floor(triple / size / size);
        const ways: number[] = [];
        if (y === z) ways.push(code(x, x, z));
        for (const nextX of follow[x]!) {
          if (!inFirst.has(nextX)) continue;
          for (const nextZ of follow[z]!) {
            if (!inSecond.has(nextZ)) continue;
            const shared = classes[nextX]! & classes[nextZ]!;
            if (shared === 0n) continue;
            for (const nextY of follow[y]!) {
              if ((classes[nextY]! & shared) !== 0n && reach[nextY]!.has(nextZ)) ways.push(code(nextX, nextY, nextZ));
            }
          }
        }
        return this.counted(ways);
      },
    );
    return first.some((p) =>
      second.some((q) => {
        const arrived = component.get(code(p, q, q));
        return arrived !== undefined && arrived === component.get(code(p, p, q));
      }),
    );
  }

  private pairs(one: number, two: number): readonly number[] {
    const { follow, classes, size } = this;
    const ways: number[] = [];
    for (const nextOne of follow[one]!) {
      for (const nextTwo of follow[two]!) {
        if ((classes[nextOne]! & classes[nextTwo]!) !== 0n) ways.push(nextOne * size + nextTwo);
      }
    }
    return this.counted(ways);
  }

  /** Returns no edges once the budget is spent; the result is discarded then. */
  private counted(ways: readonly number[]): readonly number[] {
    this.budget.ways -= ways.length + 1;
    return this.budget.ways < 0 ? [] : ways;
  }

  private reachable(from: number): Set<number> {
    const seen = new Set([from]);
    for (const position of seen) for (const next of this.follow[position]!) seen.add(next);
    return seen;
  }
}
