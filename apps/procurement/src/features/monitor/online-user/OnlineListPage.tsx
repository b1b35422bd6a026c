import { useClient, usePermission } from '@gezi/client';
import { forceLogout, listOnlineUsers, onlineUserFields, type OnlineUser } from '@gezi/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Tag } from 'antd';
import { useCallback, useMemo } from 'react';
import { ListPage } from '../../../crud/ListPage';
import { PersonName } from '../../../crud/PersonName';
import { invalidate } from '../../../crud/invalidate';
import { describeBrowser } from '../shared/core/describeBrowser';
import { useTexts } from '../shared/texts';

const ENDPOINTS = { list: listOnlineUsers };

/** `/isystem/online`: signed-in users, with ending their sessions. */
export function OnlineListPage() {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { message, modal } = App.useApp();
  const mayEnd = usePermission('system:online:forceLogout');
  const { mutate } = useMutation({
    mutationFn: ({ token }: OnlineUser) => client.call(forceLogout, { token }),
    // A session that has ended already is refused; the list must drop it too.
    onSettled: () => invalidate(queries, listOnlineUsers),
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
  const faces = useMemo(
    () => ({
      realname: ({ realname, avatar, current }: OnlineUser) => (
        <>
          <PersonName name={realname} avatar={avatar} />
          {current && <Tag>{texts.ownSession}</Tag>}
        </>
      ),
      userAgent: ({ userAgent }: OnlineUser) => describeBrowser(userAgent) || texts.unknownBrowser,
    }),
    [texts],
  );
  const rowActions = useMemo(
    () => (mayEnd ? [{ key: 'end', label: texts.forceLogout, danger: true, visible: isOther, onClick: ask }] : []),
    [texts, mayEnd, ask],
  );
  return (
    <ListPage
      fields={onlineUserFields}
      endpoints={ENDPOINTS}
      permission="system:online"
      texts={useMemo(
        () => ({ title: texts.online, description: texts.onlineHint, listLabel: texts.onlineLabel }),
        [texts],
      )}
      nameOf={nameOf}
      settings="online-users"
      faces={faces}
      rowActions={rowActions}
    />
  );
}

const isOther = ({ current }: OnlineUser) => !current;
const nameOf = ({ username }: OnlineUser) => username;
