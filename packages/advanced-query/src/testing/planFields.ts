import type { QueryField, QueryGroup } from '../core';

/** A field of every type, as a list of demand plans might have them. */
export const planFields: readonly QueryField[] = [
  { field: 'planName', text: '计划名称', type: 'text' },
  { field: 'counts', text: '物料数量', type: 'number', dbType: 'int' },
  { field: 'applyTime', text: '申报时间', type: 'date' },
  { field: 'approveTime', text: '审批时间', type: 'datetime' },
  { field: 'budgetMonth', text: '预算月份', type: 'date', formatStr: 'YYYY-MM' },
  {
    field: 'status',
    text: '状态',
    type: 'select',
    options: [
      { value: '0', text: '草稿' },
      { value: '1', text: '审批中' },
      { value: '2', text: '待分派' },
      { value: '3', text: '待采购' },
      { value: '4', text: '采购中' },
    ],
  },
  { field: 'priority', text: '优先级', type: 'dict', dictCode: 'priority' },
  { field: 'unit', text: '计量单位', type: 'dictTable', dictTable: 'sys_unit', dictText: 'unit_name', dictCode: 'id' },
  { field: 'urgent', text: '是否加急', type: 'switch' },
  { field: 'materialCode', text: '物料', type: 'popup', popup: { code: 'material_info', valueField: 'code' } },
  { field: 'applyUserId', text: '申报人', type: 'user', customReturnField: 'id' },
  { field: 'departId', text: '申报部门', type: 'department', customReturnField: 'id' },
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
