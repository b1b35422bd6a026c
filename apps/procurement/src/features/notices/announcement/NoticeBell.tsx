import { BellOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Badge, Button, Popover } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { refreshDocuments } from '../../../crud/documentQuery';
import { MY_MESSAGES } from './noticePages';
import { NoticePanel } from './NoticePanel';
import { refreshWork } from './queries';
import { useTexts } from './texts';
import { useNewNotices } from './useNewNotices';
import { useNoticeAlerts } from './useNoticeAlerts';
import { useNoticeFeed } from './useNoticeFeed';
import { useNoticeOpening } from './useNoticeOpening';
import { useNoticeSpeech } from './useNoticeSpeech';

/** The bell in the header: number of unread notices, the latest ones, and alerts for new ones. */
export function NoticeBell() {
  const texts = useTexts();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const feed = useNoticeFeed();
  const speech = useNoticeSpeech(feed.list);
  const opening = useNoticeOpening();
  const { open, dialog } = opening;
  useNoticeAlerts(feed.list, opening);
  const queries = useQueryClient();
  useNewNotices(feed.list, (fresh) => {
    void refreshWork(queries);
    if (fresh.some(({ busId }) => busId)) void refreshDocuments(queries);
  });
  const count = (feed.list?.anntMsgTotal ?? 0) + (feed.list?.sysMsgTotal ?? 0);

  return (
    <>
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        afterOpenChange={(shown) => {
          if (shown) panel.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
        }}
        trigger="click"
        placement="bottom"
        arrow={false}
        destroyOnHidden
        rootClassName="gezi-notice-popover"
        content={
          <NoticePanel
            ref={panel}
            feed={feed}
            speech={speech}
            onOpen={(notice) => {
              setOpen(false);
              open(notice);
            }}
            onWork={() => setOpen(false)}
            onMore={() => {
              setOpen(false);
              void navigate(MY_MESSAGES);
            }}
            onClose={() => {
              setOpen(false);
              button.current?.focus();
            }}
          />
        }
      >
        <Button
          ref={button}
          type="text"
          aria-label={texts.bell(count)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          icon={
            <Badge count={count} size="small" overflowCount={99} title="">
              <BellOutlined aria-hidden />
            </Badge>
          }
        />
      </Popover>
      {dialog}
      <output className="gezi-visually-hidden">{count > 0 && texts.waiting(count)}</output>
    </>
  );
}
