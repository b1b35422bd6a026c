import type { Condition } from './parseFieldCondition';
import { camelCase } from './camelCase';

export interface DictCondition {
  conditions: { column: string; condition: Condition }[];
  orderBy?: { column: string; descending: boolean };
}

const MAX_TOKENS = 200;
const TOKEN = /\s*(?:('(?:[^']|'')*')|([A-Za-z_]\w*)|(-?\d+(?:\.\d+)?)|(<>|!=|>=|<=|[=<>(),]))/y;

interface Token {
  type: 'text' | 'word' | 'number' | 'sign';
  value: string;
}

/**
 * Parses `col op 'value' [and …] [order by col [asc|desc]]`, with `op` one of `= != <> > >= < <= like in`. The text never
 * becomes part of a statement.
 *
 * @returns undefined for any other text
 */
export function parseDictCondition(text: string): DictCondition | undefined {
  const tokens = tokenise(text);
  return tokens && new Parser(tokens).parse();
}

function tokenise(text: string): Token[] | undefined {
  const tokens: Token[] = [];
  const source = text.trim();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const match = TOKEN.exec(source);
    if (!match || tokens.length >= MAX_TOKENS) return undefined;
    const [, quoted, word, number, sign] = match;
    if (quoted !== undefined) tokens.push({ type: 'text', value: quoted.slice(1, -1).replaceAll("''", "'") });
    else if (word !== undefined) tokens.push({ type: 'word', value: word });
    else if (number !== undefined) tokens.push({ type: 'number', value: number });
    else tokens.push({ type: 'sign', value: sign! });
  }
  return tokens;
}

const COMPARISONS = { '=': 'eq', '!=': 'ne', '<>': 'ne', '>': 'gt', '>=': 'ge', '<': 'lt', '<=': 'le' } as const;
const RESERVED = new Set(['and', 'order', 'by', 'asc', 'desc', 'like', 'in', 'or', 'not', 'select', 'from', 'where']);

class Parser {
  private at = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  parse(): DictCondition | undefined {
    const conditions: DictCondition['conditions'] = [];
    if (!this.nextIsWord('order')) {
      do {
        const one = this.comparison();
        if (!one) return undefined;
        conditions.push(one);
      } while (this.takeWord('and'));
    }
    const result: DictCondition = { conditions };
    if (this.takeWord('order')) {
      if (!this.takeWord('by')) return undefined;
      const column = this.column();
      if (!column) return undefined;
      const descending = this.takeWord('desc');
      if (!descending) this.takeWord('asc');
      result.orderBy = { column, descending };
    }
    return this.at === this.tokens.length ? result : undefined;
  }

  private comparison(): DictCondition['conditions'][number] | undefined {
    const column = this.column();
    if (!column) return undefined;
    if (this.takeWord('like')) {
      const value = this.value();
      return value === undefined ? undefined : { column, condition: likeCondition(value) };
    }
    if (this.takeWord('in')) {
      const values = this.list();
      return values && { column, condition: { kind: 'in', values } };
    }
    const sign = this.take('sign');
    const comparison =
      sign && Object.hasOwn(COMPARISONS, sign) ? COMPARISONS[sign as keyof typeof COMPARISONS] : undefined;
    const value = comparison && this.value();
    if (!comparison || value === undefined) return undefined;
    return { column, condition: { kind: 'compare', comparison, value } };
  }

  private list(): string[] | undefined {
    if (!this.takeSign('(')) return undefined;
    const values: string[] = [];
    do {
      const value = this.value();
      if (value === undefined) return undefined;
      values.push(value);
    } while (this.takeSign(','));
    return this.takeSign(')') ? values : undefined;
  }

  private column(): string | undefined {
    const next = this.tokens[this.at];
    if (next?.type !== 'word' || RESERVED.has(next.value.toLowerCase())) return undefined;
    this.at += 1;
    return camelCase(next.value);
  }

  private value(): string | undefined {
    return this.take('text') ?? this.take('number');
  }

  private take(type: Token['type']): string | undefined {
    const next = this.tokens[this.at];
    if (next?.type !== type) return undefined;
    this.at += 1;
    return next.value;
  }

  private takeSign(sign: string): boolean {
    const next = this.tokens[this.at];
    const found = next?.type === 'sign' && next.value === sign;
    if (found) this.at += 1;
    return found;
  }

  private nextIsWord(word: string): boolean {
    const next = this.tokens[this.at];
    return next?.type === 'word' && next.value.toLowerCase() === word;
  }

  private takeWord(word: string): boolean {
    const found = this.nextIsWord(word);
    if (found) this.at += 1;
    return found;
  }
}

/** `%` is a wildcard at either end only; without one, the text must be equal. */
function likeCondition(pattern: string): Condition {
  const ends = pattern.startsWith('%');
  const starts = pattern.endsWith('%') && pattern.length > 1;
  const value = pattern.slice(ends ? 1 : 0, starts ? -1 : undefined);
  if (!ends && !starts) return { kind: 'compare', comparison: 'eq', value };
  return { kind: 'like', match: starts && ends ? 'contains' : ends ? 'ends' : 'starts', value };
}
