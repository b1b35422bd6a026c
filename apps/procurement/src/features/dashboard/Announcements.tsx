import { useClient } from '@gezi/client';
import { EmptyState, PageCard } from '@gezi/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { AnnouncementDialog } from './AnnouncementDialog';
import { noticesQuery, readNotice } from './queries';
import { useTexts } from './texts';

/** Colour of the dot before the word (P§2): general blue, important orange, urgent red. */
const PRIORITY_COLORS: Record<string, string> = { L: 'blue', M: 'orange', H: 'red' };

/** What has been announced and not read yet; opening one marks it as read. */
export function Announcements() {
  const texts = useTexts();
  const client = useClient();
  const notices = useQuery(noticesQuery(client));
  const { mutate: markRead } = useMutation(readNotice(client, useQueryClient()));
  const [opened, setOpened] = useState<string>();
  const list = notices.data?.anntMsgList ?? [];

  function content() {
    if (notices.isPending) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
    if (notices.isError) {
      const retry = <Button onClick={() => void notices.refetch()}>{texts.retry}</Button>;
      return <EmptyState compact title={texts.loadFailed} action={retry} />;
    }
    if (list.length === 0) return <EmptyState compact title={texts.announcementsNone} />;
    return (
      <ul className="gezi-notices">
        {list.map((notice) => (
          <li key={notice.id}>
            <button
              type="button"
              className="gezi-notice"
              onClick={() => {
                setOpened(notice.id);
                markRead(notice.id);
              }}
            >
              <Badge
                color={PRIORITY_COLORS[notice.priority] ?? 'gray'}
                text={texts.priority[notice.priority] ?? notice.priority}
              />
              <span className="gezi-notice-title">{notice.titile}</span>
              <time>{(notice.sendTime ?? notice.createTime)?.slice(0, 10)}</time>
            </button>
          </li>
        ))}
      </ul>
    );
  }

  return (
    <PageCard title={texts.announcements}>
      <div className="gezi-home-block">{content()}</div>
      <AnnouncementDialog id={opened} onClose={() => setOpened(undefined)} />
    </PageCard>
  );
}
