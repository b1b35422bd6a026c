import { listFields } from '../../kit';
import type { ChangeExecutor } from './schema';

/** Fields of the list of applications for another executor. */
export const executorChangeFields = listFields<ChangeExecutor>()([
  {
    key: 'contractNo',
    label: { 'zh-CN': '合同编号', 'en-US': 'Contract no.' },
    search: true,
    query: true,
    sort: true,
    width: 160,
  },
  { key: 'contractName', label: { 'zh-CN': '合同名称', 'en-US': 'Contract' }, search: true, query: true },
  {
    key: 'status',
    label: { 'zh-CN': '状态', 'en-US': 'Status' },
    dict: 'executor_change_status',
    search: true,
    query: true,
    width: 100,
  },
  { key: 'oldUserName', label: { 'zh-CN': '原执行人', 'en-US': 'Former executor' }, query: true, width: 110 },
  { key: 'newUserName', label: { 'zh-CN': '新执行人', 'en-US': 'New executor' }, query: true, width: 110 },
  { key: 'reason', label: { 'zh-CN': '变更原因', 'en-US': 'Reason' }, width: 220 },
  { key: 'auditUser', label: { 'zh-CN': '审批人', 'en-US': 'Decided by' }, query: true, width: 100 },
  { key: 'auditTime', label: { 'zh-CN': '审批时间', 'en-US': 'Decided at' }, kind: 'moment', query: true, width: 165 },
  { key: 'auditOpinion', label: { 'zh-CN': '审批意见', 'en-US': 'Opinion' }, column: false },
]);
