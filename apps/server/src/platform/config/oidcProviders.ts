import { isLoopback } from '../security/isLoopback';

/** A provider of OpenID Connect people may sign in by. */
export interface OidcProvider {
  /** In addresses: lower-case letters, digits, hyphen. */
  key: string;
  /** On the button. */
  name: string;
  issuer: string;
  clientId: string;
  /** None for a public client, which PKCE alone protects. */
  clientSecret: string | undefined;
  scope: string;
  /** Whether its people get an account of their own at their first sign-in; otherwise they tie an existing one. */
  mayCreate: boolean;
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads `OIDC_<KEY>_ISSUER`, `_CLIENT_ID`, `_CLIENT_SECRET`, `_NAME`, `_SCOPE` and `_CREATE` for each key.
 *
 * @param keys of `OIDC_PROVIDERS`
 * @returns one sentence for each setting that is missing or invalid
 */
export function readProviders(
  env: Env,
  keys: readonly string[],
  production: boolean,
): { providers: OidcProvider[]; faults: string[] } {
  const faults: string[] = [];
  const providers = keys.map((key) => {
    const prefix = `OIDC_${key.toUpperCase().replaceAll('-', '_')}`;
    const of = (name: string) => env[`${prefix}_${name}`] || undefined;
    if (!isIssuer(of('ISSUER'), production)) faults.push(`${prefix}_ISSUER 应为 https 地址`);
    if (!of('CLIENT_ID')) faults.push(`需要设置 ${prefix}_CLIENT_ID`);
    return {
      key,
      name: of('NAME') ?? key,
      issuer: of('ISSUER') ?? '',
      clientId: of('CLIENT_ID') ?? '',
      clientSecret: of('CLIENT_SECRET'),
      scope: of('SCOPE') ?? 'openid profile',
      mayCreate: of('CREATE') === '1',
    };
  });
  return { providers, faults };
}

/** Without encryption only on this machine, and never in production. */
function isIssuer(text: string | undefined, production: boolean): boolean {
  if (!text || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (!production && protocol === 'http:' && isLoopback(hostname));
}
