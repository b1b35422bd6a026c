import type { Announcement } from '@gezi/domain';
import { formatDate, formatDateTime } from '@gezi/ui';
import { PriorityTag } from './PriorityTag';

interface NoticeItemsProps {
  notices: readonly Announcement[];
  onOpen: (notice: Announcement) => void;
  /** Shows days only; default: with the time. */
  daysOnly?: boolean;
}

/** List of notices: title, publication time, priority. */
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
