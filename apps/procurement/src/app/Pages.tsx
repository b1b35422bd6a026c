import { AdminRouter, PLATFORM_WHITELIST, type LogoutReason, type ShellUser, type Visit } from '@gezi/admin-shell';
import { describeFailure, fileUrl, logOut, useSession, type Client, type Session } from '@gezi/client';
import { getUserPermissionByToken } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useAccountMenu } from '../features/account/profile/useAccountMenu';
import type { Platform } from './createPlatform';
import { publicRoutes, staticRoutes, views, whitelist } from './features';
import { HeaderTools } from './HeaderTools';
import { useTexts } from './texts';
import { useMenuCounts } from './useMenuCounts';
import { useSearchRecords } from './useSearchRecords';

const visitorPages = {
  paths: [...PLATFORM_WHITELIST.paths, ...whitelist.paths],
  prefixes: [...PLATFORM_WHITELIST.prefixes, ...whitelist.prefixes],
};

interface PagesProps {
  platform: Platform;
  initialEntries?: string[];
  /** Navigates to an address with a full browser navigation. */
  goTo: (address: string) => void;
}

/** The router with the pages of every feature, bound to the session. */
export function Pages({ platform, initialEntries, goTo }: PagesProps) {
  const texts = useTexts();
  const locale = useLocale();
  const session = useSession();
  const queries = useQueryClient();
  const { client, permissions, openClient, setRoute } = platform;
  const accountMenu = useAccountMenu(goTo);
  const searchRecords = useSearchRecords();
  const menuCounts = useMenuCounts();
  const pagesOutside = useMemo(() => [...publicRoutes(openClient)], [openClient]);

  // Data read by one user must not be shown to the next.
  const token = useRef(session.token);
  useEffect(() => {
    if (token.current === session.token) return;
    token.current = session.token;
    queries.clear();
  }, [session.token, queries]);

  const loadPermission = useCallback(async () => {
    // The language the client asks for.
    const { lang } = document.documentElement;
    const access = await client.call(getUserPermissionByToken, {}, { silent: true });
    permissions.set(access);
    return { ...access, lang };
  }, [client, permissions]);

  const endSession = useCallback(
    async (reason: LogoutReason) => {
      try {
        // A session whose permissions cannot be loaded ends here in any case (P§8).
        await logOut(client, { force: reason !== 'user' });
      } catch (error) {
        if (reason === 'user') throw new Error(describeFailure(error, { locale }).message, { cause: error });
      }
    },
    [client, locale],
  );

  const enterPage = useCallback(
    ({ name, lowAppId, fullPath }: Visit) =>
      setRoute({ ...(name && { name }), params: { ...(lowAppId && { appId: lowAppId }), ...filterOf(fullPath) } }),
    [setRoute],
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
        menuCounts={menuCounts}
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

/** The filter of a low-code application is part of the address. */
function filterOf(fullPath: string): { lowAppFilter?: string } {
  const lowAppFilter = new URL(fullPath, 'http://page.invalid').searchParams.get('lowAppFilter');
  return lowAppFilter === null ? {} : { lowAppFilter };
}
