import { sqlError, sqlState } from '../platform/db';

const NO_TABLES = '数据库中还没有数据表，请先启动一次服务。The database has no tables yet: start the server once.';

/** Prints why a command failed, in a sentence for the operator, and lets the process end with 1. */
export function printFailure(error: unknown): void {
  console.error(failureText(error));
  process.exitCode = 1;
}

const failureText = (error: unknown): unknown => {
  if (sqlError(error)?.code === sqlState.undefinedTable) return NO_TABLES;
  return error instanceof Error ? error.message : error;
};
