export { nextVersion, timeOf, timeText } from './clock';
export type { Database, Orm, SqlPool, TimeLimits, TransactionOptions } from './Database';
export { migrate } from './migrate';
export { newId } from './newId';
export { openDb, type DatabaseLocation, type OpenOptions } from './openDb';
export { sqlError, sqlState, type SqlError } from './sqlError';
export { TransactionOverError } from './Level';
export { TransactionTimeoutError } from './TransactionTimeoutError';
export * from './schema';
