import type { Config } from '../config/config';

/** Values of `meta` elements, by name. */
export type PageSettings = Readonly<Record<string, string>>;

/** An account that the sign-in page offers in demo mode. */
export interface DemoLogin {
  username: string;
  password: string;
  realname: string;
  /** Code of its first role. */
  role: string;
}

/**
 * Settings that the page needs before its first call. The signature secret is public: every browser needs it.
 *
 * @param demoLogins given out in demo mode only
 */
export const pageSettings = (
  {
    mode,
    captchaMode,
    signMode,
    signSecret,
    s3,
  }: Pick<Config, 'mode' | 'captchaMode' | 'signMode' | 'signSecret' | 's3'>,
  demoLogins: readonly DemoLogin[],
): PageSettings => ({
  ...(signMode !== 'off' && { 'sign-secret': signSecret }),
  ...(s3?.publicEndpoint !== undefined && { 'file-links': '1' }),
  ...(captchaMode === 'after-failure' && { 'captcha-mode': captchaMode }),
  ...(mode === 'demo' && { 'demo-logins': JSON.stringify(demoLogins) }),
});

/** Adds the settings to the head of a page. */
export function withSettings(html: string, settings: PageSettings): string {
  const elements = Object.entries(settings).map(([name, value]) => `<meta name="${name}" content="${escaped(value)}">`);
  // A function, because a replacement text may contain `$&`.
  return html.replace(/<head[^>]*>/i, (head) => [head, ...elements].join('\n    '));
}

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
