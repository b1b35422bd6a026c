import { useClient, usePermission } from '@gezi/client';
import { forceLogout, listOnlineUsers, type InputOf, type OnlineUser } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatDateTime } from '@gezi/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Tag } from 'antd';
import { useCallback, useMemo, type ReactNode } from 'react';
import { contains } from '../../../crud/core/contains';
import { pageParams, type ListState } from '../../../crud/core/listState';
import { queryFieldsOf } from '../../../crud/core/queryFieldsOf';
import { ListView } from '../../../crud/ListView';
import { PersonName } from '../../../crud/PersonName';
import { RowButton } from '../../../crud/RowButton';
import type { SearchField } from '../../../crud/SearchField';
import { browserOf } from '../shared/core/browserOf';
import { useTexts } from '../shared/texts';
import type { Texts } from '../shared/texts/zh-CN';

/** `/isystem/online`: who is signed in, and ending their sessions. */
export function OnlineListPage() {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { message, modal } = App.useApp();
  const mayEnd = usePermission('system:online:forceLogout');
  const { mutate } = useMutation({
    mutationFn: ({ token }: OnlineUser) => client.call(forceLogout, { token }),
    networkMode: 'always',
    // Refused because it has ended already: the list is to say so too.
    onSettled: () => queries.invalidateQueries({ queryKey: [listOnlineUsers.path] }),
  });
  const ask = useCallback(
    (user: OnlineUser) =>
      void modal.confirm({
        title: texts.forceLogoutTitle,
        content: texts.forceLogoutConfirm(user.realname),
        okText: texts.forceLogout,
        cancelText: texts.cancel,
        okButtonProps: { danger: true },
        onOk: () => mutate(user, { onSuccess: () => void message.success(texts.forcedOut) }),
      }),
    [modal, mutate, message, texts],
  );
  const columns = useMemo(
    () =>
      onlineColumns(texts, (user) => {
        if (user.current) return <Tag>{texts.ownSession}</Tag>;
        if (!mayEnd) return null;
        return <RowButton label={texts.forceLogout} of={user.username} danger onClick={() => ask(user)} />;
      }),
    [texts, mayEnd, ask],
  );
  const fields = useMemo<SearchField[]>(
    () => [
      { kind: 'text', name: 'username', label: texts.username },
      { kind: 'text', name: 'realname', label: texts.realname },
    ],
    [texts],
  );
  const queryFields = useMemo(() => queryFieldsOf(fields, { loginTime: texts.loginTime }), [fields, texts]);
  return (
    <ListView
      title={texts.online}
      description={texts.onlineHint}
      label={texts.onlineLabel}
      fields={fields}
      endpoint={listOnlineUsers}
      input={onlineInput}
      columns={columns}
      queryFields={queryFields}
      settings="online-users"
    />
  );
}

const onlineColumns = (texts: Texts, actions: (user: OnlineUser) => ReactNode): GridColumn<OnlineUser>[] => [
  { key: 'username', title: texts.username, width: 130, isOrder: true },
  {
    key: 'realname',
    title: texts.realname,
    width: 150,
    isOrder: true,
    render: ({ realname, avatar }) => <PersonName name={realname} avatar={avatar} />,
  },
  { key: 'sex', title: texts.sex, width: 70, render: ({ sex_dictText }) => sex_dictText ?? '' },
  { key: 'phone', title: texts.phone, width: 130 },
  {
    key: 'loginTime',
    title: texts.loginTime,
    width: 165,
    isOrder: true,
    render: ({ loginTime }) => formatDateTime(loginTime),
  },
  {
    key: 'lastSeenTime',
    title: texts.lastSeenTime,
    width: 165,
    isOrder: true,
    render: ({ lastSeenTime }) => formatDateTime(lastSeenTime),
  },
  { key: 'ip', title: texts.ip, width: 140 },
  {
    key: 'userAgent',
    title: texts.browser,
    render: ({ userAgent }) => browserOf(userAgent) || texts.unknownBrowser,
  },
  { key: 'actions', type: 'slot', title: texts.actions, width: 110, pin: 'end', render: actions },
];

function onlineInput(state: ListState): InputOf<typeof listOnlineUsers> {
  const { username, realname } = state.filters;
  return { ...pageParams(state), username: contains(username), realname: contains(realname) };
}
