import type { ReportFieldType } from '@gezi/domain';
import { sql, type SQL } from 'drizzle-orm';
import { bigint, date, numeric, PgDialect, pgTable, timestamp, varchar, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { SqlRefused } from './SqlRefused';

/** Characters of a text in a row; longer ones are cut. */
const MAX_TEXT = 2_000;

const MAX_FIELDS = 100;
const FIELD_NAME = /^\p{L}[\p{L}\p{N}_]{0,62}$/u;
/** Names of request parameters, which are no fields. */
const RESERVED = new Set(['column', 'order', 'pageNo', 'pageSize', 'superQueryParams', 'superQueryMatchType']);
const RESERVED_PARTS = /^(?:self_|chart[A-Z])|_(?:begin|end|MultiString|dictText)$/;

/** A field of the SQL of a report, in the order of its result. */
export interface ReportField {
  name: string;
  type: ReportFieldType;
}

/** A SELECT with its values, and the tables that it names. */
export interface GivenQuery {
  /** SQL with `$1`, `$2` … */
  text: string;
  values: readonly unknown[];
  /** Queries by the name of their table. */
  tables: readonly (readonly [name: string, query: SQL])[];
  /** Positions in `text` at which parameters are declared as texts. */
  untyped: readonly number[];
}

/** A field with its type in the database. */
type DescribedField = ReportField & { dataTypeID: number; dataTypeModifier: number };

const AS_TEXT = '::text';

/** The text of a query with the types of its parameters. */
const typedText = ({ text, untyped }: GivenQuery): string =>
  untyped.reduceRight((typed, at) => typed.slice(0, at) + AS_TEXT + typed.slice(at), text);

/** The position in the text of a query for one in its {@link typedText}. */
export const untypedPosition = ({ untyped }: GivenQuery, at: number): number =>
  untyped.reduce((position, place) => (position > place ? Math.max(place, position - AS_TEXT.length) : position), at);

const TABLE = 'report';
const PLACE = sql.raw(`"${TABLE}"."row place"`);
const dialect = new PgDialect();

/** A query of the server as the query of a report. */
export function givenOf(query: SQL): GivenQuery {
  const { sql: text, params: values } = dialect.sqlToQuery(query);
  return { text, values, tables: [], untyped: [] };
}

/** The rows of a report as the table `report`, with columns of known types, whatever the types of the SQL are. */
export function reportRows(given: GivenQuery, fields: readonly DescribedField[]) {
  const columns = pgTable(TABLE, Object.fromEntries(fields.map(({ name, type }) => [name, columnOf(name, type)])));
  const selected = fields.map((field) => sql`${wireValue(field)} as ${sql.identifier(field.name)}`);
  const report = sql`select row_number() over () as "row place", ${sql.join(selected, sql`, `)} from given`;
  return {
    columns: columns as Readonly<Record<string, AnyPgColumn>>,
    place: PLACE,
    /** @param select reads from `report` */
    statement: (select: SQL) => statementOf(given, sql`, "report" as (${report}) ${select}`),
  };
}

/** The SQL of a report with a query on its result, named `given`. */
export function statementOf(given: GivenQuery, rest: SQL) {
  const { values, tables } = given;
  const before = dialect.sqlToQuery(
    sql`with ${sql.join(
      tables.map(([name, query]) => sql`${sql.identifier(name)} as (${query}), `),
      sql``,
    )}given as (`,
  );
  const after = dialect.sqlToQuery(rest);
  const head = `${shifted(before.sql, values.length)}\n`;
  return {
    text: `${head}${typedText(given)}\n) ${shifted(after.sql, values.length + before.params.length)}`,
    values: [...values, ...before.params, ...after.params],
    /** Position of the SQL of the report in `text`. */
    start: head.length,
  };
}

/** Renumbers `$1` …; the SQL is written by the server and has no texts. */
const shifted = (text: string, by: number): string =>
  by === 0 ? text : text.replaceAll(/\$(\d+)/g, (_all, number: string) => `$${Number(number) + by}`);

function columnOf(name: string, type: ReportFieldType) {
  switch (type) {
    case 'Integer':
    case 'Long':
      return bigint(name, { mode: 'number' });
    case 'BigDecimal':
      return numeric(name);
    case 'Date':
      return date(name, { mode: 'string' });
    case 'Datetime':
      return timestamp(name, { mode: 'string', precision: 0 });
    case 'String':
      return varchar(name);
  }
}

const TYPES: Readonly<Record<number, ReportFieldType>> = {
  20: 'Long',
  21: 'Integer',
  23: 'Integer',
  700: 'BigDecimal',
  701: 'BigDecimal',
  1700: 'BigDecimal',
  1082: 'Date',
  1114: 'Datetime',
  1184: 'Datetime',
};
const TIMESTAMPTZ = 1184;
const VARCHAR = 1043;
/** The modifier of a varchar is its length plus this; -1 without a length. */
const MODIFIER_OFFSET = 4;
const FLOATS = new Set([700, 701]);

/** The fields of a result. @throws {SqlRefused} for names that a report cannot have */
export function describedFields(fields: readonly Omit<DescribedField, 'type'>[], text: string): DescribedField[] {
  if (fields.length > MAX_FIELDS) throw new SqlRefused({ code: 'too-many-fields' }, text);
  const names = new Set<string>();
  return fields.map(({ name, dataTypeID, dataTypeModifier }) => {
    if (!FIELD_NAME.test(name) || RESERVED.has(name) || RESERVED_PARTS.test(name)) {
      throw new SqlRefused({ code: 'field-name', name }, text);
    }
    if (names.has(name)) throw new SqlRefused({ code: 'field-twice', name }, text);
    names.add(name);
    // Types without a column of their own are read as text.
    return { name, dataTypeID, dataTypeModifier, type: TYPES[dataTypeID] ?? 'String' };
  });
}

function wireValue({ name, type, dataTypeID, dataTypeModifier }: DescribedField): SQL {
  const column = sql`given.${sql.identifier(name)}`;
  const isShort = dataTypeID === VARCHAR && dataTypeModifier > 0 && dataTypeModifier - MODIFIER_OFFSET <= MAX_TEXT;
  if (isShort) return sql`${column}::text`;
  if (type === 'String') return sql`left(${column}::text, ${sql.raw(String(MAX_TEXT))})`;
  if (dataTypeID === TIMESTAMPTZ) return sql`(${column} at time zone 'Asia/Shanghai')::timestamp(0)`;
  // Infinity and NaN are no numbers in JSON.
  if (FLOATS.has(dataTypeID)) {
    return sql`(case when ${column} between -1e15 and 1e15 then ${column}::numeric end)`;
  }
  if (type === 'BigDecimal') return sql`(case when abs(${column}) < 1e18 then round(${column}, 8) end)`;
  if (type === 'Datetime') return sql`${column}::timestamp(0)`;
  return column;
}
