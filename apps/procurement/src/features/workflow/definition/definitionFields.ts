import { listFields, type ProcDef } from '@gezi/domain';

/** Columns of the list of definitions. */
export const definitionFields = listFields<ProcDef>()([
  { key: 'name', label: { 'zh-CN': '流程名称', 'en-US': 'Name' }, search: true },
  { key: 'key', label: { 'zh-CN': '流程标识', 'en-US': 'Key' }, search: true },
  { key: 'category', label: { 'zh-CN': '流程分类', 'en-US': 'Category' }, search: 'exact' },
  { key: 'version', label: { 'zh-CN': '版本', 'en-US': 'Version' }, kind: 'number', width: 90 },
  { key: 'formName', label: { 'zh-CN': '主表单', 'en-US': 'Main form' } },
  {
    key: 'suspensionState',
    label: { 'zh-CN': '状态', 'en-US': 'State' },
    width: 100,
    options: [
      { value: '1', label: { 'zh-CN': '激活', 'en-US': 'Active' } },
      { value: '2', label: { 'zh-CN': '挂起', 'en-US': 'Suspended' } },
    ],
  },
  { key: 'deploymentTime', label: { 'zh-CN': '部署时间', 'en-US': 'Deployed' }, kind: 'moment', width: 165 },
]);
