import { ClientProvider } from '@gezi/client';
import { ReportQueryContext, type ReportQueryProps } from '@gezi/pickers';
import { GeziProvider, Later, lazyPart, usePersistentPreferences } from '@gezi/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { addressSignedOut } from './addressSignedOut';
import type { Platform } from './createPlatform';
import { createQueryClient } from './createQueryClient';
import { publicRoutes } from './features';
import { FailureWatch } from './FailureWatch';
import { LanguageWatch } from './LanguageWatch';
import { OfflineBanner } from './OfflineBanner';
import { Pages } from './Pages';

// Loaded by the first dialog of a report.
const LoadedQuery = lazyPart(async () => (await import('../crud/ReportQuery')).ReportQuery);

function ReportQuery(props: ReportQueryProps) {
  return (
    <Later>
      <LoadedQuery {...props} />
    </Later>
  );
}

export interface AppProps {
  platform: Platform;
  /** Paths visited so far, in memory; for tests. Default: the browser's address. */
  initialEntries?: string[];
  /** Navigates to an address; default: full browser navigation. */
  goTo?: (address: string) => void;
  /** Called after the end of a session; default: reloads a public page, opens the login page from any other. */
  reload?: () => void;
}

/** The whole application. */
export function App({
  platform,
  initialEntries,
  goTo = openAddress,
  reload = () => reloadSignedOut(platform),
}: AppProps) {
  const [initial] = useState(() => ({ dark: window.matchMedia('(prefers-color-scheme: dark)').matches }));
  const [preferences, change] = usePersistentPreferences(initial);
  const { client, permissions, sockets, failures } = platform;
  const [queries] = useState(() => createQueryClient(client));

  return (
    <GeziProvider {...preferences} onPreferencesChange={change}>
      <QueryClientProvider client={queries}>
        <ClientProvider client={client} permissions={permissions} sockets={sockets} locale={preferences.locale}>
          <LanguageWatch />
          <OfflineBanner />
          <FailureWatch failures={failures} reload={reload} />
          <ReportQueryContext value={ReportQuery}>
            <Pages platform={platform} goTo={goTo} {...(initialEntries && { initialEntries })} />
          </ReportQueryContext>
        </ClientProvider>
      </QueryClientProvider>
    </GeziProvider>
  );
}

function reloadSignedOut({ openClient }: Platform) {
  const address = addressSignedOut(window.location, publicRoutes(openClient));
  if (address === undefined) window.location.reload();
  else openAddress(address);
}

const openAddress = (address: string) => window.location.assign(address);
