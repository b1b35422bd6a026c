import { listFields, recordFields } from '../../kit';
import { businesses } from '../../workflow/business/businesses';
import type { FlowDeployOnline, SysCustomForm, SysDeployForm } from './schema';

const deployId = { key: 'deployId', label: { 'zh-CN': '流程', 'en-US': 'Process' }, query: true } as const;
const nodeName = { key: 'nodeName', label: { 'zh-CN': '节点名称', 'en-US': 'Step' }, query: true } as const;
const nodeKey = {
  key: 'nodeKey',
  label: { 'zh-CN': '节点标识', 'en-US': 'Step id' },
  search: true,
  query: true,
} as const;
const formFlag = {
  key: 'formFlag',
  label: { 'zh-CN': '表单作用', 'en-US': 'Use' },
  search: true,
  query: true,
  width: 120,
  options: [
    { value: '1', label: { 'zh-CN': '主表单', 'en-US': 'Main form' }, tone: 'processing' },
    { value: '2', label: { 'zh-CN': '节点表单', 'en-US': 'Form of a step' }, tone: 'default' },
  ],
} as const;
const updateTime = {
  key: 'updateTime',
  label: recordFields.updateTime.label,
  kind: 'moment',
  query: true,
  sort: true,
  width: 165,
} as const;

/** Fields of the list of business forms. */
export const customFormFields = listFields<SysCustomForm>()([
  {
    key: 'businessName',
    label: { 'zh-CN': '业务名称', 'en-US': 'Business' },
    search: true,
    query: true,
    maxLength: 100,
  },
  {
    key: 'businessService',
    label: { 'zh-CN': '业务服务', 'en-US': 'Service' },
    options: businesses.map(({ service, name }) => ({ value: service, label: name })),
    search: 'exact',
    query: true,
  },
  deployId,
  { key: 'routeName', label: { 'zh-CN': '路由名称', 'en-US': 'Route' }, query: true },
  { key: 'component', label: { 'zh-CN': '组件', 'en-US': 'Component' }, query: true },
  updateTime,
]);

/** Fields of the list of designed forms of processes. */
export const deployFormFields = listFields<SysDeployForm>()([
  { key: 'formId', label: { 'zh-CN': '表单', 'en-US': 'Form' }, query: true },
  deployId,
  formFlag,
  nodeName,
  nodeKey,
  updateTime,
]);

/** Fields of the list of online forms of processes. */
export const deployOnlineFields = listFields<FlowDeployOnline>()([
  { key: 'tableName', label: { 'zh-CN': '表名', 'en-US': 'Table' }, search: true, query: true, maxLength: 64 },
  { key: 'onlineId', label: { 'zh-CN': '在线表单', 'en-US': 'Online form' }, query: true },
  deployId,
  formFlag,
  nodeName,
  nodeKey,
  updateTime,
]);
