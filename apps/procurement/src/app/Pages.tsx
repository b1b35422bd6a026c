import { AdminRouter, type ShellUser } from '@gezi/admin-shell';
import { logOut, useSession, type Session } from '@gezi/client';
import { getUserPermissionByToken } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { sessionRoutes } from '../features/session/routes';
import type { Platform } from './createPlatform';
import { useTexts } from './texts';
import { views } from './views';

/** The router with the pages of every feature, and what it asks of the session. */
export function Pages({ platform, initialEntries }: { platform: Platform; initialEntries?: string[] }) {
  const texts = useTexts();
  const session = useSession();
  const queries = useQueryClient();
  const { client, permissions, openClient } = platform;
  const publicRoutes = useMemo(() => sessionRoutes(openClient), [openClient]);

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

  return (
    <AdminRouter
      title={texts.title}
      brand={texts.brand}
      publicRoutes={publicRoutes}
      views={views}
      session={useMemo(() => ({ token: session.token, user: shellUser(session) }), [session])}
      loadPermission={loadPermission}
      onLogout={endSession}
      {...(initialEntries && { initialEntries })}
    />
  );
}

function shellUser({ user }: Session): ShellUser | undefined {
  if (!user) return undefined;
  const { realname, username, company } = user;
  return { name: realname || username, account: username, ...(company && { organisation: company }) };
}
