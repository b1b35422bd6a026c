import { useMemo } from 'react';
import { useTexts } from '../../texts/useTexts';
import { BizListSelect } from './BizListSelect';
import type { BizSelectProps } from './BizSelect';
import type { BizSource } from './BizSource';

export interface PositionSelectProps extends Omit<BizSelectProps, 'source'> {
  /** The field that is stored; default `code`. */
  rowKey?: 'code' | 'id';
}

/** Searchable select for positions. Shows names, stores codes, or ids with `rowKey="id"`. */
export function PositionSelect({ rowKey = 'code', ...props }: PositionSelectProps) {
  const { biz } = useTexts();
  const source = useMemo<BizSource>(
    () => ({
      name: biz.kinds.position,
      url: '/sys/position/list',
      rowKey,
      displayKey: 'name',
      columns: [
        { title: biz.positionName, dataIndex: 'name' },
        { title: biz.positionCode, dataIndex: 'code' },
        { title: biz.rank, dataIndex: 'postRank_dictText', width: 100 },
      ],
      query: [{ field: 'name', label: biz.positionName }],
    }),
    [biz, rowKey],
  );
  return <BizListSelect multiple {...props} source={source} />;
}
