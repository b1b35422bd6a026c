import { useClient } from '@gezi/client';
import { EmptyState, PageCard } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { NoticeItems } from './NoticeItems';
import { noticesQuery } from './queries';
import { useTexts } from './texts';
import { useNoticeOpening } from './useNoticeOpening';

/** Home page card with unread announcements; opening one marks it as read. */
export function Announcements() {
  const texts = useTexts();
  const notices = useQuery(noticesQuery(useClient()));
  const { open, dialog } = useNoticeOpening();
  const list = notices.data?.anntMsgList ?? [];

  function content() {
    if (notices.isPending) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
    if (notices.isError && !notices.data) {
      const retry = <Button onClick={() => void notices.refetch()}>{texts.retry}</Button>;
      return <EmptyState compact title={texts.loadFailed} action={retry} />;
    }
    if (list.length === 0) return <EmptyState compact title={texts.announcementsNone} />;
    return <NoticeItems notices={list} onOpen={open} daysOnly />;
  }

  return (
    <PageCard title={texts.announcements}>
      <div className="gezi-home-block">{content()}</div>
      {dialog}
    </PageCard>
  );
}
