import {
  Column,
  is,
  Name,
  Param,
  Placeholder,
  SQL,
  StringChunk,
  Table,
  type QueryWithTypings,
  type SQLChunk,
} from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

interface Statement {
  sql: string;
  params: unknown[];
}

type Append = (dialect: QuickDialect, to: Statement, chunk: never) => void;

/**
 * Drizzle's dialect with a faster conversion of statements to text, with the same result (decision 16). Drizzle tries its
 * classes in turn for each chunk; here a class is tried once, and the texts of tables and columns are kept. Chunks of
 * other classes, e.g. subqueries, are left to drizzle.
 */
export class QuickDialect extends PgDialect {
  override sqlToQuery(statement: SQL, invokeSource?: 'indexes'): QueryWithTypings {
    if (invokeSource) return super.sqlToQuery(statement, invokeSource);
    const result: Statement = { sql: '', params: [] };
    this.append(result, statement);
    return result;
  }

  /** Also called by drizzle, without `this`. */
  override escapeParam(index: number): string {
    return `$${earlierParams + index + 1}`;
  }

  append(to: Statement, chunk: SQLChunk): void {
    if (chunk === undefined) return;
    if (typeof chunk !== 'object' || chunk === null) this.appendParam(to, chunk);
    else if (Array.isArray(chunk)) this.appendList(to, chunk as SQLChunk[]);
    else appendFor(chunk)(this, to, chunk as never);
  }

  appendParam(to: Statement, value: unknown): void {
    to.sql += `$${to.params.push(value)}`;
  }

  /** Leaves a chunk to drizzle. */
  appendOther(to: Statement, chunk: SQLChunk): void {
    const outer = earlierParams;
    earlierParams = to.params.length;
    try {
      const { sql, params } = super.sqlToQuery(new SQL([chunk]));
      to.sql += sql;
      to.params.push(...params);
    } finally {
      earlierParams = outer;
    }
  }

  private appendList(to: Statement, items: readonly SQLChunk[]): void {
    to.sql += '(';
    for (const [index, item] of items.entries()) {
      if (index > 0) to.sql += ', ';
      this.append(to, item);
    }
    to.sql += ')';
  }
}

const dialect = new QuickDialect();

/** Text and parameters of a part of a statement; equal for parts that are alike. */
export function textOf(part: SQL | undefined): string {
  if (!part) return '';
  const { sql, params } = dialect.sqlToQuery(part);
  return JSON.stringify([sql, params]);
}

/**
 * Text of a part of a statement, which needs no objects for the parts around it.
 *
 * @param params values of the parts before; those of this one are added
 */
export function partText(part: SQL, params: unknown[]): string {
  const statement = { sql: '', params };
  dialect.append(statement, part);
  return statement.sql;
}

/** Number of parameters before those of the chunk that drizzle converts. */
let earlierParams = 0;

const appendText: Append = (_dialect, to, { value }: StringChunk) => {
  for (const part of value) to.sql += part;
};

const appendName: Append = (dialect, to, { value }: Name) => {
  to.sql += dialect.escapeName(value);
};

const appendChunks: Append = (dialect, to, chunk: SQL) => {
  // Private in drizzle: set by `inlineParams()`.
  if ((chunk as unknown as { shouldInlineParams: boolean }).shouldInlineParams) dialect.appendOther(to, chunk);
  else for (const part of chunk.queryChunks) dialect.append(to, part);
};

const appendValue: Append = (dialect, to, param: Param) => {
  const { value, encoder } = param;
  const isLater = is(value, Placeholder);
  const mapped: unknown = isLater || value === null ? value : encoder.mapToDriverValue(value);
  if (isLater || is(mapped, SQL)) dialect.appendOther(to, param);
  else dialect.appendParam(to, mapped);
};

const keptTexts = new WeakMap<object, string>();

/** Text of a table or column, which never has parameters. */
const appendKept: Append = (dialect, to, chunk: SQLChunk & object) => {
  let text = keptTexts.get(chunk);
  if (text === undefined) {
    const alone: Statement = { sql: '', params: [] };
    dialect.appendOther(alone, chunk);
    keptTexts.set(chunk, (text = alone.sql));
  }
  to.sql += text;
};

const appendOther: Append = (dialect, to, chunk: SQLChunk) => dialect.appendOther(to, chunk);

/** Classes of drizzle in the order in which it tries them. */
const APPENDS: readonly (readonly [Parameters<typeof is>[1], Append])[] = [
  [StringChunk, appendText],
  [Name, appendName],
  [SQL, appendChunks],
  [Table, appendKept],
  [Column, appendKept],
  [Param, appendValue],
];

const appendsByClass = new Map<unknown, Append>();

function appendFor(chunk: object): Append {
  let append = appendsByClass.get(chunk.constructor);
  if (!append) {
    append = APPENDS.find(([type]) => is(chunk, type))?.[1] ?? appendOther;
    appendsByClass.set(chunk.constructor, append);
  }
  return append;
}
