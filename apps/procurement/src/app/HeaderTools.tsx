import { lazy, Suspense } from 'react';

// Not before the page itself is there.
const NoticeBell = lazy(async () => ({ default: (await import('../features/notice/NoticeBell')).NoticeBell }));

/** What stands in the header beside the switches. */
export const HeaderTools = () => (
  <Suspense fallback={<span className="gezi-bell-room" />}>
    <NoticeBell />
  </Suspense>
);
