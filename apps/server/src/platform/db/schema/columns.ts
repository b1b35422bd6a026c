import { date, integer, numeric, timestamp, varchar } from 'drizzle-orm/pg-core';

/** Primary key: up to 36 characters, made by `newId()`. */
export const recordId = () => varchar('id', { length: 36 }).primaryKey();

/** The id of another record. No foreign key: rows are checked where they are written, imports come in any order. */
export const idOf = (name: string) => varchar(name, { length: 36 });

/** Time of day in Asia/Shanghai, `YYYY-MM-DD HH:mm:ss`, read and written as that text. */
export const moment = (name: string) => timestamp(name, { mode: 'string', precision: 0 });

/** `YYYY-MM-DD`. */
export const day = (name: string) => date(name, { mode: 'string' });

/** Money, price or quantity: exact, 8 decimals, a decimal text in TypeScript. */
export const amount = (name: string) => numeric(name, { precision: 20, scale: 8 });

/** `'0'` or `'1'`, as the wire has it. */
export const flag = (name: string) => varchar(name, { length: 1 });

/** The tenant a row belongs to; 0 = none, the row serves all of them. First column of every index of tenant rows. */
export const tenantId = () => integer('tenant_id').notNull().default(0);

/** Who made and last changed a row; `updateTime` is its version. Set by the server alone. */
export const changes = () => ({
  createBy: varchar('create_by', { length: 100 }),
  createTime: moment('create_time'),
  updateBy: varchar('update_by', { length: 100 }),
  updateTime: moment('update_time'),
});

/** {@link changes}, and the department and tenant the row was made for. */
export const audit = () => ({
  ...changes(),
  sysOrgCode: varchar('sys_org_code', { length: 64 }),
  tenantId: tenantId(),
});
