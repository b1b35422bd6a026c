import { sql, type Column, type SQL } from 'drizzle-orm';
import { date, index, integer, numeric, timestamp, varchar, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** Id of a record: up to 36 characters, from `newId()`. */
export const recordId = () => varchar('id', { length: 36 }).notNull();

/** The id of another record. No foreign key: writers validate it, and imports insert in any order. */
export const idOf = (name: string) => varchar(name, { length: 36 });

/** Date and time in Asia/Shanghai, read and written as `YYYY-MM-DD HH:mm:ss`. */
export const moment = (name: string) => timestamp(name, { mode: 'string', precision: 0 });

/** `YYYY-MM-DD`. */
export const day = (name: string) => date(name, { mode: 'string' });

/** Money, price or quantity: exact, 8 decimals, a decimal text in TypeScript. */
export const amount = (name: string) => numeric(name, { precision: 20, scale: 8 });

/** `'0'` or `'1'`, as on the wire. */
export const flag = (name: string) => varchar(name, { length: 1 });

/** Tenant of a row; 0: the row serves all tenants. First column of every index of tenant rows. */
export const tenantId = () => integer('tenant_id').notNull().default(0);

/** Who created and last changed a row; `updateTime` is its version. Set by the server only. */
export const changes = () => ({
  createBy: varchar('create_by', { length: 100 }),
  createTime: moment('create_time'),
  updateBy: varchar('update_by', { length: 100 }),
  updateTime: moment('update_time'),
});

/** {@link changes}, and the department and tenant of the row. */
export const audit = () => ({
  ...changes(),
  sysOrgCode: varchar('sys_org_code', { length: 64 }),
  tenantId: tenantId(),
});

/** The pairs of neighbouring characters of a text, by a function of the database. */
export const characterPairs = (text: Column | SQL): SQL => sql`character_pairs(${text})`;

/** The texts of several columns as one, a space between them. */
export const joinedTexts = (columns: readonly Column[]): SQL =>
  sql`(${sql.join(
    columns.map((column) => sql`coalesce(${column}, '')`),
    sql` || ' ' || `,
  )})`;

/**
 * Index for parts of a name of 255 characters at most. Conditions of lists on the column use it for parts of two characters
 * or more (`docs/decisions/0011-parts-of-names.md`).
 */
export const pairIndex = (name: string, column: AnyPgColumn) => index(name).using('gin', characterPairs(column));

/** Index for parts of any of the texts by which `findNewest` searches the records of a table. */
export const searchIndex = (name: string, ...columns: AnyPgColumn[]) =>
  index(name).using('gin', characterPairs(joinedTexts(columns)));

/**
 * Index for parts of a name of which a tenant has few different values, e.g. names of departments.
 *
 * @param name ends with `_values`
 * @param more columns of the scope, so that rows are counted in the index alone
 */
export const valuesIndex = (
  name: `${string}_values`,
  tenant: AnyPgColumn,
  column: AnyPgColumn,
  ...more: AnyPgColumn[]
) => index(name).on(tenant, column, ...more);

/** True for the name of a {@link valuesIndex}. */
export const isValuesIndex = (name: string | undefined): boolean => name?.endsWith('_values') ?? false;
