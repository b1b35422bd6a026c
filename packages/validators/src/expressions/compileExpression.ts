import { Alphabet } from './Alphabet';
import { Automaton } from './Automaton';
import { determinize, type Table } from './determinize';
import type { Expression, Node } from './Expression';
import { startsOnce } from './startsOnce';

/** A compiled expression; see `runProgram`. */
export interface Program {
  alphabet: Alphabet;
  unicode: boolean;
  /** Look-aheads at the start of the text, and whether they are negated. */
  heads: (MachineProgram & { negate: boolean })[];
  /** Look-arounds, inner ones before the outer ones that use them. */
  looks: LookProgram[];
  main: MachineProgram;
  /** Memory use: table cells and states, in units of about 4 bytes. */
  weight: number;
}

export interface MachineProgram {
  automaton: Automaton;
  /** Absent if the expression has too many states for a table. */
  table: Table | undefined;
  restart: boolean;
  /**
   * Maps the bits of all look-arounds at a position to this machine's input: its own looks only, negated where
   * required.
   */
  asked: Uint8Array;
}

interface LookProgram extends MachineProgram {
  behind: boolean;
}

/** Each look-around is another pass over the text and doubles the width of the table that uses it. */
const LOOK_LIMIT = 4;
const HEAD_LIMIT = 8;

/**
 * Compiles an expression to automata that run in linear time.
 *
 * @returns undefined if it has more than 4 look-arounds in addition to 8 at its start, or more than 20,000 states after
 *   unrolling
 */
export function compileExpression(expression: Expression): Program | undefined {
  const { flags } = expression;
  const { heads: headNodes, root } = extractHeads(expression);
  const nodes = [...headNodes.map(({ body }) => body), root].flatMap(lookNodes);
  if (nodes.length > LOOK_LIMIT || headNodes.length > HEAD_LIMIT) return undefined;
  const alphabet = new Alphabet(expression);
  const indexOf = (node: Node) => nodes.indexOf(node as LookNode);

  const machine = (body: Node, backward: boolean, restart: boolean, full: boolean): MachineProgram => {
    const automaton = new Automaton(body, alphabet, flags, indexOf, backward);
    const table = automaton.tooLarge ? undefined : determinize(automaton, alphabet, restart, full);
    return { automaton, table, restart, asked: lookMask(automaton, nodes) };
  };

  // The body of a look-ahead is matched backwards from the end of the text: a match of its mirror image ends where the
  // body starts.
  const looks = nodes.map(({ body, behind }) => ({ ...machine(body, !behind, true, true), behind }));
  const heads = headNodes.map(({ body, negate }) => ({ ...machine(body, false, false, false), negate }));
  const main = machine(root, false, !startsOnce(expression), false);
  const machines = [...looks, ...heads, main];
  if (machines.some(({ automaton }) => automaton.tooLarge)) return undefined;
  const weight = machines.reduce(
    (sum, { table, automaton }) => sum + (table?.cells.length ?? 0) + automaton.size * 8,
    0,
  );
  return { alphabet, unicode: flags.unicode, looks, heads, main, weight };
}

function lookMask({ looks }: Automaton, nodes: readonly LookNode[]): Uint8Array {
  return Uint8Array.from({ length: 1 << nodes.length }, (_, answers) =>
    looks.reduce((bits, look, bit) => bits | ((((answers >> look) & 1) ^ Number(nodes[look]!.negate)) << bit), 0),
  );
}

/** Extracts leading look-aheads of `^(?=…)(?!…)…`: they apply to one position only, like separate expressions. */
function extractHeads({ root, flags }: Expression): { heads: LookNode[]; root: Node } {
  const items = root.kind === 'sequence' ? root.items : [];
  const [first, ...rest] = items;
  const count = rest.findIndex((item) => item.kind !== 'look' || item.behind);
  const anchored = first?.kind === 'edge' && first.edge === 'start' && !flags.multiline;
  if (!anchored || count < 1) return { heads: [], root };
  return {
    heads: rest.slice(0, count) as LookNode[],
    root: { kind: 'sequence', items: [first, ...rest.slice(count)] },
  };
}

type LookNode = Extract<Node, { kind: 'look' }>;

function lookNodes(node: Node): LookNode[] {
  switch (node.kind) {
    case 'look':
      return [...lookNodes(node.body), node];
    case 'repeat':
      return lookNodes(node.item);
    case 'sequence':
    case 'choice':
      return node.items.flatMap(lookNodes);
    default:
      return [];
  }
}
