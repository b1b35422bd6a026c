import { useShell } from '@gezi/admin-shell';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { refetchVisible } from './refetchVisible';

// Loaded after the page itself.
const NoticeBell = lazy(async () => ({
  default: (await import('../features/notices/announcement/NoticeBell')).NoticeBell,
}));

/** Header contents next to the switches. */
export function HeaderTools() {
  const { reloadPermission } = useShell();
  const queries = useQueryClient();

  /** Reloads menu and permissions first, so that revoked pages are not requested again. */
  async function reloadPermissions() {
    // A failed call changes nothing: the server refuses forbidden actions anyway.
    await reloadPermission().catch(() => undefined);
    await refetchVisible(queries);
  }

  return (
    <Suspense fallback={<span className="gezi-bell-room" />}>
      <NoticeBell onRightsChanged={() => void reloadPermissions()} />
    </Suspense>
  );
}
