import { describeFailure, useClient, usePermission } from '@gezi/client';
import type { SysUser } from '@gezi/domain';
import type { BatchAction, GridColumn } from '@gezi/editable-grid';
import { UserPickerDialog } from '@gezi/pickers';
import { useLocale } from '@gezi/ui';
import { PlusOutlined } from '@ant-design/icons';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button, Input } from 'antd';
import { useMemo, useState } from 'react';
import { ListGrid } from '../../../crud/ListGrid';
import { changeMembers, departUsersQuery, USERS_SHOWN } from './queries';
import { useTexts } from './texts';

const NO_USERS: SysUser[] = [];

/** Direct members of a department, with adding and removing. */
export function DepartUsers({ departId }: { departId: string }) {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const { message } = App.useApp();
  const mayEdit = usePermission('system:depart:edit');
  const [pageNo, setPageNo] = useState(1);
  const [name, setName] = useState('');
  const [isPicking, setPicking] = useState(false);
  const list = useQuery({ ...departUsersQuery(client, departId, pageNo, name), placeholderData: keepPreviousData });
  const { mutate } = useMutation(changeMembers(client, useQueryClient(), departId));

  const columns = useMemo<GridColumn<SysUser>[]>(
    () => [
      { key: 'username', title: texts.username, width: 150 },
      { key: 'realname', title: texts.realname, width: 160 },
      { key: 'phone', title: texts.phone, width: 130 },
      { key: 'status_dictText', title: texts.status },
    ],
    [texts],
  );
  const batch = useMemo<BatchAction<SysUser>[]>(
    () =>
      mayEdit
        ? [
            {
              key: 'remove',
              label: texts.removeUsers,
              danger: true,
              confirm: texts.removeUsersConfirm,
              onClick: (users) =>
                mutate(
                  { what: 'remove', ids: users.map(({ id }) => id) },
                  { onSuccess: () => void message.success(texts.usersRemoved) },
                ),
            },
          ]
        : [],
    [texts, mayEdit, mutate, message],
  );

  return (
    <>
      <div className="gezi-depart-users-head">
        <Input.Search
          allowClear
          aria-label={texts.searchUsers}
          placeholder={texts.searchUsers}
          onSearch={(text) => {
            setName(text.trim());
            setPageNo(1);
          }}
        />
        {mayEdit && (
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setPicking(true)}>
            {texts.addUsers}
          </Button>
        )}
      </div>
      <ListGrid
        label={texts.usersLabel}
        columns={columns}
        rows={list.data?.records ?? NO_USERS}
        maxHeight={Infinity}
        loading={list.isPending || list.isPlaceholderData}
        error={
          list.error
            ? {
                message: describeFailure(list.error, { purpose: 'list', locale }).message,
                onRetry: () => void list.refetch(),
              }
            : undefined
        }
        emptyText={name ? texts.usersNotFound : texts.usersEmpty}
        pagination={{ page: pageNo, pageSize: USERS_SHOWN, total: list.data?.total ?? 0, onChange: setPageNo }}
        {...(batch.length > 0 && { selection: 'checkbox', batchActions: batch })}
      />
      <UserPickerDialog
        open={isPicking}
        multiple
        valueField="id"
        title={texts.addUsers}
        onCancel={() => setPicking(false)}
        onOk={(users) => {
          setPicking(false);
          const ids = users.flatMap(({ id }) => (id ? [String(id)] : []));
          if (ids.length === 0) return;
          mutate({ what: 'add', ids }, { onSuccess: () => void message.success(texts.usersAdded) });
        }}
      />
    </>
  );
}
