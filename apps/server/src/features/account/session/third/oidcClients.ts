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

/** Milliseconds a provider has to answer, and for which what it says of itself is believed. */
const TIMEOUT_SECONDS = 10;
const BELIEVED = 3_600_000;

/** What providers say of themselves, read when it is first needed and again every hour. */
export function oidcClients(providers: readonly OidcProvider[], clock: () => number) {
  const known = new Map<string, { since: number; config: Promise<Configuration> }>();

  async function discover({ issuer, clientId, clientSecret }: OidcProvider): Promise<Configuration> {
    const execute = [
      // The signature of the id token is checked by the provider's keys, however it came.
      enableNonRepudiationChecks,
      // Read from the settings, which take such an address of this machine only.
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

    /** @throws when the provider cannot be reached or says of itself what is not so */
    configOf(provider: OidcProvider): Promise<Configuration> {
      const found = known.get(provider.key);
      if (found && clock() - found.since < BELIEVED) return found.config;
      const config = discover(provider);
      known.set(provider.key, { since: clock(), config });
      // Asked again next time.
      config.catch(() => known.delete(provider.key));
      return config;
    },
  };
}
