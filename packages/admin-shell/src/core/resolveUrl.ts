import type { Outcome } from './Outcome';

export type UrlRefusal = 'unknown-placeholder' | 'unsafe-address';

export interface UrlValues {
  /** Value of `${token}`: the access token. */
  token?: string;
  /** Value of `{{ window._CONFIG['domianURL'] }}`: the base path of the API, e.g. `/api`. */
  apiBase?: string;
}

// The only placeholder of the platform (contract §2.3), in its three spellings; nothing is evaluated.
const API_BASE = /^window\._CONFIG(?:\['domianURL'\]|\["domianURL"\]|\.domianURL)$/;

/**
 * The URL of an embedded or external page with its placeholders replaced.
 *
 * @returns refused with `unknown-placeholder` for other placeholders, with `unsafe-address` for a URL that is neither
 *   http(s) nor a path of this site
 */
export function resolveUrl(url: string, { token = '', apiBase = '/api' }: UrlValues): Outcome<string, UrlRefusal> {
  let unknown = false;
  const filled = url.trim().replace(/\{\{(.*?)\}\}|\$\{(.*?)\}/g, (_, code: string | undefined, name?: string) => {
    if (name?.trim() === 'token') return encodeURIComponent(token);
    if (code !== undefined && API_BASE.test(code.trim())) return apiBase;
    unknown = true;
    return '';
  });
  if (unknown) return { ok: false, reason: 'unknown-placeholder' };
  return isSafe(filled) ? { ok: true, value: filled } : { ok: false, reason: 'unsafe-address' };
}

const isSafe = (url: string) => /^https?:\/\/[^\s]+$/i.test(url) || isOwnPath(url);

/** Whether a URL is a path of this site: one leading slash, no other host. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(path);
