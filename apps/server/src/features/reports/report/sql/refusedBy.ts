import { sqlError } from '../../../../platform/db';
import { LimitExceeded } from './limitedRuns';
import { untypedPosition, type GivenQuery } from './reportQuery';
import { SqlRefused, type RunReason } from './SqlRefused';

/** Reasons by SQLSTATE. The messages of a database have values of rows, so they are not passed on. */
const REASONS: Readonly<Record<string, RunReason>> = {
  '57014': 'timeout',
  '55P03': 'timeout',
  '42703': 'no-column',
  '42702': 'ambiguous-column',
  '42883': 'no-function',
  '42725': 'no-function',
  '42803': 'grouping',
  '42P20': 'grouping',
  '42804': 'types',
  '42846': 'types',
  '42P18': 'types',
  '42P08': 'types',
  '42P01': 'no-table',
  '42501': 'denied',
  '22012': 'divided-by-zero',
};

/** Runs a statement around report SQL. @param start position of the SQL in the statement */
export async function refusedBy<T>(given: GivenQuery, start: number, run: () => Promise<T>): Promise<T> {
  const { text } = given;
  try {
    return await run();
  } catch (error) {
    if (error instanceof LimitExceeded) throw new SqlRefused({ code: error.reason }, text);
    const code = sqlError(error)?.code;
    // The database itself is away, a replica gave the statement up, or the server is at fault.
    if (!code || /^(?:08|57P|53300|40001|XX)/.test(code)) throw error;
    const reason =
      REASONS[code] ?? (code.startsWith('22') ? 'bad-value' : /^5[34]/.test(code) ? 'too-large' : 'failed');
    // Counted in characters from 1.
    const at = untypedPosition(given, positionOf(error) - 1 - start);
    const isInside = at >= 0 && at <= text.length;
    throw new SqlRefused({ code: reason, ...(isInside && { at }) }, text);
  }
}

function positionOf(error: unknown): number {
  const { position, cause } = error as { position?: unknown; cause?: { position?: unknown } };
  return Number(position ?? cause?.position ?? 0);
}
