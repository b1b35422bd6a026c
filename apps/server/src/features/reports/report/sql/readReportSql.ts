import type { Outcome } from '@gezi/domain';
import { hasSqlDetails, loadModule, parseSync } from 'libpg-query';
import { sqlFunctions, sqlNodes, sqlOperators, sqlTypes, sqlValues } from './sqlNodes';

/** Characters of report SQL. */
export const MAX_SQL = 10_000;
/** Depth of the parse tree; PostgreSQL's own limit would end an embedded database. */
const MAX_DEPTH = 200;
/** Characters of one text in the SQL. */
const MAX_LITERAL = 1_000;
/** Joins of texts: each can double the length of a text. */
const MAX_JOINED = 12;
/** Tables named in the SQL; each may be named several times. */
const MAX_TABLES = 20;
const MAX_PARAMS = 50;

export type SqlFaultReason =
  | 'empty'
  | 'too-long'
  | 'syntax'
  | 'several'
  | 'not-select'
  | 'feature'
  | 'table'
  | 'schema'
  | 'function'
  | 'operator'
  | 'type'
  | 'literal'
  | 'number'
  | 'too-many-joined'
  | 'too-many-tables'
  | 'too-many-params'
  | 'format'
  | 'quoted-param'
  | 'numbered-param'
  | 'too-complex';

export interface SqlFault {
  code: SqlFaultReason;
  /** Name or text at fault. */
  name?: string;
  /** Position of the fault in the SQL, from 0. */
  at?: number;
}

/** `${name}` is a parameter of the report, `#{name}` a system variable. */
export interface SqlPlaceholder {
  kind: 'param' | 'system';
  name: string;
}

export interface ReportSql {
  /** The SQL with `$1`, `$2` … for its placeholders, each at its position in the given text. */
  text: string;
  /** Value of `$1` first; one for each place, because the type of a parameter follows from where it stands. */
  placeholders: readonly SqlPlaceholder[];
  /** Positions in `text` after parameters whose type follows from nothing, e.g. `$1 is null`. */
  untyped: readonly number[];
  /** Tables that are read, without those that the SQL defines with `with`. */
  tables: readonly string[];
}

export interface SqlOptions {
  /** True if a table may be read. @param schema undefined if the SQL names none */
  mayRead: (table: string, schema: string | undefined) => boolean;
}

