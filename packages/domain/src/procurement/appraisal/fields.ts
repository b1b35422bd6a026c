import { listFields } from '../../kit';
import type { ExpertTask } from './schema';
import { expertTaskStatusItems } from './status';

/** Fields of an expert's list of tasks. */
export const expertTaskFields = listFields<ExpertTask>()([
  {
    key: 'proNo',
    label: { 'zh-CN': '项目编号', 'en-US': 'Project no.' },
    search: true,
    query: true,
    width: 150,
  },
  { key: 'proName', label: { 'zh-CN': '项目名称', 'en-US': 'Project name' }, search: true, query: true, width: 220 },
  {
    key: 'projectStatus',
    label: { 'zh-CN': '项目状态', 'en-US': 'Project status' },
    dict: 'purchase_status',
    query: true,
    width: 115,
  },
  {
    key: 'expertType',
    label: { 'zh-CN': '专家类型', 'en-US': 'Profession' },
    dict: 'profession_type',
    query: true,
    width: 115,
  },
  {
    key: 'status',
    label: { 'zh-CN': '任务状态', 'en-US': 'Status' },
    dict: 'expert_task_status',
    options: expertTaskStatusItems,
    search: true,
    query: true,
    width: 115,
  },
  {
    key: 'createTime',
    label: { 'zh-CN': '抽取时间', 'en-US': 'Drawn' },
    kind: 'moment',
    query: true,
    sort: true,
    width: 165,
  },
  {
    key: 'scoreDeadline',
    label: { 'zh-CN': '评分截止时间', 'en-US': 'Scores due' },
    kind: 'moment',
    query: true,
    sort: true,
    width: 165,
  },
  {
    key: 'submitTime',
    label: { 'zh-CN': '提交时间', 'en-US': 'Submitted' },
    kind: 'moment',
    query: true,
    sort: true,
    width: 165,
  },
]);
