import { useClient } from '@gezi/client';
import { useQuery } from '@tanstack/react-query';
import { Dialog, RichContent } from '@gezi/ui';
import { Button, Skeleton } from 'antd';
import { useNavigate } from 'react-router';
import { noticeQuery } from './queries';
import { useTexts } from './texts';

/** A page of our own, never another host: one leading slash. */
const isOwnPage = (page: string | null | undefined): page is string => /^\/(?![/\\])/.test(page ?? '');

/** One announcement in full; with openType `url` a button leads to the page it is about (P§2). */
export function AnnouncementDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const texts = useTexts();
  const client = useClient();
  const navigate = useNavigate();
  const { data, isError, refetch } = useQuery({ ...noticeQuery(client, id ?? ''), enabled: id !== undefined });
  const target = data?.openType === 'url' && isOwnPage(data.openPage) ? data.openPage : undefined;

  function handle(page: string) {
    onClose();
    void navigate(page);
  }

  return (
    <Dialog
      open={id !== undefined}
      title={data?.titile ?? texts.announcements}
      onCancel={onClose}
      width={640}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {target && (
            <Button type="primary" onClick={() => handle(target)}>
              {texts.handle}
            </Button>
          )}
        </>
      }
    >
      {isError ? (
        <Button onClick={() => void refetch()}>{texts.retry}</Button>
      ) : data ? (
        <>
          <p className="gezi-notice-meta">
            {texts.sender(data.sender_dictText ?? data.sender ?? '')}
            <span>{texts.sentAt(data.sendTime ?? data.createTime ?? '')}</span>
          </p>
          <RichContent html={data.msgContent ?? data.msgAbstract} />
        </>
      ) : (
        <Skeleton active />
      )}
    </Dialog>
  );
}
