import type { Invalidations } from '../../platform/invalidations/createInvalidations';
import { sharedLoads } from '../../platform/kit/sharedLoads';
import { callerTables, type CallerRow } from './callerQuery';

export interface CallerRequest {
  tokenHash: string;
  /** Permission code that the call requires; `''` for none. */
  permission: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  now: string;
}

interface CachedCaller {
  userId: string;
  /** Day for which the tenants were read. */
  today: string;
  /** By permission code. */
  rows: Map<string, CallerRow>;
}

/** Maximum number of sessions in memory; the oldest give way. */
const MAX_CALLERS = 20_000;

/**
 * Callers in memory. A caller is read again after any change of the session, the user, the tenants, departments, roles,
 * grants or data rules (`docs/decisions/0012-callers-in-memory.md`).
 *
 * @param read reads a caller from the database; undefined without a valid session
 */
export function callerCache(
  invalidations: Invalidations,
  read: (request: CallerRequest) => Promise<CallerRow | undefined>,
) {
  const callers = new Map<string, CachedCaller>();
  /** Grows with every change, so that a caller that was read before it is not stored after it. */
  let changes = 0;
  const readOnce = sharedLoads((key) => readAndStore(JSON.parse(key) as CallerRequest));

  invalidations.onChange(callerTables, (users) => {
    changes += 1;
    for (const [tokenHash, { userId }] of callers) if (users.has('') || users.has(userId)) callers.delete(tokenHash);
  });

  return {
    async find(request: CallerRequest): Promise<CallerRow | undefined> {
      await invalidations.catchUp();
      const cached = callers.get(request.tokenHash);
      const row = cached && cached.today === dayOf(request) ? cached.rows.get(request.permission) : undefined;
      return row && row.expireTime > request.now ? row : readOnce(JSON.stringify(request));
    },
    /** Forgets a session, e.g. after its times were updated. */
    forget: (tokenHash: string) => void callers.delete(tokenHash),
  };

  async function readAndStore(request: CallerRequest): Promise<CallerRow | undefined> {
    const before = changes;
    const row = await read(request);
    if (row && changes === before) store(request, row);
    return row;
  }

  function store(request: CallerRequest, row: CallerRow): void {
    const { tokenHash, permission } = request;
    const today = dayOf(request);
    const cached = callers.get(tokenHash);
    const rows = cached?.today === today ? cached.rows : new Map<string, CallerRow>();
    callers.set(tokenHash, { userId: row.userId, today, rows: rows.set(permission, row) });
    const [oldest] = callers.keys();
    if (callers.size > MAX_CALLERS) callers.delete(oldest!);
  }
}

const dayOf = ({ now }: CallerRequest): string => now.slice(0, 10);
