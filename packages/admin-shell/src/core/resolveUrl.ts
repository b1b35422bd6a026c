import type { Outcome } from './outcome';

export type UrlRefusal = 'unknown-placeholder' | 'unsafe-address';

export interface UrlValues {
  /** Access token that `${token}` stands for. */
  token?: string;
  /** What `{{ window._CONFIG['domianURL'] }}` stands for: the API base, e.g. `/api`. */
  apiBase?: string;
}

// The one placeholder content the platform knows (contract §2.3), in its three spellings; nothing is evaluated.
const API_BASE = /^window\._CONFIG(?:\['domianURL'\]|\["domianURL"\]|\.domianURL)$/;

/**
 * The address of an embedded or external page with its placeholders filled in.
 *
 * @returns refused with `unknown-placeholder` for anything but the fixed list, with `unsafe-address` for what is
 *   neither http(s) nor a path of this site
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

/** A path of this site: one leading slash, no way to another host. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(path);
