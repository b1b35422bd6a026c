export interface SqlError {
  /** SQLSTATE, five characters. */
  code: string;
  /** The violated constraint or index, if any. */
  constraint?: string;
  table?: string;
  column?: string;
  message: string;
}

/** SQLSTATEs that the server handles. */
export const sqlState = {
  uniqueViolation: '23505',
  notNullViolation: '23502',
  checkViolation: '23514',
  serializationFailure: '40001',
  deadlock: '40P01',
  lockNotAvailable: '55P03',
  statementTimeout: '57014',
  diskFull: '53100',
  undefinedTable: '42P01',
  inFailedTransaction: '25P02',
} as const;

/** The database error in `error` or its chain of `cause`; undefined if there is none. */
export function sqlError(error: unknown): SqlError | undefined {
  let at = error;
  for (let depth = 0; depth < 5 && typeof at === 'object' && at !== null; depth += 1) {
    const { code, constraint, table, column, message, cause } = at as Record<string, unknown>;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && 'severity' in at) {
      return { code, ...textsOf({ constraint, table, column }), message: String(message) };
    }
    at = cause;
  }
  return undefined;
}

function textsOf(members: Record<string, unknown>): Partial<SqlError> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => typeof value === 'string'));
}
