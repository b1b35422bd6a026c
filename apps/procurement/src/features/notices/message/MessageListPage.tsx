import { useClient, usePermission } from '@gezi/client';
import {
  deleteMessages,
  exportMessages,
  importMessages,
  isUnsent,
  listMessages,
  messageFields,
  messageStatus,
  type SysMessage,
} from '@gezi/domain';
import { Dialog, RichContent } from '@gezi/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { MessageDialog } from './MessageDialog';
import { sendNow } from './queries';
import { useTexts } from './texts';

const ENDPOINTS = { list: listMessages, deleteBatch: deleteMessages, export: exportMessages, import: importMessages };
const isSent = ({ esSendStatus }: SysMessage) => !isUnsent(esSendStatus);
const IS_FIXED = { edit: isSent };

/** `/modules/message/sysMessageList`: pending and sent messages with receiver and result. */
export function MessageListPage() {
  const texts = useTexts();
  const { message, modal } = App.useApp();
  const mayEdit = usePermission('system:sysMessage:edit');
  const { mutateAsync } = useMutation(sendNow(useClient(), useQueryClient()));
  const [viewed, setViewed] = useState<SysMessage>();
  const close = () => setViewed(undefined);

  const send = useCallback(
    (row: SysMessage) => {
      const receiver = row.esReceiver_dictText ?? row.esReceiver ?? '';
      modal.confirm({
        title: texts.sendConfirm(row.esTitle ?? '', receiver),
        onOk: async () => {
          const { esSendStatus, esResult } = await mutateAsync(row.id);
          if (esSendStatus === messageStatus.sent) void message.success(texts.sent);
          else void message.warning(texts.sendFailed(esResult ?? ''));
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
              visible: ({ esSendStatus }: SysMessage) => isUnsent(esSendStatus),
              onClick: send,
            },
          ]
        : []),
      'remove',
    ],
    [texts, mayEdit, send],
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
