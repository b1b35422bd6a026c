import { useClient, usePermission } from '@gezi/client';
import { listMessages, type InputOf, type SysMessage, exportMessages } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { Dialog, formatDateTime, RichContent } from '@gezi/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Tag } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { contains } from '../../crud/core/contains';
import { pageParams, type ListState } from '../../crud/core/listState';
import { queryFieldsOf } from '../../crud/core/queryFieldsOf';
import { ExportButton } from '../../crud/ExportButton';
import { ListView } from '../../crud/ListView';
import { RowActions } from '../../crud/RowActions';
import { RowButton } from '../../crud/RowButton';
import type { SearchField } from '../../crud/SearchField';
import { useRowRemoval } from '../../crud/useRowRemoval';
import { removeMessages } from './queries';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';

/** `/modules/message/sysMessageList`: what was sent from templates, to whom, and what became of it. */
export function MessageListPage() {
  const texts = useTexts();
  const mayDelete = usePermission('system:sysMessage:delete');
  const mayExport = usePermission('system:sysMessage:export');
  const { remove, batchActions } = useRowRemoval<SysMessage>({
    may: mayDelete,
    removal: removeMessages(useClient(), useQueryClient()),
    removed: texts.removed,
    several: texts.removeSeveral,
  });
  const [shown, setShown] = useState<SysMessage>();
  const columns = useMemo(
    () =>
      messageColumns(texts, (row) => (
        <RowActions>
          <RowButton label={texts.view} of={row.esTitle ?? ''} onClick={() => setShown(row)} />
          {mayDelete && (
            <RowButton
              label={texts.remove}
              of={row.esTitle ?? ''}
              danger
              onClick={() => remove([row], texts.removeMessage)}
            />
          )}
        </RowActions>
      )),
    [texts, mayDelete, remove],
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

  return (
    <>
      <ListView
        title={texts.messages}
        description={texts.messagesHint}
        label={texts.messagesLabel}
        actions={(asked) => (
          <>{mayExport && <ExportButton endpoint={exportMessages} asked={asked} fileName={texts.messages} />}</>
        )}
        fields={fields}
        endpoint={listMessages}
        input={messageInput}
        columns={columns}
        queryFields={queryFields}
        batchActions={batchActions}
        settings="messages"
      />
      {shown && (
        <Dialog
          open
          width={640}
          title={shown.esTitle}
          onCancel={() => setShown(undefined)}
          footer={<Button onClick={() => setShown(undefined)}>{texts.close}</Button>}
        >
          {shown.esResult && <Alert type="warning" showIcon title={shown.esResult} />}
          <RichContent html={shown.esContent} />
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
    width: 110,
    render: ({ esType }) => texts.ways[esType ?? ''] ?? esType,
  },
  {
    key: 'esReceiver',
    title: texts.receiver,
    width: 150,
    render: ({ esReceiver, esReceiver_dictText }) => esReceiver_dictText ?? esReceiver,
  },
  {
    key: 'esSendStatus',
    title: texts.sendState,
    width: 100,
    render: ({ esSendStatus }) => (
      <Tag color={STATE_COLORS[esSendStatus ?? ''] ?? 'default'}>{texts.sendStates[esSendStatus ?? '']}</Tag>
    ),
  },
  { key: 'esResult', title: texts.outcome, width: 150 },
  {
    key: 'createTime',
    title: texts.createTime,
    width: 165,
    isOrder: true,
    render: ({ createTime }) => formatDateTime(createTime),
  },
  { key: 'actions', title: texts.actions, width: 120, pin: 'end', render: actions },
];

const choicesOf = (words: Record<string, string>) => Object.entries(words).map(([value, text]) => ({ value, text }));

function messageInput(state: ListState): InputOf<typeof listMessages> {
  const { esTitle, esReceiver, ...filters } = state.filters;
  return { ...pageParams(state), ...filters, esTitle: contains(esTitle), esReceiver: contains(esReceiver) };
}
