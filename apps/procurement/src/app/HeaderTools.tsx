import { useShell } from '@gezi/admin-shell';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { renewShown } from './renewShown';

// Not before the page itself is there.
const NoticeBell = lazy(async () => ({
  default: (await import('../features/notices/announcement/NoticeBell')).NoticeBell,
}));

/** What stands in the header beside the switches. */
export function HeaderTools() {
  const { reloadPermission } = useShell();
  const queries = useQueryClient();

  /** Menu and buttons first: what is gone with them is not asked for again. */
  async function takeRights() {
    // A call that fails changes nothing; the server refuses what is not allowed in any case.
    await reloadPermission().catch(() => undefined);
    await renewShown(queries);
  }

  return (
    <Suspense fallback={<span className="gezi-bell-room" />}>
      <NoticeBell onRightsChanged={() => void takeRights()} />
    </Suspense>
  );
}
