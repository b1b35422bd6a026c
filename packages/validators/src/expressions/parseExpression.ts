import type { Expression, Flags, Node, ParseRefusal } from './Expression';

type Parsed = { ok: true; value: Expression } | { ok: false; reason: ParseRefusal; detail: string };

/**
 * Parses JavaScript's expression syntax, including web-legacy forms. The platform's engine validates it; this only
 * extracts the structure.
 *
 * @param flags as in `RegExp`; `d` and `g` are ignored
 */
export function parseExpression(source: string, flags = ''): Parsed {
  let groups: RegExpExecArray | null;
  try {
    // The empty first alternative matches immediately, so the source does not run; the result has one entry per group.
    groups = new RegExp(`|${source}`, flags.replace(/[gy]/g, '')).exec('');
    void new RegExp(source, flags);
  } catch (error) {
    return { ok: false, reason: 'syntax', detail: error instanceof Error ? error.message : String(error) };
  }
  if (flags.includes('v')) return { ok: false, reason: 'unsupported', detail: 'v' };
  const parser = new Parser(source, readFlags(flags), (groups?.length ?? 1) - 1, Boolean(groups?.groups));
  const root = parser.choice();
  if (parser.unsupported) return { ok: false, reason: 'unsupported', detail: parser.unsupported };
  return { ok: true, value: { root, atoms: parser.atoms, flags: parser.flags } };
}

const readFlags = (flags: string): Flags => ({
  ignoreCase: flags.includes('i'),
  multiline: flags.includes('m'),
  dotAll: flags.includes('s'),
  unicode: flags.includes('u'),
  sticky: flags.includes('y'),
});

const CLASS = String.raw`\[(?:[^\]\\]|\\[^])*\]`;
const ESCAPE = String.raw`\\c[A-Za-z]|\\x[0-9A-Fa-f]{2}|\\u[0-9A-Fa-f]{4}`;
// Outside unicode mode there are octal escapes, and `\c` without a letter is a backslash.
const UNIT_ATOM = String.raw`${ESCAPE}|\\[0-3][0-7]{0,2}|\\[4-7][0-7]?|\\(?!c)[^]|${CLASS}|[^]`;
const SURROGATES = String.raw`\\u[Dd][89ABab][0-9A-Fa-f]{2}\\u[Dd][C-Fc-f][0-9A-Fa-f]{2}`;
const POINT_ATOM = String.raw`\\u\{[0-9A-Fa-f]+\}|${SURROGATES}|${ESCAPE}|\\[pP]\{[^}]*\}|\\[^]|${CLASS}|[^]`;

/** Recursive descent parser for a valid source. */
class Parser {
  readonly atoms: string[] = [];
  unsupported: string | undefined;
  private position = 0;
  private readonly atomShape: RegExp;

  constructor(
    private readonly source: string,
    readonly flags: Flags,
    private readonly groupCount: number,
    private readonly hasNames: boolean,
  ) {
    this.atomShape = flags.unicode ? new RegExp(POINT_ATOM, 'uy') : new RegExp(UNIT_ATOM, 'y');
  }

  /** Parses alternatives up to a closing bracket or the end. */
  choice(): Node {
    const items = [this.sequence()];
    while (this.take(/\|/y)) items.push(this.sequence());
    return items.length === 1 ? items[0]! : { kind: 'choice', items };
  }

  private sequence(): Node {
    const items: Node[] = [];
    while (this.position < this.source.length && !/[|)]/.test(this.source.charAt(this.position))) {
      items.push(this.quantified(this.term()));
    }
    return items.length === 1 ? items[0]! : { kind: 'sequence', items };
  }

  private quantified(item: Node): Node {
    const found = this.take(/(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y);
    if (!found) return item;
    const [, sign, low, comma, high] = found;
    const min = low === undefined ? (sign === '+' ? 1 : 0) : Number(low);
    if (sign) return { kind: 'repeat', item, min, max: sign === '?' ? 1 : Infinity };
    return { kind: 'repeat', item, min, max: comma ? (high ? Number(high) : Infinity) : min };
  }

  private term(): Node {
    if (this.take(/\^/y)) return { kind: 'edge', edge: 'start' };
    if (this.take(/\$/y)) return { kind: 'edge', edge: 'end' };
    if (this.take(/\\b/y)) return { kind: 'edge', edge: 'word' };
    if (this.take(/\\B/y)) return { kind: 'edge', edge: 'notWord' };
    const look = this.take(/\(\?(<?)([=!])/y);
    if (look) {
      const body = this.closed();
      return { kind: 'look', body, behind: look[1] === '<', negate: look[2] === '!' };
    }
    if (this.take(/\((?:\?:|\?<[^>]*>|(?!\?))/y)) return this.closed();
    const flagged = this.take(/\(\?[a-z-]*:/y);
    if (flagged) {
      this.unsupported ??= flagged[0];
      return this.closed();
    }
    return this.backReference() ?? this.atom();
  }

  private closed(): Node {
    const node = this.choice();
    this.position++;
    return node;
  }

  private backReference(): Node | undefined {
    const found = this.take(/\\(?:([1-9]\d*)|k<[^>]*>)/y);
    if (!found) return undefined;
    const refers = found[1]
      ? this.flags.unicode || Number(found[1]) <= this.groupCount
      : this.flags.unicode || this.hasNames;
    if (refers) {
      this.unsupported ??= found[0];
      return { kind: 'sequence', items: [] };
    }
    this.position -= found[0].length;
    return undefined;
  }

  private atom(): Node {
    const source = this.take(this.atomShape)![0];
    this.atoms.push(source === '\\' ? '\\\\' : source);
    return { kind: 'atom', atom: this.atoms.length - 1 };
  }

  private take(shape: RegExp): RegExpExecArray | null {
    shape.lastIndex = this.position;
    const found = shape.exec(this.source);
    if (found) this.position = shape.lastIndex;
    return found;
  }
}
