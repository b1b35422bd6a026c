/** A parsed expression. Greediness and group numbers are gone: only whether a text matches is ever asked. */
export interface Expression {
  root: Node;
  /** Sources of the one-character parts (`a`, `\d`, `[^,]`); nodes name them by index. */
  atoms: string[];
  flags: Flags;
}

export interface Flags {
  ignoreCase: boolean;
  multiline: boolean;
  dotAll: boolean;
  /** Characters are code points, not UTF-16 units. */
  unicode: boolean;
  /** The match must begin at the first character. */
  sticky: boolean;
}

export type Edge = 'start' | 'end' | 'word' | 'notWord';

export type Node =
  | { kind: 'atom'; atom: number }
  | { kind: 'sequence'; items: Node[] }
  | { kind: 'choice'; items: Node[] }
  /** `max` may be Infinity. */
  | { kind: 'repeat'; item: Node; min: number; max: number }
  | { kind: 'edge'; edge: Edge }
  | { kind: 'look'; body: Node; behind: boolean; negate: boolean };

/** `syntax`: no JavaScript expression. `unsupported`: back-references, `v` flag and inline flags. */
export type ParseRefusal = 'syntax' | 'unsupported';
