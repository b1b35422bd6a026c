import { integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Numbers the running servers hold, so that no two of them make the same id; a lease that ran out is free again. */
export const sysNode = pgTable('sys_node', {
  id: integer('id').primaryKey(),
  owner: varchar('owner', { length: 64 }).notNull(),
  leasedUntil: moment('leased_until').notNull(),
});

/** Blocks of initial data that were put in, so that each is put in once and never over what people changed since. */
export const sysSeed = pgTable('sys_seed', {
  name: varchar('name', { length: 100 }).primaryKey(),
  seededAt: moment('seeded_at').notNull(),
});
