import type { Announcement, NoticeList } from '@gezi/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { findNewNotices, type SeenNotices } from './core/findNewNotices';

/** Calls `onNew` with the notices that arrive after the first list. */
export function useNewNotices(list: NoticeList | undefined, onNew: (fresh: readonly Announcement[]) => void): void {
  const seen = useRef<SeenNotices>(undefined);
  const notify = useEffectEvent(onNew);
  useEffect(() => {
    if (!list) return;
    const { noted, fresh } = findNewNotices(seen.current, list);
    seen.current = noted;
    if (fresh.length > 0) notify(fresh);
  }, [list]);
}
