import { useClient } from '@gezi/client';
import { listReceivedNotices, receivedNoticeFields, type ReceivedNotice } from '@gezi/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useMemo } from 'react';
import { ListPage } from '../../../crud/ListPage';
import { readNotices } from './queries';
import { useTexts } from './texts';
import { useNoticeOpening } from './useNoticeOpening';

const ENDPOINTS = { list: listReceivedNotices };
const NO_ACTIONS: readonly never[] = [];

/** `/account/mymessage`: all messages of the caller. */
export function MyMessagesPage() {
  const texts = useTexts();
  const { modal, message } = App.useApp();
  const { open, dialog } = useNoticeOpening();
  const { mutateAsync: readAll } = useMutation(readNotices(useClient(), useQueryClient()));
  const faces = useMemo(
    () => ({
      titile: (notice: ReceivedNotice) => (
        <Button
          type="link"
          size="small"
          className={notice.readFlag === '1' ? 'gezi-message-title' : 'gezi-message-title gezi-message-unread'}
          onClick={() => open({ ...notice, id: notice.anntId })}
        >
          {notice.titile}
        </Button>
      ),
    }),
    [open],
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
      <ListPage
        fields={receivedNoticeFields}
        endpoints={ENDPOINTS}
        texts={useMemo(() => ({ title: texts.myMessages, listLabel: texts.myMessagesLabel }), [texts])}
        nameOf={nameOf}
        faces={faces}
        rowActions={NO_ACTIONS}
        toolbar={<Button onClick={askReadAll}>{texts.readAll}</Button>}
      />
      {dialog}
    </>
  );
}

const nameOf = ({ titile }: ReceivedNotice) => titile;
