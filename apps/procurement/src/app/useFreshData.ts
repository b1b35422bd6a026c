import { useShell } from '@gezi/admin-shell';
import { useClientKit, useServerChanges, withUser } from '@gezi/client';
import { getUserInfo, queryDepartmentsInCharge, queryDepartmentTree } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { invalidate } from '../crud/invalidate';
import { refetchVisible } from './refetchVisible';

/** Keeps user, menu, permissions, rows, departments and dictionaries up to date with changes by anybody. */
export function useFreshData() {
  const { client, departments, locale } = useClientKit();
  const { access, reloadPermission } = useShell();
  const queries = useQueryClient();

  useServerChanges(({ rights, departments: hasNewDepartments }) => {
    if (rights) void reloadPermissions();
    else if (hasNewDepartments) void invalidate(queries, queryDepartmentTree, queryDepartmentsInCharge);
  });

  /** Reloads user, menu and permissions first, so that revoked pages are not requested again. */
  async function reloadPermissions() {
    // A failed call changes nothing: the server refuses forbidden actions anyway.
    await Promise.allSettled([reloadUser(), reloadPermission()]);
    await refetchVisible(queries);
  }

  async function reloadUser() {
    const { token } = client.session.get();
    const { userInfo } = await client.call(getUserInfo, {}, { silent: true });
    const session = client.session.get();
    if (session.token === token) client.session.set(withUser(session, userInfo, Date.now()));
  }

  // The page of a registration has no connection that reports its approval.
  const catchUp = useEffectEvent(() => {
    if (client.session.get().pendingAudit) void reloadPermissions();
  });
  useEffect(() => catchUp(), []);

  // The titles of the menu are in the user's language, also if it is switched while the menu loads.
  useEffect(() => {
    const { lang = locale } = (access ?? {}) as { lang?: string };
    if (lang !== locale) reloadPermission().catch(() => undefined);
  }, [access, locale, reloadPermission]);

  // A change made here is fresh here even without a connection to the change socket.
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        const isInvalidated = event.type === 'updated' && event.action.type === 'invalidate';
        if (isInvalidated && event.query.queryKey[0] === queryDepartmentTree.path) departments.clear();
      }),
    [queries, departments],
  );
}
