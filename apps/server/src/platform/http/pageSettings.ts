import type { Config } from '../config/config';

/** Values of `meta` elements, by name. */
export type PageSettings = Readonly<Record<string, string>>;

/** Settings that the page needs before its first call. The signature secret is public: every browser needs it. */
export const pageSettings = ({ signMode, signSecret }: Pick<Config, 'signMode' | 'signSecret'>): PageSettings =>
  signMode === 'off' ? {} : { 'sign-secret': signSecret };

/** Adds the settings to the head of a page. */
export function withSettings(html: string, settings: PageSettings): string {
  const elements = Object.entries(settings).map(([name, value]) => `<meta name="${name}" content="${escaped(value)}">`);
  // A function, because a replacement text may contain `$&`.
  return html.replace(/<head[^>]*>/i, (head) => [head, ...elements].join('\n    '));
}

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
