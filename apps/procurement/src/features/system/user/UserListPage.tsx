import { useClient, usePermission, useSession } from '@gezi/client';
import {
  deleteUsers,
  exportUsers,
  importUsers,
  listUsers,
  recycledUsers,
  userFields,
  userStatus,
  type UserInList,
} from '@gezi/domain';
import type { BatchAction } from '@gezi/editable-grid';
import { DeleteOutlined } from '@ant-design/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { actOnUsers, type UserAction } from './queries';
import { ResetPasswordDialog } from './ResetPasswordDialog';
import { useTexts } from './texts';
import { UserDrawer } from './UserDrawer';
import { UserRecycleBin } from './UserRecycleBin';

const ENDPOINTS = { list: listUsers, deleteBatch: deleteUsers, export: exportUsers, import: importUsers };
const RENEWS = [recycledUsers];
const FACES = { post: ({ post_dictText }: UserInList) => post_dictText };

/** `/isystem/user`: administration of the tenant's users. */
export function UserListPage() {
  const texts = useTexts();
  const client = useClient();
  const { message } = App.useApp();
  const mayEdit = usePermission('system:user:edit');
  const mayReset = usePermission('system:user:changepwd');
  const mayDelete = usePermission('system:user:delete');
  const mayImport = usePermission('system:user:import');
  const ownId = useSession().user?.id;
  const { mutate } = useMutation(actOnUsers(client, useQueryClient()));
  const [binOpen, setBinOpen] = useState(false);
  const [reset, setReset] = useState<UserInList>();

  const run = useCallback(
    (action: Extract<UserAction, 'freeze' | 'unfreeze'>, users: readonly UserInList[]) => {
      const done = { freeze: texts.frozen, unfreeze: texts.unfrozen }[action];
      mutate({ action, users }, { onSuccess: () => void message.success(done) });
    },
    [mutate, message, texts],
  );
  // Users cannot apply actions to themselves that would end their own session.
  const isSelf = useCallback(({ id }: UserInList) => id === ownId, [ownId]);
  const isFixed = useMemo(() => ({ remove: isSelf }), [isSelf]);
  const rowActions = useMemo<ListAction<UserInList>[]>(
    () => [
      'edit',
      ...(mayEdit
        ? [
            {
              key: 'freeze',
              label: texts.freeze,
              inMenu: true,
              visible: (user: UserInList) => !isSelf(user) && user.status === userStatus.normal,
              onClick: (user: UserInList) => run('freeze', [user]),
            },
            {
              key: 'unfreeze',
              label: texts.unfreeze,
              inMenu: true,
              visible: (user: UserInList) => !isSelf(user) && user.status === userStatus.frozen,
              onClick: (user: UserInList) => run('unfreeze', [user]),
            },
          ]
        : []),
      ...(mayReset
        ? [
            {
              key: 'reset',
              label: texts.reset,
              inMenu: true,
              visible: (user: UserInList) => !isSelf(user),
              onClick: setReset,
            },
          ]
        : []),
      'remove',
    ],
    [texts, mayEdit, mayReset, isSelf, run],
  );
  const batchActions = useMemo<BatchAction<UserInList>[]>(
    () =>
      mayEdit
        ? [
            {
              key: 'freeze',
              label: texts.freeze,
              confirm: texts.freezeConfirm,
              onClick: (users) => run('freeze', users),
            },
            { key: 'unfreeze', label: texts.unfreeze, onClick: (users) => run('unfreeze', users) },
          ]
        : [],
    [texts, mayEdit, run],
  );

  return (
    <>
      <ListPage
        fields={userFields}
        endpoints={ENDPOINTS}
        permission="system:user"
        texts={useMemo(() => ({ ...texts, ...(mayImport && { description: texts.importHint }) }), [texts, mayImport])}
        nameOf={nameOf}
        settings="system-user.list"
        faces={FACES}
        rowActions={rowActions}
        isFixed={isFixed}
        batchActions={batchActions}
        invalidates={RENEWS}
        toolbar={
          mayDelete && (
            <Button icon={<DeleteOutlined aria-hidden />} onClick={() => setBinOpen(true)}>
              {texts.recycleBin}
            </Button>
          )
        }
        form={({ row, onClose }) => <UserDrawer {...(row && { id: row.id })} onClose={onClose} />}
      />
      {reset && <ResetPasswordDialog user={reset} onClose={() => setReset(undefined)} />}
      {binOpen && <UserRecycleBin onClose={() => setBinOpen(false)} />}
    </>
  );
}

const nameOf = ({ realname }: UserInList) => realname;
