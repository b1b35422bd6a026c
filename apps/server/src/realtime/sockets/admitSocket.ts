import type { FastifyRequest } from 'fastify';
import { addressOf } from '../../platform/http/addressOf';
import type { Sessions } from '../../identity/sessions/createSessions';
import { closeCodes } from './closeCodes';
import { readPageId, type PageKinds } from './pageRight';
import { rightOnPage } from './rightOnPage';
import type { SocketUser } from './SocketUser';

/**
 * Authenticates a socket. The token is its subprotocol; the path must contain the token's user, optionally with a suffix
 * after `_`. The query `tenantId` may select the tenant, because a browser cannot send a header here.
 *
 * @param pageId page of a grid socket; absent for notices
 * @returns the user, or the code to close the socket with
 */
export async function admitSocket(
  request: FastifyRequest,
  pageId: string | undefined,
  sessions: Pick<Sessions, 'callerOf'>,
  kinds: PageKinds,
): Promise<SocketUser | number> {
  const page = pageId === undefined ? undefined : readPageId(pageId, kinds);
  if (pageId !== undefined && !page) return closeCodes.forbidden;
  const { tenantId: wanted } = request.query as Record<string, unknown>;
  const outcome = await sessions.callerOf({
    token: request.headers['sec-websocket-protocol']?.split(',', 1)[0]?.trim(),
    tenant: typeof wanted === 'string' ? wanted : undefined,
    permission: page?.kind?.permission ?? '',
    ip: addressOf(request),
    lowAppId: null,
  });
  if (!outcome.ok) return outcome.reason.code === 'not-signed-in' ? closeCodes.notSignedIn : closeCodes.forbidden;
  const { sessionId, userId, supplierId, tenantId, realname } = outcome.value.caller;
  const { userId: claimed } = request.params as { userId: string };
  if (claimed !== userId && !claimed.startsWith(`${userId}_`)) return closeCodes.forbidden;
  const user = { sessionId, userId, supplierId, tenantId, name: realname, mayWrite: true };
  if (!page) return user;
  const right = await rightOnPage(outcome.value, page);
  return right === 'none' ? closeCodes.forbidden : { ...user, mayWrite: right === 'write' };
}
