import { useMemo } from 'react';
import { useTexts } from '../../texts/useTexts';
import { BizSelect, type BizSelectProps } from './BizSelect';
import type { BizSource } from './BizSource';

export interface MultiUserSelectProps extends Omit<BizSelectProps, 'source'> {
  /** The field that is stored; default `username`. */
  rowKey?: 'username' | 'id';
}

/** Input for several active users, searched without their departments. Stores accounts, or ids with `rowKey="id"`. */
export function MultiUserSelect({ rowKey = 'username', ...props }: MultiUserSelectProps) {
  const { biz, users } = useTexts();
  const source = useMemo<BizSource>(
    () => ({
      name: biz.kinds.user,
      url: '/sys/user/list',
      rowKey,
      displayKey: 'realname',
      columns: [
        { title: users.realname, dataIndex: 'realname', width: 120 },
        { title: users.username, dataIndex: 'username' },
        { title: users.phone, dataIndex: 'phone', width: 130 },
      ],
      query: [
        { field: 'realname', label: users.realname },
        { field: 'username', label: users.username },
      ],
      // The list also has frozen accounts for administrators; users who cannot sign in are not offered.
      params: { status: 1 },
    }),
    [biz, users, rowKey],
  );
  return <BizSelect multiple {...props} source={source} />;
}
