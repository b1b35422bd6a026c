import { useClient } from '@gezi/client';
import { useQuery } from '@tanstack/react-query';
import { Dialog, RichContent } from '@gezi/ui';
import { Button, Skeleton } from 'antd';
import { useNavigate } from 'react-router';
import { noticeTarget } from './core/noticeTarget';
import { noticeQuery } from './queries';
import { useTexts } from './texts';

/** One announcement in full; openType `url` adds a button to the linked page (P§2). */
export function NoticeDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const texts = useTexts();
  const client = useClient();
  const navigate = useNavigate();
  const { data, isError, refetch } = useQuery({ ...noticeQuery(client, id ?? ''), enabled: id !== undefined });
  const target = data && noticeTarget(data);
  const page = target?.kind === 'detail' ? target.page : undefined;

  function handle(path: string) {
    onClose();
    void navigate(path);
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
          {page && (
            <Button type="primary" onClick={() => handle(page)}>
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
            {texts.senderOf(data.sender_dictText ?? data.sender ?? '')}
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
