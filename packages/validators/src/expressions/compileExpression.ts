import { Alphabet } from './Alphabet';
import { Automaton } from './Automaton';
import { determinize, type Table } from './determinize';
import type { Expression, Node } from './Expression';
import { startsOnce } from './startsOnce';

/** An expression ready to run; see `runProgram`. */
export interface Program {
  alphabet: Alphabet;
  unicode: boolean;
  /** Look-aheads of the first place only, and that they must not match. */
  heads: (MachineProgram & { negate: boolean })[];
  /** Inner look-arounds before the outer ones that ask them. */
  looks: LookProgram[];
  main: MachineProgram;
  /** Table cells and states: what the program weighs in memory, in steps of about 4 bytes. */
  weight: number;
}

export interface MachineProgram {
  automaton: Automaton;
  /** Absent when the expression has too many states for a table. */
  table: Table | undefined;
  restart: boolean;
  /**
   * The answers of all look-arounds at a place, bit by bit as they matched, turned into what this machine asks:
   * negated where it must be, and the bits of its own looks only.
   */
  asked: Uint8Array;
}

interface LookProgram extends MachineProgram {
  behind: boolean;
}

/** Each look-around is one more pass over the text, and doubles the width of the table that asks it. */
const LOOK_LIMIT = 4;
const HEAD_LIMIT = 8;

/**
 * Turns an expression into automata whose work grows with the length of the text and nothing else.
 *
 * @returns undefined when it has more than 4 look-arounds besides 8 at its beginning,
 *   or more than 20,000 states with its counts written out
 */
export function compileExpression(expression: Expression): Program | undefined {
  const { flags } = expression;
  const { heads: headNodes, root } = takeHeads(expression);
  const nodes = [...headNodes.map(({ body }) => body), root].flatMap(lookNodes);
  if (nodes.length > LOOK_LIMIT || headNodes.length > HEAD_LIMIT) return undefined;
  const alphabet = new Alphabet(expression);
  const indexOf = (node: Node) => nodes.indexOf(node as LookNode);

  const machine = (body: Node, backward: boolean, restart: boolean, full: boolean): MachineProgram => {
    const automaton = new Automaton(body, alphabet, flags, indexOf, backward);
    const table = automaton.tooLarge ? undefined : determinize(automaton, alphabet, restart, full);
    return { automaton, table, restart, asked: askedBy(automaton, nodes) };
  };

  // A body looked for ahead is read from the end of the text: where its mirror image ends, it begins.
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

function askedBy({ looks }: Automaton, nodes: readonly LookNode[]): Uint8Array {
  return Uint8Array.from({ length: 1 << nodes.length }, (_, answers) =>
    looks.reduce((bits, look, bit) => bits | ((((answers >> look) & 1) ^ Number(nodes[look]!.negate)) << bit), 0),
  );
}

/** Takes look-aheads off the front of `^(?=…)(?!…)…`: they are asked at one place only, like expressions of their own. */
function takeHeads({ root, flags }: Expression): { heads: LookNode[]; root: Node } {
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
