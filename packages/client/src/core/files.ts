import type { Client } from './http/Client';

const join = (client: Client, path: string): string => `${client.basePath.replace(/\/+$/, '')}${path}`;

/**
 * URL of a stored file for `img`, `a` and `iframe`. They send no headers, so the token is a query parameter; the server
 * accepts it on file calls only.
 *
 * @param id file id, or a stored path
 */
export function fileUrl(client: Client, id: string): string {
  const { token } = client.session.get();
  const address = join(client, `/sys/common/loadOssFile/${encodeURIComponent(id)}`);
  return token === undefined ? address : `${address}?token=${encodeURIComponent(token)}`;
}

/** URL of a public file, e.g. an image in rich text; without token. */
export const publicFileUrl = (client: Client, id: string): string =>
  join(client, `/sys/common/loadOssFile/public/${encodeURIComponent(id)}`);

/** URL of a static file by its stored path; without token. */
export const staticUrl = (client: Client, path: string): string =>
  join(client, `/sys/common/static/${path.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/')}`);
