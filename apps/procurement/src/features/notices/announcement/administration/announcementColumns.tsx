import { announcementStatus, type AnnouncementRow } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatDateTime } from '@gezi/ui';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { PriorityTag } from '../PriorityTag';
import type { Texts } from '../texts/zh-CN';

const STATE_COLORS: Record<string, string> = {
  [announcementStatus.draft]: 'default',
  [announcementStatus.published]: 'success',
  [announcementStatus.revoked]: 'warning',
};

/** What the list of announcements shows of each. */
export const announcementColumns = (
  texts: Texts,
  actions: (row: AnnouncementRow) => ReactNode,
): GridColumn<AnnouncementRow>[] => [
  { key: 'titile', title: texts.title, isOrder: true },
  {
    key: 'msgCategory',
    title: texts.category,
    width: 95,
    render: ({ msgCategory }) => texts.categories[msgCategory] ?? msgCategory,
  },
  {
    key: 'priority',
    title: texts.priority,
    width: 80,
    render: ({ priority }) => <PriorityTag priority={priority} />,
  },
  {
    key: 'msgType',
    title: texts.target,
    width: 95,
    render: ({ msgType }) => texts.targets[msgType] ?? msgType,
  },
  {
    key: 'sendStatus',
    title: texts.state,
    width: 85,
    render: ({ sendStatus }) => (
      <Tag color={STATE_COLORS[sendStatus] ?? 'default'}>{texts.states[sendStatus] ?? sendStatus}</Tag>
    ),
  },
  {
    key: 'sendTime',
    title: texts.sendTime,
    width: 165,
    isOrder: true,
    render: ({ sendTime }) => formatDateTime(sendTime),
  },
  {
    key: 'readCount',
    title: texts.readCount,
    width: 100,
    align: 'end',
    render: ({ sendTime, readCount, receiverCount }) => (sendTime ? `${readCount} / ${receiverCount}` : ''),
  },
  { key: 'actions', type: 'slot', title: texts.actions, width: 195, pin: 'end', render: actions },
];
