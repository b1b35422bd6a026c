export interface SqlError {
  /** SQLSTATE, five characters. */
  code: string;
  /** The constraint or index that was violated, where there is one. */
  constraint?: string;
  table?: string;
  column?: string;
  message: string;
}

/** SQLSTATEs the server has an answer for. */
export const sqlState = {
  uniqueViolation: '23505',
  notNullViolation: '23502',
  checkViolation: '23514',
  serializationFailure: '40001',
  deadlock: '40P01',
  lockNotAvailable: '55P03',
  statementTimeout: '57014',
} as const;

/** What the database said of a failure; undefined when the failure does not come from it. Looks through `cause`. */
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
