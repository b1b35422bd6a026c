import { useClient, usePermission } from '@gezi/client';
import { exportUsers, importUsers, listUsers, type InputOf, type UserInList } from '@gezi/domain';
import type { BatchAction } from '@gezi/editable-grid';
import { DeleteOutlined } from '@ant-design/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { AddButton } from '../../../crud/AddButton';
import { contains } from '../../../crud/core/contains';
import { pageParams, type ListState } from '../../../crud/core/listState';
import { ExportButton } from '../../../crud/ExportButton';
import { ImportRowsButton } from '../../../crud/ImportRowsButton';
import { ListView } from '../../../crud/ListView';
import { useRemoval } from '../../../crud/useRemoval';
import { actOnUsers, type UserAction } from './queries';
import { ResetPasswordDialog } from './ResetPasswordDialog';
import { useTexts } from './texts';
import { userColumns } from './userColumns';
import { UserDrawer } from './UserDrawer';
import { userQueryFields, userSearchFields } from './userQuestions';
import { UserRecycleBin } from './UserRecycleBin';
import { UserRowActions, type UserRowAction } from './UserRowActions';

type Opened = { what: 'add' | 'bin' } | { what: 'edit' | 'reset'; user: UserInList };

/** `/isystem/user`: everybody of the tenant, to be kept by administrators. */
export function UserListPage() {
  const texts = useTexts();
  const client = useClient();
  const { message } = App.useApp();
  const askRemoval = useRemoval();
  const mayAdd = usePermission('system:user:add');
  const mayEdit = usePermission('system:user:edit');
  const mayDelete = usePermission('system:user:delete');
  const mayExport = usePermission('system:user:export');
  const mayImport = usePermission('system:user:import');
  const { mutate } = useMutation(actOnUsers(client, useQueryClient()));
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);

  const run = useCallback(
    (action: Exclude<UserAction, 'restore' | 'erase'>, users: readonly UserInList[]) => {
      const said = { freeze: texts.frozen, unfreeze: texts.unfrozen, remove: texts.removed }[action];
      mutate({ action, users }, { onSuccess: () => void message.success(said) });
    },
    [mutate, message, texts],
  );
  const act = useCallback(
    (action: UserRowAction, user: UserInList) => {
      if (action === 'reset') return setOpened({ what: 'reset', user });
      if (action !== 'remove') return run(action, [user]);
      askRemoval(texts.removeConfirm(user.realname), () => run('remove', [user]));
    },
    [run, askRemoval, texts],
  );
  const columns = useMemo(
    () =>
      userColumns(texts, (user) => (
        <UserRowActions user={user} onEdit={(one) => setOpened({ what: 'edit', user: one })} onAct={act} />
      )),
    [texts, act],
  );
  const batch = useMemo<BatchAction<UserInList>[]>(
    () => [
      ...(mayEdit
        ? [
            {
              key: 'freeze',
              label: texts.freeze,
              confirm: texts.freezeConfirm,
              onClick: (users: readonly UserInList[]) => run('freeze', users),
            },
            {
              key: 'unfreeze',
              label: texts.unfreeze,
              onClick: (users: readonly UserInList[]) => run('unfreeze', users),
            },
          ]
        : []),
      ...(mayDelete
        ? [
            {
              key: 'remove',
              label: texts.remove,
              danger: true,
              confirm: texts.removeSeveral,
              onClick: (users: readonly UserInList[]) => run('remove', users),
            },
          ]
        : []),
    ],
    [texts, mayEdit, mayDelete, run],
  );
  const fields = useMemo(() => userSearchFields(texts), [texts]);
  const queryFields = useMemo(() => userQueryFields(texts), [texts]);

  return (
    <>
      <ListView
        title={texts.title}
        label={texts.listLabel}
        actions={(asked) => (
          <>
            {mayDelete && (
              <Button icon={<DeleteOutlined aria-hidden />} onClick={() => setOpened({ what: 'bin' })}>
                {texts.recycleBin}
              </Button>
            )}
            {mayImport && <ImportRowsButton endpoint={importUsers} renews={[listUsers.path]} />}
            {mayExport && <ExportButton endpoint={exportUsers} asked={asked} fileName={texts.fileName} />}
            {mayAdd && <AddButton label={texts.add} onClick={() => setOpened({ what: 'add' })} />}
          </>
        )}
        fields={fields}
        endpoint={listUsers}
        input={userListInput}
        columns={columns}
        queryFields={queryFields}
        batchActions={batch}
        settings="system-user.list"
        {...(mayImport && { description: texts.importHint })}
      />
      {opened?.what === 'add' && <UserDrawer onClose={close} />}
      {opened?.what === 'edit' && <UserDrawer id={opened.user.id} onClose={close} />}
      {opened?.what === 'reset' && <ResetPasswordDialog user={opened.user} onClose={close} />}
      {opened?.what === 'bin' && <UserRecycleBin onClose={close} />}
    </>
  );
}

function userListInput(state: ListState): InputOf<typeof listUsers> {
  const { username, realname, phone, status, userType, sex } = state.filters;
  return {
    ...pageParams(state),
    username: contains(username),
    realname: contains(realname),
    phone: contains(phone),
    status,
    userType,
    sex,
  };
}
