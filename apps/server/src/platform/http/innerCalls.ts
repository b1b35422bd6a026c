import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentLanguage } from '../texts';
import type { Caller } from './Caller';

/** Calls of the server to itself in the name of a caller, e.g. for addresses that users configure in a form. */
export interface InnerCalls {
  /**
   * Body of a GET call, with the access, scope and data rules of the caller. A call made by such a call is not answered,
   * because a form may refer to its own records.
   *
   * @param path relative to `/api`, with its query
   * @returns undefined if the address is not one of this server, returns no data, or is refused
   */
  read(path: string, caller: Caller): Promise<unknown>;
  /** The caller of a request made by {@link read}; undefined for requests of clients. */
  callerOf(request: Pick<FastifyRequest, 'headers'>): Caller | undefined;
}

/** Header with a key that is valid for one call only. */
const HEADER = 'x-inner-call';

export function createInnerCalls(app: Pick<FastifyInstance, 'inject'>): InnerCalls {
  const callers = new Map<string, Caller>();
  return {
    async read(path, caller) {
      if (caller.isInner || !path.startsWith('/')) return undefined;
      const key = randomUUID();
      callers.set(key, { ...caller, isInner: true });
      try {
        const { statusCode, payload } = await app.inject({
          method: 'GET',
          url: `/api${path}`,
          remoteAddress: caller.ip,
          headers: { [HEADER]: key, 'accept-language': currentLanguage() },
        });
        return statusCode === 200 ? (JSON.parse(payload) as unknown) : undefined;
      } catch {
        // A malformed address, or a response that is not JSON.
        return undefined;
      } finally {
        callers.delete(key);
      }
    },
    callerOf({ headers }) {
      const key = headers[HEADER];
      return typeof key === 'string' ? callers.get(key) : undefined;
    },
  };
}
