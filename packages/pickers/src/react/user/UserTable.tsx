import { useClient } from '@gezi/client';
import type { TableColumnsType } from 'antd';
import { useMemo, useState } from 'react';
import { contains, queryUsers, type PickedUser } from '../../core/calls';
import type { SelectionStore } from '../../core/selection/createSelectionStore';
import type { Selection, SelectionRefusal } from '../../core/selection/Selection';
import { useTexts } from '../../texts/useTexts';
import { PagedTable, TEN_ROWS, type ListPlace } from '../kit/PagedTable';
import { useAnswer } from '../kit/useAnswer';
import { UserSearch } from './UserSearch';

export interface UserTableProps {
  /** Undefined: the users of all departments. */
  departId: string | undefined;
  exclude: readonly string[];
  selection: Selection<PickedUser>;
  store: SelectionStore<PickedUser>;
  tell: (refusal: SelectionRefusal | undefined) => void;
  onConfirm: (user: PickedUser) => void;
}

// B§9: newest first, ten a page.
const START: ListPlace = { pageNo: 1, pageSize: 10 };

/** The search for an account and the users it finds. */
export function UserTable({ departId, ...table }: UserTableProps) {
  const texts = useTexts();
  const client = useClient();
  const [sought, setSought] = useState('');
  const wanted = `${departId ?? ''}|${sought}`;
  const [placed, setPlaced] = useState({ of: wanted, place: START });
  // Another search or department begins at its first page, in the order chosen.
  const place = placed.of === wanted ? placed.place : { ...placed.place, pageNo: 1 };

  const { column = 'createTime', order = 'desc', pageNo, pageSize } = place;
  const request = { pageNo, pageSize, column, order, departId, username: contains(sought) };
  const answer = useAnswer(JSON.stringify(request), (signal) =>
    client.call(queryUsers, request, { signal, silent: true }),
  );

  return (
    <PagedTable<PickedUser>
      {...table}
      answer={answer}
      columns={useColumns()}
      place={place}
      onPlace={(next) => setPlaced({ of: wanted, place: next })}
      nameOf={({ realname }) => realname}
      label={texts.users.table}
      height={TEN_ROWS}
      emptyText={sought ? texts.noMatch(sought) : texts.users.noUsers}
    >
      <UserSearch onSearch={setSought} />
    </PagedTable>
  );
}

function useColumns(): TableColumnsType<PickedUser> {
  const texts = useTexts();
  return useMemo(() => {
    const { username, realname, sex, sexes, phone, departs } = texts.users;
    return [
      { title: username, dataIndex: 'username', width: 150, sorter: true, ellipsis: true },
      { title: realname, dataIndex: 'realname', width: 130, sorter: true, ellipsis: true },
      { title: sex, dataIndex: 'sex', width: 70, render: (code: number | null) => sexes[code ?? 0] ?? '' },
      { title: phone, dataIndex: 'phone', width: 130 },
      { title: departs, dataIndex: 'orgCodeTxt', ellipsis: true, width: 240 },
    ];
  }, [texts]);
}
