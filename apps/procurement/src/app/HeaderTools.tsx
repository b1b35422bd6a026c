import { Later, lazyPart } from '@gezi/ui';
import { useFreshData } from './useFreshData';
import { WorkplaceButton } from './WorkplaceButton';

// Loaded after the page itself.
const NoticeBell = lazyPart(async () => (await import('../features/notices/announcement/NoticeBell')).NoticeBell);

/** Header contents next to the switches. */
export function HeaderTools() {
  useFreshData();
  return (
    <>
      <WorkplaceButton />
      <Later fallback={<span className="gezi-bell-room" />}>
        <NoticeBell />
      </Later>
    </>
  );
}
