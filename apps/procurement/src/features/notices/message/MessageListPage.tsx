import { useClient, usePermission } from '@gezi/client';
import {
  exportMessages,
  importMessages,
  isUnsent,
  listMessages,
  messageStatus,
  type InputOf,
  type SysMessage,
} from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { Dialog, formatDateTime, RichContent } from '@gezi/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Tag } from 'antd';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { AddButton } from '../../../crud/AddButton';
import { contains } from '../../../crud/core/contains';
import { pageParams, type ListState } from '../../../crud/core/listState';
import { queryFieldsOf } from '../../../crud/core/queryFieldsOf';
import { ExportButton } from '../../../crud/ExportButton';
import { ImportRowsButton } from '../../../crud/ImportRowsButton';
import { ListView } from '../../../crud/ListView';
import { RowActions } from '../../../crud/RowActions';
import { RowButton } from '../../../crud/RowButton';
import { RowMore } from '../../../crud/RowMore';
import type { SearchField } from '../../../crud/SearchField';
import { useRowRemoval } from '../../../crud/useRowRemoval';
import { MessageDialog } from './MessageDialog';
import { removeMessages, sendNow } from './queries';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';

type Opened = { what: 'add' } | { what: 'view' | 'edit'; message: SysMessage };

/** `/modules/message/sysMessageList`: what was sent and is to be, to whom, and what became of it. */
export function MessageListPage() {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { message, modal } = App.useApp();
  const mayAdd = usePermission('system:sysMessage:add');
  const mayEdit = usePermission('system:sysMessage:edit');
  const mayDelete = usePermission('system:sysMessage:delete');
  const mayExport = usePermission('system:sysMessage:export');
  const mayImport = usePermission('system:sysMessage:import');
  const { remove, batchActions } = useRowRemoval<SysMessage>({
    may: mayDelete,
    removal: removeMessages(client, queries),
    removed: texts.removed,
    several: texts.removeSeveral,
  });
  const { mutateAsync } = useMutation(sendNow(client, queries));
  const [opened, setOpened] = useState<Opened>();

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
  const columns = useMemo(
    () =>
      messageColumns(texts, (row) => {
        const name = row.esTitle ?? '';
        const mayChange = mayEdit && isUnsent(row.esSendStatus);
        return (
          <RowActions>
            <RowButton label={texts.view} of={name} onClick={() => setOpened({ what: 'view', message: row })} />
            {mayChange && (
              <RowButton label={texts.edit} of={name} onClick={() => setOpened({ what: 'edit', message: row })} />
            )}
            <RowMore
              name={name}
              items={[
                ...(mayChange ? [{ key: 'send' as const, label: texts.sendMessage }] : []),
                ...(mayDelete ? [{ key: 'remove' as const, label: texts.remove, danger: true }] : []),
              ]}
              onChoose={(action) => (action === 'send' ? send(row) : remove([row], texts.removeMessage))}
            />
          </RowActions>
        );
      }),
    [texts, mayEdit, mayDelete, send, remove],
  );
  const fields = useMemo<SearchField[]>(
    () => [
      { kind: 'text', name: 'esTitle', label: texts.messageTitle },
      { kind: 'text', name: 'esReceiver', label: texts.receiver },
      { kind: 'choice', name: 'esSendStatus', label: texts.sendState, options: choicesOf(texts.sendStates) },
      { kind: 'choice', name: 'esType', label: texts.way, options: choicesOf(texts.ways) },
    ],
    [texts],
  );
  const queryFields = useMemo(() => queryFieldsOf(fields, { createTime: texts.createTime }), [fields, texts]);

  const close = () => setOpened(undefined);

  return (
    <>
      <ListView
        title={texts.messages}
        description={texts.messagesHint}
        label={texts.messagesLabel}
        actions={(asked) => (
          <>
            {mayImport && <ImportRowsButton endpoint={importMessages} renews={[listMessages.path]} />}
            {mayExport && <ExportButton endpoint={exportMessages} asked={asked} fileName={texts.messages} />}
            {mayAdd && <AddButton label={texts.add} onClick={() => setOpened({ what: 'add' })} />}
          </>
        )}
        fields={fields}
        endpoint={listMessages}
        input={messageInput}
        columns={columns}
        queryFields={queryFields}
        batchActions={batchActions}
        settings="messages"
      />
      {opened?.what === 'add' && <MessageDialog onClose={close} />}
      {opened?.what === 'edit' && <MessageDialog message={opened.message} onClose={close} />}
      {opened?.what === 'view' && (
        <Dialog
          open
          width={640}
          title={opened.message.esTitle}
          onCancel={close}
          footer={<Button onClick={close}>{texts.close}</Button>}
        >
          {opened.message.esResult && <Alert type="warning" showIcon title={opened.message.esResult} />}
          <RichContent html={opened.message.esContent} />
        </Dialog>
      )}
    </>
  );
}

const STATE_COLORS: Record<string, string> = { '0': 'default', '1': 'success', '2': 'error' };

const messageColumns = (texts: Texts, actions: (row: SysMessage) => ReactNode): GridColumn<SysMessage>[] => [
  { key: 'esTitle', title: texts.messageTitle },
  {
    key: 'esType',
    title: texts.way,
    width: 90,
    render: ({ esType }) => texts.ways[esType ?? ''] ?? esType,
  },
  {
    key: 'esReceiver',
    title: texts.receiver,
    width: 120,
    render: ({ esReceiver, esReceiver_dictText }) => esReceiver_dictText ?? esReceiver,
  },
  {
    key: 'esSendStatus',
    title: texts.sendState,
    width: 94,
    render: ({ esSendStatus }) => (
      <Tag color={STATE_COLORS[esSendStatus ?? ''] ?? 'default'}>{texts.sendStates[esSendStatus ?? '']}</Tag>
    ),
  },
  { key: 'esResult', title: texts.outcome, width: 130 },
  {
    key: 'esSendTime',
    title: texts.sendTime,
    width: 160,
    isOrder: true,
    render: ({ esSendTime }) => formatDateTime(esSendTime),
  },
  {
    key: 'createTime',
    title: texts.createTime,
    width: 160,
    isOrder: true,
    render: ({ createTime }) => formatDateTime(createTime),
  },
  { key: 'actions', type: 'slot', title: texts.actions, width: 156, pin: 'end', render: actions },
];

const choicesOf = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }));

function messageInput(state: ListState): InputOf<typeof listMessages> {
  const { esTitle, esReceiver, ...filters } = state.filters;
  return { ...pageParams(state), ...filters, esTitle: contains(esTitle), esReceiver: contains(esReceiver) };
}
