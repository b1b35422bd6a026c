import { listFields, recordFields, usageField } from '../../kit';
import type { ContractTemplate } from './schema';

/** Fields of the list of contract templates. */
export const contractTemplateFields = listFields<ContractTemplate>()([
  {
    key: 'name',
    label: { 'zh-CN': '模板名称', 'en-US': 'Template' },
    search: true,
    query: true,
    sort: true,
    width: 260,
    maxLength: 255,
  },
  {
    key: 'contractType',
    label: { 'zh-CN': '合同类型', 'en-US': 'Contract type' },
    dict: 'contract_type',
    search: true,
    query: true,
    width: 140,
  },
  usageField,
  { key: 'remark', label: { 'zh-CN': '备注', 'en-US': 'Remark' }, query: true },
  recordFields.updateTime,
]);
