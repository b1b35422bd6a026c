import { useClient } from '@gezi/client';
import type { Announcement } from '@gezi/domain';
import { EmptyState } from '@gezi/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton, Switch, Tabs } from 'antd';
import { useState, type Ref } from 'react';
import { NoticeItems } from './NoticeItems';
import { readNotices } from './queries';
import { useTexts } from './texts';
import type { useNoticeFeed } from './useNoticeFeed';
import type { useNoticeSpeech } from './useNoticeSpeech';
import { WaitingWork } from './WaitingWork';

interface NoticePanelProps {
  ref: Ref<HTMLDialogElement>;
  feed: ReturnType<typeof useNoticeFeed>;
  speech: ReturnType<typeof useNoticeSpeech>;
  onOpen: (notice: Announcement) => void;
  /** Called when a link to waiting work is followed. */
  onWork: () => void;
  /** Opens all messages. */
  onMore: () => void;
  /** Called on Escape. */
  onClose: () => void;
}

/** Popup of the bell: unread announcements and system messages, one tab each with its count. */
export function NoticePanel({ ref, feed, speech, onOpen, onWork, onMore, onClose }: NoticePanelProps) {
  const texts = useTexts();
  const { mutate: readAll, isPending: isReading } = useMutation(readNotices(useClient(), useQueryClient()));
  const { list: all, isError, hasGivenUp, refetch } = feed;
  const { anntMsgList = [], anntMsgTotal = 0, sysMsgList = [], sysMsgTotal = 0 } = all ?? {};
  const [tab, setTab] = useState(anntMsgTotal === 0 && sysMsgTotal > 0 ? 'system' : 'notice');

  function list(notices: readonly Announcement[], none: string) {
    if (all) {
      return notices.length > 0 ? (
        <NoticeItems notices={notices} onOpen={onOpen} />
      ) : (
        <EmptyState compact title={none} />
      );
    }
    if (!isError) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
    return <EmptyState compact title={texts.loadFailed} />;
  }

  return (
    <dialog
      open
      ref={ref}
      className="gezi-notice-panel"
      aria-label={texts.panel}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Tabs
        activeKey={tab}
        onChange={setTab}
        centered
        items={[
          {
            key: 'notice',
            label: texts.noticeTab(anntMsgTotal),
            children: list(anntMsgList, texts.noticesNone),
          },
          {
            key: 'system',
            label: texts.systemTab(sysMsgTotal),
            children: list(sysMsgList, texts.systemNone),
          },
        ]}
      />
      {isError && (
        <output className="gezi-notice-state">
          {texts.notUpToDate}
          <Button type="link" size="small" onClick={refetch}>
            {texts.retry}
          </Button>
        </output>
      )}
      {!isError && hasGivenUp && <output className="gezi-notice-state">{texts.noPush}</output>}
      <WaitingWork onFollow={onWork} />
      <div className="gezi-notice-foot">
        {/* The label belongs to the switch inside it. */}
        <label className="gezi-notice-speech">
          <Switch size="small" checked={speech.isOn} onChange={speech.turn} aria-label={texts.speech} />
          <span title={texts.speechHint}>{texts.speech}</span>
        </label>
        <span>
          <Button
            type="link"
            size="small"
            disabled={anntMsgTotal + sysMsgTotal === 0}
            loading={isReading}
            onClick={() => readAll()}
          >
            {texts.readAll}
          </Button>
          <Button type="link" size="small" onClick={onMore}>
            {texts.more}
          </Button>
        </span>
      </div>
    </dialog>
  );
}