/** A text, a quoted name, a comment, or a placeholder. */
const TOKEN =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|(?<kind>[$#])\{\s*(?<name>\w{1,64})\s*\}|\$(?<number>\d+)/g;
const WHOLE = /^'(?<kind>[$#])\{\s*(?<name>\w{1,64})\s*\}'$/;
const INSIDE = /[$#]\{\s*\w+\s*\}/;

/** Loads the parser; {@link readReportSql} needs it. */
export const loadSqlParser = (): Promise<void> => loadModule();

/**
 * Reads the SQL of a report: one SELECT without side effects, made only of what `sqlNodes` lists. The parser is that of
 * PostgreSQL, so the database reads the SQL as it was checked.
 */
export function readReportSql(sql: string, { mayRead }: SqlOptions): Outcome<ReportSql, SqlFault> {
  if (sql.length > MAX_SQL) return { ok: false, reason: { code: 'too-long' } };
  const tables = new Set<string>();
  const untyped: number[] = [];
  let joined = 0;
  let named = 0;
  try {
    const { text, placeholders } = bindPlaceholders(withoutEnd(sql));
    const offsetOf = byteOffsets(text);
    const statement = parseOne(text);
    visit(statement, 'SelectStmt', new Set(), 0, 0);
    return { ok: true, value: { text, placeholders, tables: [...tables], untyped } };

    function visitNode(node: unknown, scope: ReadonlySet<string>, depth: number, at: number): void {
      if (Array.isArray(node)) return node.forEach((item) => visitNode(item, scope, depth, at));
      // `select distinct` has one node without a type.
      for (const [type, members] of Object.entries(node as object))
        visit(members as Members, type, scope, depth + 1, at);
    }

    /** @param at byte offset of the nearest node that has one */
    function visit(node: Members, type: string, outer: ReadonlySet<string>, depth: number, near: number): void {
      const at = typeof node.location === 'number' && node.location >= 0 ? node.location : near;
      const place = () => offsetOf(at);
      if (depth > MAX_DEPTH) throw new Fault({ code: 'too-complex' });
      const allowed = Object.hasOwn(sqlNodes, type) ? sqlNodes[type]! : undefined;
      if (!allowed) throw new Fault({ code: 'feature', name: type, at: place() });
      checkNode(node, type, outer, place);
      let scope = outer;
      if (type === 'SelectStmt' && node.withClause) scope = withNames(node.withClause as Members, outer, depth, at);
      for (const [name, value] of Object.entries(node)) {
        const member = Object.hasOwn(allowed, name) ? allowed[name]! : undefined;
        if (!member) throw new Fault({ code: 'feature', name, at: place() });
        if (member === 'node') visitNode(value, scope, depth, at);
        // The queries of WITH see only those before them, see `withNames`.
        else if (member !== 'value' && member !== 'WithClause') visit(value as Members, member, scope, depth + 1, at);
      }
    }

    function withNames(clause: Members, outer: ReadonlySet<string>, depth: number, at: number): ReadonlySet<string> {
      const scope = new Set(outer);
      const { ctes, ...others } = clause;
      visit(others, 'WithClause', outer, depth + 1, at);
      for (const cte of ctes as { CommonTableExpr: Members }[]) {
        visit(cte.CommonTableExpr, 'CommonTableExpr', scope, depth + 1, at);
        scope.add(String(cte.CommonTableExpr.ctename));
      }
      return scope;
    }

    function checkNode(node: Members, type: string, scope: ReadonlySet<string>, place: () => number): void {
      switch (type) {
        case 'RangeVar': {
          const { relname, schemaname, catalogname } = node as Record<string, string | undefined>;
          if (!schemaname && scope.has(relname!)) return;
          if (catalogname || !mayRead(relname!, schemaname)) {
            throw new Fault({ code: schemaname ? 'schema' : 'table', name: relname!, at: place() });
          }
          tables.add(relname!);
          named += 1;
          if (named > MAX_TABLES) throw new Fault({ code: 'too-many-tables', at: place() });
          return;
        }
        case 'FuncCall':
          return checkFunction(node, place);
        case 'A_Expr': {
          const operator = namesOf(node.name).join('.');
          if (!sqlOperators.has(operator)) throw new Fault({ code: 'operator', name: operator, at: place() });
          if (operator === '||') countJoined(1, place);
          return;
        }
        case 'SubLink': {
          const operator = namesOf(node.operName).join('.');
          if (operator && !sqlOperators.has(operator))
            throw new Fault({ code: 'operator', name: operator, at: place() });
          if (node.subLinkType === 'ARRAY_SUBLINK') throw new Fault({ code: 'feature', name: 'array', at: place() });
          return;
        }
        case 'TypeName': {
          const name = ofCatalog(namesOf(node.names));
          if (!name || !sqlTypes.has(name))
            throw new Fault({ code: 'type', name: namesOf(node.names).at(-1)!, at: place() });
          return;
        }
        case 'A_Const':
          return checkConstant(node, place);
        case 'SQLValueFunction':
          if (!sqlValues.has(String(node.op))) {
            throw new Fault({
              code: 'function',
              name: String(node.op).replace('SVFOP_', '').toLowerCase(),
              at: place(),
            });
          }
          return;
        case 'NullTest': {
          const param = (node.arg as { ParamRef?: { number: number; location?: number } }).ParamRef;
          if (param) untyped.push(offsetOf(param.location ?? 0) + `$${param.number}`.length);
          return;
        }
        case 'ParamRef':
          if (Number(node.number) > placeholders.length) throw new Fault({ code: 'numbered-param', at: place() });
      }
    }

    function checkFunction(node: Members, place: () => number): void {
      const names = namesOf(node.funcname);
      const name = ofCatalog(names);
      if (!name || !sqlFunctions.has(name)) throw new Fault({ code: 'function', name: names.join('.'), at: place() });
      const args = (node.args ?? []) as unknown[];
      if (name === 'concat' || name === 'concat_ws') countJoined(args.length, place);
      // A format read from rows can repeat itself.
      if (name === 'to_char' && !isShortText(args[1])) throw new Fault({ code: 'format', at: place() });
    }

    function countJoined(by: number, place: () => number): void {
      joined += by;
      if (joined > MAX_JOINED) throw new Fault({ code: 'too-many-joined', at: place() });
    }
  } catch (error) {
    if (error instanceof Fault) return { ok: false, reason: error.fault };
    // The parser has no more room for nested expressions.
    if (error instanceof RangeError) return { ok: false, reason: { code: 'too-complex' } };
    throw error;
  }
}

type Members = Readonly<Record<string, unknown>>;

class Fault extends Error {
  constructor(readonly fault: SqlFault) {
    super(fault.code);
  }
}

/** Without the semicolon of the last statement. */
const withoutEnd = (sql: string): string => sql.replace(/;\s*$/, (end) => ' '.repeat(end.length));

/** Replaces placeholders by `$1`, `$2` …, padded to their length, so that positions stay those of the given text. */
function bindPlaceholders(sql: string): Pick<ReportSql, 'text' | 'placeholders'> {
  const placeholders: SqlPlaceholder[] = [];
  const text = sql.replaceAll(TOKEN, (token, ...rest: unknown[]) => {
    const at = rest.at(-3) as number;
    const groups = rest.at(-1) as Partial<Record<'kind' | 'name' | 'number', string>>;
    if (groups.number) throw new Fault({ code: 'numbered-param', name: token, at });
    const { kind, name } = groups.kind ? groups : (WHOLE.exec(token)?.groups ?? {});
    if (!kind || !name) {
      if (token.startsWith("'") && INSIDE.test(token)) throw new Fault({ code: 'quoted-param', name: token, at });
      return token;
    }
    const count = placeholders.push({ kind: kind === '$' ? 'param' : 'system', name });
    if (count > MAX_PARAMS) throw new Fault({ code: 'too-many-params', at });
    return `$${count}`.padEnd(token.length);
  });
  return { text, placeholders };
}

function parseOne(text: string): Members {
  if (!text.trim()) throw new Fault({ code: 'empty' });
  // The parser would read a text up to its first NUL.
  const nul = text.indexOf('\0');
  if (nul >= 0) throw new Fault({ code: 'syntax', at: nul });
  const statements = parse(text).stmts ?? [];
  const [first, second] = statements;
  if (!first?.stmt) throw new Fault({ code: 'empty' });
  if (second) throw new Fault({ code: 'several', at: byteOffsets(text)((second.stmt_location ?? 0) + 1) });
  const [[type, statement]] = Object.entries(first.stmt) as [[string, Members]];
  if (type !== 'SelectStmt') throw new Fault({ code: 'not-select', at: 0 });
  return statement;
}

function parse(text: string): ReturnType<typeof parseSync> {
  try {
    return parseSync(text);
  } catch (error) {
    if (!hasSqlDetails(error)) throw error;
    throw new Fault({ code: 'syntax', at: Math.max(0, error.sqlDetails?.cursorPosition ?? 0) });
  }
}

function checkConstant(node: Members, place: () => number): void {
  const text = (node.sval as { sval?: string } | undefined)?.sval ?? '';
  if (text.length > MAX_LITERAL) throw new Fault({ code: 'literal', at: place() });
  const number = (node.fval as { fval?: string } | undefined)?.fval ?? '';
  // `1e131000` has as many digits.
  if (/e/i.test(number) || number.length > 40)
    throw new Fault({ code: 'number', name: number.slice(0, 20), at: place() });
}

const namesOf = (names: unknown): string[] =>
  ((names ?? []) as { String?: { sval?: string } }[]).map(({ String: text }) => text?.sval ?? '');

/** A name of PostgreSQL itself; undefined for one of another schema. */
function ofCatalog(names: readonly string[]): string | undefined {
  if (names.length === 1) return names[0];
  return names.length === 2 && names[0] === 'pg_catalog' ? names[1] : undefined;
}

function isShortText(node: unknown): boolean {
  const constant = (node as { A_Const?: { sval?: { sval?: string } } } | undefined)?.A_Const?.sval?.sval;
  return constant !== undefined && constant.length <= 64;
}

/** Converts byte offsets in UTF-8 to positions of characters. */
function byteOffsets(text: string): (offset: number) => number {
  const bytes = Buffer.from(text);
  return (offset) => bytes.subarray(0, offset).toString().length;
}
