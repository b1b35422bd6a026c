import { describeFailure, useClient } from '@gezi/client';
import type { SysUser } from '@gezi/domain';
import type { BatchAction, GridColumn } from '@gezi/editable-grid';
import { Dialog, formatDateTime, useLocale } from '@gezi/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useMemo } from 'react';
import { ListGrid } from '../../../crud/ListGrid';
import { actOnUsers, recycledQuery } from './queries';
import { useTexts } from './texts';

const NO_USERS: SysUser[] = [];

/** Removed users, to restore or remove permanently. */
export function UserRecycleBin({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const { message } = App.useApp();
  const { data, error, isPending, refetch } = useQuery(recycledQuery(client));
  const { mutate } = useMutation(actOnUsers(client, useQueryClient()));

  const columns = useMemo<GridColumn<SysUser>[]>(
    () => [
      { key: 'username', title: texts.username, width: 140 },
      { key: 'realname', title: texts.realname, width: 150 },
      { key: 'orgCodeTxt', title: texts.departs },
      {
        key: 'updateTime',
        title: texts.removedTime,
        width: 165,
        render: ({ updateTime }) => formatDateTime(updateTime),
      },
    ],
    [texts],
  );
  const actions = useMemo<BatchAction<SysUser>[]>(
    () => [
      {
        key: 'restore',
        label: texts.restore,
        onClick: (users) =>
          mutate({ action: 'restore', users }, { onSuccess: () => void message.success(texts.restored) }),
      },
      {
        key: 'erase',
        label: texts.erase,
        danger: true,
        confirm: texts.eraseConfirm,
        onClick: (users) => mutate({ action: 'erase', users }, { onSuccess: () => void message.success(texts.erased) }),
      },
    ],
    [mutate, message, texts],
  );

  return (
    <Dialog open width={800} title={texts.recycleTitle} footer={null} onCancel={onClose}>
      <ListGrid
        label={texts.recycleLabel}
        columns={columns}
        rows={data ?? NO_USERS}
        selection="checkbox"
        batchActions={actions}
        loading={isPending}
        error={
          error ? { message: describeFailure(error, { locale }).message, onRetry: () => void refetch() } : undefined
        }
        emptyText={texts.recycleEmpty}
      />
    </Dialog>
  );
}
