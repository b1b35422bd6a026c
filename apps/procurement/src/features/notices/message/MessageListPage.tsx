import { useClient, usePermission } from '@gezi/client';
import {
  deleteMessages,
  exportMessages,
  importMessages,
  isEditable,
  isQueued,
  isSendable,
  listMessages,
  messageFields,
  messageStatus,
  type SysMessage,
} from '@gezi/domain';
import { Dialog, RichContent } from '@gezi/ui';
import type { BatchAction } from '@gezi/editable-grid';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { MessageDialog } from './MessageDialog';
import { MessageState } from './MessageState';
import { retryFailed, sendNow } from './queries';
import { useTexts } from './texts';

const ENDPOINTS = { list: listMessages, deleteBatch: deleteMessages, export: exportMessages, import: importMessages };
const IS_FIXED = { edit: (message: SysMessage) => !isEditable(message) };
const FACES = { esSendStatus: (row: SysMessage) => <MessageState message={row} /> };

/** `/modules/message/sysMessageList`: pending and sent messages with receiver and result. */
export function MessageListPage() {
  const texts = useTexts();
  const { message, modal } = App.useApp();
  const mayEdit = usePermission('system:sysMessage:edit');
  const client = useClient();
  const queries = useQueryClient();
  const { mutateAsync } = useMutation(sendNow(client, queries));
  const { mutate: retry } = useMutation({
    ...retryFailed(client, queries),
    onSuccess: (count) => void message.success(texts.requeued(count)),
  });
  const [viewed, setViewed] = useState<SysMessage>();
  const close = () => setViewed(undefined);

  const send = useCallback(
    (row: SysMessage) => {
      const receiver = row.esReceiver_dictText ?? row.esReceiver ?? '';
      modal.confirm({
        title: texts.sendConfirm(row.esTitle ?? '', receiver),
        onOk: async () => {
          const result = await mutateAsync(row.id);
          if (isQueued(result)) void message.success(texts.queued);
          else if (result.esSendStatus === messageStatus.sent) void message.success(texts.sent);
          else void message.warning(texts.sendFailed(result.esResult ?? ''));
        },
      });
    },
    [modal, message, mutateAsync, texts],
  );
  const rowActions = useMemo<ListAction<SysMessage>[]>(
    () => [
      { key: 'view', label: texts.view, onClick: setViewed },
      'edit',
      ...(mayEdit
        ? [
            {
              key: 'send',
              label: texts.sendMessage,
              visible: isSendable,
              onClick: send,
            },
          ]
        : []),
      'remove',
    ],
    [texts, mayEdit, send],
  );

  const batchActions = useMemo<BatchAction<SysMessage>[]>(
    () =>
      mayEdit ? [{ key: 'retry', label: texts.retry, onClick: (rows) => retry(rows.map(({ id }) => id).join()) }] : [],
    [texts, mayEdit, retry],
  );
  return (
    <>
      <ListPage
        fields={messageFields}
        endpoints={ENDPOINTS}
        permission="system:sysMessage"
        texts={useMemo(
          () => ({
            title: texts.messages,
            description: texts.messagesHint,
            listLabel: texts.messagesLabel,
            removeConfirm: () => texts.removeMessage,
            removeSeveral: texts.removeSeveral,
          }),
          [texts],
        )}
        nameOf={nameOf}
        settings="messages"
        rowActions={rowActions}
        batchActions={batchActions}
        faces={FACES}
        isFixed={IS_FIXED}
        form={({ row, onClose }) => <MessageDialog {...(row && { message: row })} onClose={onClose} />}
      />
      {viewed && (
        <Dialog
          open
          width={640}
          title={viewed.esTitle}
          onCancel={close}
          footer={<Button onClick={close}>{texts.close}</Button>}
        >
          {viewed.esResult && <Alert type="warning" showIcon title={viewed.esResult} />}
          <RichContent html={viewed.esContent} />
        </Dialog>
      )}
    </>
  );
}

const nameOf = ({ esTitle }: SysMessage) => esTitle ?? '';
