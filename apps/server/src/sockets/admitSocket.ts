import type { FastifyRequest } from 'fastify';
import { isExternal } from '../http/Caller';
import type { Sessions } from '../sessions/createSessions';
import { closeCodes } from './closeCodes';
import { pageRight } from './pageRights';
import type { SocketUser } from './SocketUser';

/**
 * Who a socket belongs to: the token is its subprotocol, the path names the token's user, maybe with a suffix after `_`.
 * The tenant may be chosen by the query `tenantId`; a browser cannot send a header here.
 *
 * @param pageId of a grid socket; absent for notices
 * @returns the code to close it with when it is not let in
 */
export async function admitSocket(
  request: FastifyRequest,
  pageId: string | undefined,
  sessions: Pick<Sessions, 'callerOf'>,
): Promise<SocketUser | number> {
  const right = pageId === undefined ? '' : pageRight(pageId);
  if (right === undefined) return closeCodes.forbidden;
  const { tenantId: wanted } = request.query as Record<string, unknown>;
  const found = await sessions.callerOf({
    token: request.headers['sec-websocket-protocol']?.split(',', 1)[0]?.trim(),
    tenant: typeof wanted === 'string' ? wanted : undefined,
    permission: right,
    ip: request.ip,
    lowAppId: null,
  });
  if (!found.ok) return found.reason.code === 'not-signed-in' ? closeCodes.notSignedIn : closeCodes.forbidden;
  const { caller, granted } = found.value;
  const { sessionId, userId, tenantId, status } = caller;
  const { userId: claimed } = request.params as { userId: string };
  if (claimed !== userId && !claimed.startsWith(`${userId}_`)) return closeCodes.forbidden;
  if (pageId !== undefined) {
    // Without a tenant there is nobody to share a page with.
    const mayShare = status === 1 && tenantId > 0 && !isExternal(caller) && (right === '' || granted);
    if (!mayShare) return closeCodes.forbidden;
  }
  return { sessionId, userId, tenantId };
}
