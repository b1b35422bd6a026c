import { useShell } from '@gezi/admin-shell';
import { useClientKit, useServerChanges } from '@gezi/client';
import { queryDepartmentsInCharge, queryDepartmentTree } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidate } from '../crud/invalidate';
import { refetchVisible } from './refetchVisible';

/** Keeps menu, permissions, rows, departments and dictionaries up to date with changes by anybody. */
export function useFreshData() {
  const { departments, locale } = useClientKit();
  const { access, reloadPermission } = useShell();
  const queries = useQueryClient();

  useServerChanges(({ rights, departments: hasNewDepartments }) => {
    if (rights) void reloadPermissions();
    else if (hasNewDepartments) void invalidate(queries, queryDepartmentTree, queryDepartmentsInCharge);
  });

  /** Reloads menu and permissions first, so that revoked pages are not requested again. */
  async function reloadPermissions() {
    // A failed call changes nothing: the server refuses forbidden actions anyway.
    await reloadPermission().catch(() => undefined);
    await refetchVisible(queries);
  }

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
