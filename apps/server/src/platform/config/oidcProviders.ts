import { isLoopback } from '../security/isLoopback';

/** An OpenID Connect provider that users may sign in with. */
export interface OidcProvider {
  /** Used in URLs: lower-case letters, digits, hyphen. */
  key: string;
  /** Label of the sign-in button. */
  name: string;
  issuer: string;
  clientId: string;
  /** Undefined for a public client, which only PKCE protects. */
  clientSecret: string | undefined;
  scope: string;
  /** Whether the first sign-in creates an account; otherwise the user links an existing one. */
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

/** Plain http is allowed on loopback only, and never in production. */
function isIssuer(text: string | undefined, production: boolean): boolean {
  if (!text || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (!production && protocol === 'http:' && isLoopback(hostname));
}
