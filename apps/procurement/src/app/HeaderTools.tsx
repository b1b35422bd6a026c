import { lazy, Suspense } from 'react';
import { useFreshData } from './useFreshData';
import { WorkplaceButton } from './WorkplaceButton';

// Loaded after the page itself.
const NoticeBell = lazy(async () => ({
  default: (await import('../features/notices/announcement/NoticeBell')).NoticeBell,
}));

/** Header contents next to the switches. */
export function HeaderTools() {
  useFreshData();
  return (
    <>
      <WorkplaceButton />
      <Suspense fallback={<span className="gezi-bell-room" />}>
        <NoticeBell />
      </Suspense>
    </>
  );
}
