import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const SIGNATURE = 'X-Amz-Signature';

/** True if the AWS signature (version 4) in the header or the query of a request is right. */
export function isSigned({ method, headers }: IncomingMessage, url: URL, secret: string): boolean {
  const header = /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
    headers.authorization ?? '',
  );
  const query = url.searchParams;
  const scope = header?.[1] ?? query.get('X-Amz-Credential')?.split('/').slice(1).join('/');
  const names = (header?.[2] ?? query.get('X-Amz-SignedHeaders'))?.split(';');
  const signature = header?.[3] ?? query.get(SIGNATURE);
  if (scope === undefined || names === undefined || !signature) return false;
  const time = String(headers['x-amz-date'] ?? query.get('X-Amz-Date'));

  const parameters = [...query]
    .filter(([name]) => name !== SIGNATURE)
    .map(([name, value]) => `${escape(name)}=${escape(value)}`)
    .toSorted();
  const canonical = [
    method,
    url.pathname,
    parameters.join('&'),
    ...names.map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    names.join(';'),
    headers['x-amz-content-sha256'] ?? query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
  ].join('\n');
  const hashed = createHash('sha256').update(canonical).digest('hex');
  const key = scope.split('/').reduce<string | Buffer>((signing, part) => hmac(signing, part), `AWS4${secret}`);
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope, hashed].join('\n')).toString('hex') === signature;
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const escape = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
