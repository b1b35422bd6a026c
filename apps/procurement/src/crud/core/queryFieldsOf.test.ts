import { expect, test } from 'vitest';
import { queryFieldsOf } from './queryFieldsOf';

test('a search form says what the advanced query may ask', () => {
  const options = [{ value: '1', label: '正常' }];
  expect(
    queryFieldsOf(
      [
        { kind: 'text', name: 'name', label: '租户名称' },
        { kind: 'choice', name: 'status', label: '状态', options },
        { kind: 'days', name: 'createTime', label: '创建时间', from: 'createTime_begin', to: 'createTime_end' },
      ],
      { endDate: '结束日期' },
    ),
  ).toEqual([
    { key: 'name', label: '租户名称', type: 'text' },
    { key: 'status', label: '状态', type: 'select', options },
    { key: 'createTime', label: '创建时间', type: 'date' },
    { key: 'endDate', label: '结束日期', type: 'date' },
  ]);
});
