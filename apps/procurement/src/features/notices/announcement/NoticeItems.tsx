import type { Announcement } from '@gezi/domain';
import { formatDate, formatDateTime } from '@gezi/ui';
import { PriorityTag } from './PriorityTag';

interface NoticeItemsProps {
  notices: readonly Announcement[];
  onOpen: (notice: Announcement) => void;
  /** Default the time of day, too. */
  daysOnly?: boolean;
}

/** Notices one below the other: title, when it was published, how pressing it is. */
export function NoticeItems({ notices, onOpen, daysOnly = false }: NoticeItemsProps) {
  const format = daysOnly ? formatDate : formatDateTime;
  return (
    <ul className="gezi-notices">
      {notices.map((notice) => (
        <li key={notice.id}>
          <button type="button" className="gezi-notice" onClick={() => onOpen(notice)}>
            <PriorityTag priority={notice.priority} />
            <span className="gezi-notice-title" title={notice.titile}>
              {notice.titile}
            </span>
            <time>{format(notice.sendTime ?? notice.createTime)}</time>
          </button>
        </li>
      ))}
    </ul>
  );
}
