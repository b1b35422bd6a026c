import type { Client } from './http/Client';

const join = (client: Client, path: string): string => `${client.basePath.replace(/\/+$/, '')}${path}`;

/**
 * Address of a stored file for `img`, `a` and `iframe`, which send no headers: the token travels as query
 * parameter, which the server accepts on file calls only.
 *
 * @param id file id, or a stored path
 */
export function fileUrl(client: Client, id: string): string {
  const { token } = client.session.get();
  const address = join(client, `/sys/common/loadOssFile/${encodeURIComponent(id)}`);
  return token === undefined ? address : `${address}?token=${encodeURIComponent(token)}`;
}

/** Address of a public file, e.g. an image inside rich text; carries no token. */
export const publicFileUrl = (client: Client, id: string): string =>
  join(client, `/sys/common/loadOssFile/public/${encodeURIComponent(id)}`);

/** Address of a stored path below the API, slashes kept; carries no token. */
export const staticUrl = (client: Client, path: string): string =>
  join(client, `/sys/common/static/${path.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/')}`);
