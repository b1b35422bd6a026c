import { listFields, recordFields } from '../../kit';
import type { PositionRow } from './schema';

/** Fields of the list of positions. */
export const positionFields = listFields<PositionRow>()([
  {
    key: 'code',
    label: { 'zh-CN': '职务编码', 'en-US': 'Code' },
    search: true,
    query: true,
    width: 180,
    sort: true,
    import: 'required',
    unique: true,
    pattern: '^[\\w-]{1,100}$',
  },
  {
    key: 'name',
    label: { 'zh-CN': '职务名称', 'en-US': 'Name' },
    search: true,
    query: true,
    sort: true,
    import: 'required',
    maxLength: 50,
    cellWidth: 24,
  },
  {
    key: 'postRank',
    label: { 'zh-CN': '职级', 'en-US': 'Rank' },
    dict: 'position_rank',
    search: true,
    query: true,
    width: 110,
    sort: true,
    import: true,
  },
  recordFields.createBy,
  recordFields.createTime,
]);
