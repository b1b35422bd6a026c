import { useClient } from '@gezi/client';
import { listReceivedNotices, type InputOf, type ReceivedNotice } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatDateTime } from '@gezi/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Button, Tag } from 'antd';
import { useMemo } from 'react';
import { contains } from '../../../crud/core/contains';
import { pageParams, type ListState } from '../../../crud/core/listState';
import { ListView } from '../../../crud/ListView';
import type { SearchField } from '../../../crud/SearchField';
import { categoriesOf, prioritiesOf, readFlagsOf } from './choices';
import { PriorityTag } from './PriorityTag';
import { readNotices } from './queries';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';
import { useNoticeOpening } from './useNoticeOpening';

/** `/account/mymessage`: everything the person was sent, read or not. */
export function MyMessagesPage() {
  const texts = useTexts();
  const { modal, message } = App.useApp();
  const { open, dialog } = useNoticeOpening();
  const { mutateAsync: readAll } = useMutation(readNotices(useClient(), useQueryClient()));
  const columns = useMemo(() => myColumns(texts, (notice) => open({ ...notice, id: notice.anntId })), [texts, open]);
  const fields = useMemo<SearchField[]>(
    () => [
      { kind: 'text', name: 'titile', label: texts.title },
      { kind: 'choice', name: 'msgCategory', label: texts.category, options: categoriesOf(texts) },
      { kind: 'choice', name: 'readFlag', label: texts.readState, options: readFlagsOf(texts) },
      { kind: 'choice', name: 'priority', label: texts.priority, options: prioritiesOf(texts) },
      { kind: 'days', name: 'sendTime', label: texts.sendTime, from: 'sendTime_begin', to: 'sendTime_end' },
    ],
    [texts],
  );

  const askReadAll = () =>
    void modal.confirm({
      title: texts.readAllTitle,
      content: texts.readAllQuestion,
      okText: texts.readAll,
      cancelText: texts.cancel,
      onOk: async () => {
        await readAll();
        void message.success(texts.allRead);
      },
    });

  return (
    <>
      <ListView
        title={texts.myMessages}
        label={texts.myMessagesLabel}
        actions={<Button onClick={askReadAll}>{texts.readAll}</Button>}
        fields={fields}
        endpoint={listReceivedNotices}
        input={myInput}
        columns={columns}
      />
      {dialog}
    </>
  );
}

const myColumns = (texts: Texts, open: (notice: ReceivedNotice) => void): GridColumn<ReceivedNotice>[] => [
  {
    key: 'titile',
    title: texts.title,
    render: (notice) => (
      <Button
        type="link"
        size="small"
        className={notice.readFlag === '1' ? 'gezi-message-title' : 'gezi-message-title gezi-message-unread'}
        onClick={() => open(notice)}
      >
        {notice.titile}
      </Button>
    ),
  },
  {
    key: 'msgCategory',
    title: texts.category,
    width: 110,
    render: ({ msgCategory }) => texts.categories[msgCategory] ?? msgCategory,
  },
  {
    key: 'priority',
    title: texts.priority,
    width: 90,
    render: ({ priority }) => <PriorityTag priority={priority} />,
  },
  {
    key: 'sender',
    title: texts.sender,
    width: 120,
    render: ({ sender, sender_dictText }) => sender_dictText ?? sender,
  },
  {
    key: 'sendTime',
    title: texts.sendTime,
    width: 165,
    isOrder: true,
    render: ({ sendTime }) => formatDateTime(sendTime),
  },
  {
    key: 'readFlag',
    title: texts.readState,
    width: 90,
    render: ({ readFlag }) =>
      readFlag === '1' ? <Tag>{texts.isRead}</Tag> : <Tag color="processing">{texts.isUnread}</Tag>,
  },
];

function myInput(state: ListState): InputOf<typeof listReceivedNotices> {
  const { titile, ...filters } = state.filters;
  return { ...pageParams(state), ...filters, titile: contains(titile) };
}
