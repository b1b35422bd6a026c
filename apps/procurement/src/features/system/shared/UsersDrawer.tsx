import type { CallTarget } from '@gezi/client';
import { useClient } from '@gezi/client';
import { contains, type UserRow } from '@gezi/domain';
import type { BatchAction, GridColumn } from '@gezi/editable-grid';
import { UserPickerDialog } from '@gezi/pickers';
import { UsergroupAddOutlined } from '@ant-design/icons';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button, Drawer, Input } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { PAGE_SIZES } from '../../../crud/core/listState';
import { pageQuery, type PageOf } from '../../../crud/pageQuery';
import { ListGrid } from '../../../crud/ListGrid';
import { usePageState } from '../../../crud/usePageState';
import { useTexts } from './texts';
import { invalidate } from '../../../crud/invalidate';
import { useRemoval } from '../../../crud/useRemoval';

interface UsersDrawerProps<Input> {
  title: string;
  label: string;
  endpoint: CallTarget<Input, PageOf<UserRow>>;
  input: (page: { pageNo: number; pageSize: number; username?: string | undefined }) => Input;
  add: (userIds: string[]) => Promise<unknown>;
  remove: (userIds: string[]) => Promise<unknown>;
  mayEdit: boolean;
  onClose: () => void;
}

/** Users assigned to something: search by account, add with the picker, remove. */
export function UsersDrawer<Input>(props: UsersDrawerProps<Input>) {
  const { title, label, endpoint, input, add, remove, mayEdit, onClose } = props;
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const [{ pageNo, pageSize }, setPage] = useState<{ pageNo: number; pageSize: number }>({ pageNo: 1, pageSize: 10 });
  const [keyword, setKeyword] = useState('');
  const [isPicking, setPicking] = useState(false);
  const asked = input({ pageNo, pageSize, username: contains(keyword) });
  const list = useQuery({ ...pageQuery(client, endpoint, asked), placeholderData: keepPreviousData });
  const page = usePageState(list);
  const adding = useMutation({ mutationFn: add, onSuccess: () => invalidate(queries, endpoint) });
  const { remove: takeOut } = useRemoval<UserRow>({
    call: (ids) => remove([...ids]),
    invalidates: [endpoint],
    removed: texts.removed,
  });
  const ask = useCallback(
    (users: readonly UserRow[]) => takeOut(users, texts.removeUsers(users.map(({ realname }) => realname))),
    [takeOut, texts],
  );

  const columns = useMemo<GridColumn<UserRow>[]>(
    () => [
      { key: 'username', title: texts.username, width: 140 },
      { key: 'realname', title: texts.realname, width: 110 },
      { key: 'orgCodeTxt', title: texts.departs },
    ],
    [texts],
  );
  const rowActions = useMemo(
    () =>
      mayEdit ? [{ key: 'remove', label: texts.takeOut, danger: true, onClick: (user: UserRow) => ask([user]) }] : [],
    [texts, mayEdit, ask],
  );
  const batchActions = useMemo<BatchAction<UserRow>[]>(
    () => [{ key: 'remove', label: texts.takeOut, danger: true, onClick: ask }],
    [texts, ask],
  );

  return (
    <Drawer open size={760} title={title} onClose={onClose}>
      <div className="gezi-access-form">
        <div className="gezi-access-bar">
          <Input.Search
            allowClear
            aria-label={texts.username}
            placeholder={texts.usernameHint}
            onSearch={(text) => {
              setKeyword(text);
              setPage((now) => ({ ...now, pageNo: 1 }));
            }}
          />
          {mayEdit && (
            <Button
              type="primary"
              icon={<UsergroupAddOutlined aria-hidden />}
              loading={adding.isPending}
              onClick={() => setPicking(true)}
            >
              {texts.addUsers}
            </Button>
          )}
        </div>
        <ListGrid
          label={label}
          columns={columns}
          rowActions={rowActions}
          rowName={nameOf}
          {...page}
          maxHeight={520}
          emptyText={texts.noUsers}
          {...(mayEdit && { selection: 'checkbox' as const, batchActions })}
          pagination={{
            page: pageNo,
            pageSize,
            total: list.data?.total ?? 0,
            pageSizeOptions: PAGE_SIZES,
            onChange: (next, size) => setPage({ pageNo: next, pageSize: size }),
          }}
        />
      </div>
      <UserPickerDialog
        open={isPicking}
        multiple
        valueField="id"
        onCancel={() => setPicking(false)}
        onOk={(users) => {
          setPicking(false);
          if (users.length === 0) return;
          adding.mutate(
            users.map(({ id }) => id),
            { onSuccess: () => void message.success(texts.saved) },
          );
        }}
      />
    </Drawer>
  );
}

const nameOf = ({ realname }: UserRow) => realname;
