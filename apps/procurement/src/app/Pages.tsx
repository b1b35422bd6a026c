import { AdminRouter, PLATFORM_WHITELIST, type ShellUser, type Visit } from '@gezi/admin-shell';
import { fileUrl, logOut, useSession, type Client, type Session } from '@gezi/client';
import { getUserPermissionByToken } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useAccountMenu } from '../features/account/profile/useAccountMenu';
import type { Platform } from './createPlatform';
import { publicRoutes, staticRoutes, views, whitelist } from './features';
import { HeaderTools } from './HeaderTools';
import { useTexts } from './texts';
import { useSearchRecords } from './useSearchRecords';

const visitorPages = {
  paths: [...PLATFORM_WHITELIST.paths, ...whitelist.paths],
  prefixes: [...PLATFORM_WHITELIST.prefixes, ...whitelist.prefixes],
};

interface PagesProps {
  platform: Platform;
  initialEntries?: string[];
  /** Leaves for an address, as the browser does. */
  goTo: (address: string) => void;
}

/** The router with the pages of every feature, and what it asks of the session. */
export function Pages({ platform, initialEntries, goTo }: PagesProps) {
  const texts = useTexts();
  const session = useSession();
  const queries = useQueryClient();
  const { client, permissions, openClient, enter } = platform;
  const accountMenu = useAccountMenu(goTo);
  const searchRecords = useSearchRecords();
  const pagesOutside = useMemo(() => [...publicRoutes(openClient)], [openClient]);

  // What one person has read is nothing the next one may see.
  const token = useRef(session.token);
  useEffect(() => {
    if (token.current === session.token) return;
    token.current = session.token;
    queries.clear();
  }, [session.token, queries]);

  const loadPermission = useCallback(async () => {
    const access = await client.call(getUserPermissionByToken, {}, { silent: true });
    permissions.set(access);
    return access;
  }, [client, permissions]);

  const endSession = useCallback(async () => {
    // The session ends here in any case; that the server hears of it is a courtesy.
    await logOut(client).catch(() => undefined);
  }, [client]);

  const enterPage = useCallback(
    ({ name, lowAppId, fullPath }: Visit) =>
      enter({ ...(name && { name }), params: { ...(lowAppId && { appId: lowAppId }), ...filterOf(fullPath) } }),
    [enter],
  );

  return (
    <>
      <AdminRouter
        title={texts.title}
        brand={texts.brand}
        publicRoutes={pagesOutside}
        whitelist={visitorPages}
        views={views}
        staticRoutes={staticRoutes}
        headerExtra={<HeaderTools />}
        userMenuItems={accountMenu.items}
        onEnter={enterPage}
        {...(session.user?.homePath && { homePath: session.user.homePath })}
        searchRecords={searchRecords}
        settings={import.meta.env.DEV}
        session={useMemo(() => ({ token: session.token, user: shellUser(session, client) }), [session, client])}
        loadPermission={loadPermission}
        onLogout={endSession}
        {...(initialEntries && { initialEntries })}
      />
      {accountMenu.dialogs}
    </>
  );
}

function shellUser({ user }: Session, client: Client): ShellUser | undefined {
  if (!user) return undefined;
  const { realname, username, company, avatar } = user;
  return {
    name: realname || username,
    account: username,
    ...(company && { organisation: company }),
    ...(avatar && { avatarUrl: /^https?:/i.test(avatar) ? avatar : fileUrl(client, avatar) }),
  };
}

/** What a low-code application narrows its rows by stands in the address. */
function filterOf(fullPath: string): { lowAppFilter?: string } {
  const lowAppFilter = new URL(fullPath, 'http://page.invalid').searchParams.get('lowAppFilter');
  return lowAppFilter === null ? {} : { lowAppFilter };
}
