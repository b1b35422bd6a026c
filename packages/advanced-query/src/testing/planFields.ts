import type { QueryField, QueryGroup } from '../core';

/** A field of every type, as a list of demand plans might have them. */
export const planFields: readonly QueryField[] = [
  { key: 'planName', label: '计划名称', type: 'text' },
  { key: 'counts', label: '物料数量', type: 'number', dbType: 'int' },
  { key: 'applyTime', label: '申报时间', type: 'date' },
  { key: 'approveTime', label: '审批时间', type: 'datetime' },
  { key: 'budgetMonth', label: '预算月份', type: 'date', formatStr: 'YYYY-MM' },
  {
    key: 'status',
    label: '状态',
    type: 'select',
    options: [
      { value: '0', label: '草稿' },
      { value: '1', label: '审批中' },
      { value: '2', label: '待分派' },
      { value: '3', label: '待采购' },
      { value: '4', label: '采购中' },
    ],
  },
  { key: 'priority', label: '优先级', type: 'dict', dictCode: 'priority' },
  { key: 'unit', label: '计量单位', type: 'dictTable', dictTable: 'sys_unit', dictText: 'unit_name', dictCode: 'id' },
  { key: 'urgent', label: '是否加急', type: 'switch' },
  { key: 'materialCode', label: '物料', type: 'popup', popup: { code: 'material_info', valueField: 'code' } },
  { key: 'applyUserId', label: '申报人', type: 'user', customReturnField: 'id' },
  { key: 'departId', label: '申报部门', type: 'department', customReturnField: 'id' },
];

export const recentPlans: QueryGroup = {
  matchType: 'and',
  conditions: [
    { field: 'applyTime', rule: 'eq', val: null, type: 'date', relative: 'last7Days' },
    { field: 'status', rule: 'in', val: ['2', '3'], type: 'select' },
  ],
};

export const nestedPlans: QueryGroup = {
  matchType: 'and',
  conditions: [
    { field: 'applyTime', rule: 'eq', val: null, type: 'date', relative: 'thisMonth' },
    {
      matchType: 'or',
      conditions: [
        { field: 'planName', rule: 'like', val: '轴承', type: 'text' },
        { field: 'counts', rule: 'ge', val: '100', type: 'number' },
      ],
    },
    { field: 'urgent', rule: 'eq', val: 'Y', type: 'switch' },
  ],
};
