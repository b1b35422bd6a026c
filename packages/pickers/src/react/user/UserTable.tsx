import { useClient } from '@gezi/client';
import { usePagedRows, type DataTableColumn, type DataTableSort } from '@gezi/ui';
import { useMemo, useState } from 'react';
import { contains, queryUsers, visibleFields, type PickedUser } from '../../core/calls';
import type { SelectionStore } from '../../core/selection/createSelectionStore';
import type { Selection, SelectionRefusal } from '../../core/selection/Selection';
import { useTexts } from '../../texts/useTexts';
import { TEN_ROWS } from '../kit/PagedTable';
import { PickerTable } from '../kit/PickerTable';
import { UserSearch } from './UserSearch';

export interface UserTableProps {
  /** Undefined: users of all departments. */
  departId: string | undefined;
  exclude: readonly string[];
  selection: Selection<PickedUser>;
  store: SelectionStore<PickedUser>;
  notifyRefusal: (refusal: SelectionRefusal | undefined) => void;
  /** Called when it is confirmed. */
  onConfirm: (user: PickedUser) => void;
}

/** Users per call (B§9). */
const PAGE_SIZE = 10;
/** Newest first (B§9). */
const START: DataTableSort = { key: 'createTime', order: 'desc' };

/** User search with its results; pages are loaded while scrolling. */
export function UserTable({ departId, exclude, ...table }: UserTableProps) {
  const texts = useTexts();
  const client = useClient();
  const [sought, setSought] = useState('');
  const [sort, setSort] = useState<DataTableSort>();

  const columns = useColumns();
  const { key: column, order } = sort ?? START;
  const field = visibleFields(columns.map(({ key }) => key));
  const request = { pageSize: PAGE_SIZE, column, order, field, departId, username: contains(sought) };
  const users = usePagedRows<PickedUser>({
    listKey: JSON.stringify(request),
    pageSize: PAGE_SIZE,
    loadPage: (pageNo, signal) => client.call(queryUsers, { pageNo, ...request }, { signal, silent: true }),
    isExcluded: (user) => exclude.includes(table.store.keyOf(user)),
  });

  return (
    <PickerTable<PickedUser>
      {...table}
      rows={users.rows}
      listKey={users.listKey}
      loading={users.loading}
      error={users.error}
      onRetry={users.retry}
      columns={columns}
      sort={sort}
      onSortChange={setSort}
      nameOf={({ realname }) => realname}
      label={texts.users.table}
      selectAllLabel={texts.selectLoaded}
      height={TEN_ROWS}
      footer={users.rows.total > 0 && <output className="gezi-users-total">{texts.total(users.rows.total)}</output>}
      emptyText={sought ? texts.noMatch(sought) : texts.users.noUsers}
    >
      <UserSearch onSearch={setSought} />
    </PickerTable>
  );
}

function useColumns(): readonly DataTableColumn<PickedUser>[] {
  const texts = useTexts();
  return useMemo(() => {
    const { username, realname, sex, sexes, phone, birthday, departs } = texts.users;
    return [
      { key: 'username', title: username, width: 150, sortable: true },
      { key: 'realname', title: realname, width: 130, sortable: true },
      { key: 'sex', title: sex, width: 70, render: (user) => sexes[user.sex ?? 0] ?? '' },
      { key: 'phone', title: phone, width: 130 },
      { key: 'birthday', title: birthday, width: 110 },
      { key: 'orgCodeTxt', title: departs, width: 240 },
    ];
  }, [texts]);
}
