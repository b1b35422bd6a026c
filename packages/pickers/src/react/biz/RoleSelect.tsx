import { useMemo } from 'react';
import { useTexts } from '../../texts/useTexts';
import { BizListSelect } from './BizListSelect';
import type { BizSelectProps } from './BizSelect';
import type { BizSource } from './BizSource';

export interface RoleSelectProps extends Omit<BizSelectProps, 'source'> {
  /** The field that is stored; default `roleCode`. */
  rowKey?: 'roleCode' | 'id';
}

/** Searchable select for roles. Shows names, stores codes, or ids with `rowKey="id"`. */
export function RoleSelect({ rowKey = 'roleCode', ...props }: RoleSelectProps) {
  const { biz } = useTexts();
  const source = useMemo<BizSource>(
    () => ({
      name: biz.kinds.role,
      url: '/sys/role/list',
      rowKey,
      displayKey: 'roleName',
      englishKey: 'roleNameEn',
      columns: [
        { title: biz.roleName, dataIndex: 'roleName' },
        { title: biz.roleCode, dataIndex: 'roleCode' },
      ],
      query: [{ field: 'roleName', label: biz.roleName }],
    }),
    [biz, rowKey],
  );
  return <BizListSelect multiple {...props} source={source} />;
}
