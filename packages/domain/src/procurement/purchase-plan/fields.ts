import { listFields } from '../../kit';
import type { PlanRow } from './schema';

/** Fields of the plan list; the advanced query also covers plan lines. */
export const planFields = listFields<
  PlanRow,
  'purchasePlanDetailList,materialName' | 'purchasePlanDetailList,counts'
>()([
  {
    key: 'planNo',
    label: { 'zh-CN': '计划批次号', 'en-US': 'Plan batch no.' },
    search: true,
    query: true,
    width: 140,
    sort: true,
    maxLength: 64,
  },
  { key: 'planName', label: { 'zh-CN': '计划名称', 'en-US': 'Plan name' }, search: true, query: true },
  {
    key: 'status',
    label: { 'zh-CN': '状态', 'en-US': 'Status' },
    dict: 'plan_status',
    search: true,
    query: true,
    width: 100,
  },
  {
    key: 'departName',
    label: { 'zh-CN': '申报部门', 'en-US': 'Declaring department' },
    search: true,
    query: true,
    width: 120,
    sort: true,
  },
  {
    key: 'applyUserId',
    label: { 'zh-CN': '申报人', 'en-US': 'Declarer' },
    kind: 'person',
    query: { table: 'sys_user', text: 'realname', code: 'id' },
    width: 80,
  },
  {
    key: 'applyTime',
    label: { 'zh-CN': '申报时间', 'en-US': 'Declared at' },
    kind: 'day',
    search: true,
    query: true,
    width: 115,
    sort: true,
  },
  { key: 'purchaseUserName', label: { 'zh-CN': '采购员', 'en-US': 'Purchaser' }, query: true, width: 130 },
  { key: 'demandOrgName', label: { 'zh-CN': '需求单位', 'en-US': 'Demand organisation' }, query: true, column: false },
  {
    key: 'purchasePlanDetailList,materialName',
    label: { 'zh-CN': '物料名称', 'en-US': 'Material' },
    query: true,
    column: false,
  },
  {
    key: 'purchasePlanDetailList,counts',
    label: { 'zh-CN': '需求数量', 'en-US': 'Demand qty' },
    kind: 'quantity',
    query: true,
    column: false,
  },
]);
