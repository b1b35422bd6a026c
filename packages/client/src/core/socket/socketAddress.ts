import type { Client } from '../http/Client';
import type { SocketAddress } from './createSocketChannel';

/**
 * URL of a socket of the signed-in user: the API with `ws` for `http`, the user id in the path, the tenant in the query.
 *
 * @param kind `websocket` for notices, `changeSocket` for changes, `vxeSocket` for shared sheets
 * @param rest further path segments
 * @param page URL of the page; default that of the browser
 * @returns undefined if no user is signed in
 */
export function socketAddress(
  client: Pick<Client, 'basePath' | 'session'>,
  kind: 'websocket' | 'changeSocket' | 'vxeSocket',
  rest: readonly string[] = [],
  page = globalThis.location?.href,
): SocketAddress | undefined {
  const { token, user, tenantId } = client.session.get();
  if (token === undefined || !user) return undefined;
  const url = new URL(client.basePath || '/', page);
  const segments = [kind, user.id, ...rest].map(encodeURIComponent).join('/');
  url.protocol = url.protocol.replace('http', 'ws');
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${segments}`;
  // A browser cannot send the tenant header with a handshake.
  url.search = tenantId ? `?tenantId=${tenantId}` : '';
  url.hash = '';
  return { url: url.href, token };
}
