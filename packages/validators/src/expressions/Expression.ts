/** A parsed expression, without greediness and group numbers: only whether a text matches is relevant. */
export interface Expression {
  root: Node;
  /** Sources of single-character parts (`a`, `\d`, `[^,]`); nodes refer to them by index. */
  atoms: string[];
  flags: Flags;
}

export interface Flags {
  ignoreCase: boolean;
  multiline: boolean;
  dotAll: boolean;
  /** Characters are code points, not UTF-16 units. */
  unicode: boolean;
  /** The match must start at the first character. */
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

/** `syntax`: not a JavaScript expression. `unsupported`: back-references, `v` flag and inline flags. */
export type ParseRefusal = 'syntax' | 'unsupported';
