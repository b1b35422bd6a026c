import {
  allowInsecureRequests,
  ClientSecretPost,
  ClientSecretBasic,
  discovery,
  enableNonRepudiationChecks,
  None,
  type Configuration,
} from 'openid-client';
import type { OidcProvider } from '../../../../platform/config/oidcProviders';

/** Request timeout of a provider. */
const TIMEOUT_SECONDS = 10;
/** Milliseconds the metadata of a provider is cached. */
const METADATA_LIFE = 3_600_000;

/** OIDC client configurations, discovered on first use and refreshed every hour. */
export function oidcClients(providers: readonly OidcProvider[], clock: () => number) {
  const cache = new Map<string, { since: number; config: Promise<Configuration> }>();

  async function discover({ issuer, clientId, clientSecret }: OidcProvider): Promise<Configuration> {
    const execute = [
      // Verify the signature of the id token even when it comes directly from the provider.
      enableNonRepudiationChecks,
      // The settings accept http issuers on localhost only.
      ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
    ];
    const options = { execute, timeout: TIMEOUT_SECONDS };
    if (!clientSecret) return discovery(new URL(issuer), clientId, undefined, None(), options);
    const config = await discovery(new URL(issuer), clientId, undefined, ClientSecretBasic(clientSecret), options);
    const methods = config.serverMetadata().token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    if (methods.includes('client_secret_basic')) return config;
    return discovery(new URL(issuer), clientId, undefined, ClientSecretPost(clientSecret), options);
  }

  return {
    providerOf: (source: string) => providers.find(({ key }) => key === source),

    /** @throws when the provider cannot be reached or its metadata is invalid */
    configOf(provider: OidcProvider): Promise<Configuration> {
      const cached = cache.get(provider.key);
      if (cached && clock() - cached.since < METADATA_LIFE) return cached.config;
      const config = discover(provider);
      cache.set(provider.key, { since: clock(), config });
      // Do not cache a failure.
      config.catch(() => cache.delete(provider.key));
      return config;
    },
  };
}
