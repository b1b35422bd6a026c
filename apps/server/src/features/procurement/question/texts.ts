import { localized } from '../../../platform/texts';

const zhCN = {
  noSupplier: '只有供应商用户可以提问',
  notOwn: '只有项目申请人或采购管理人员可以答复',
  closed: '报价已截止或项目已结束，不能答复',
  refused: {
    'project-closed': '报价已截止或项目已结束，不能提问',
    'left-out': '项目已进入下一轮报价，贵公司未被邀请参加，不能提问',
    'supplier-blocked': '贵公司已冻结、列入黑名单或不再共享给该采购单位，不能提问',
    declined: '贵公司已拒绝该项目的邀请，不能提问',
    'too-many': (limit: number) => `贵公司在该项目中已有 ${limit} 个问题待答复，请等待答复后再提问`,
  },
  done: { add: '问题已提交', answer: '已答复' },
  toAnswer: '待答复的供应商提问',
  log: {
    add: (proNo: string) => `对采购项目 ${proNo} 提问`,
    answer: (proNo: string) => `答复采购项目 ${proNo} 的提问`,
  },
  notice: {
    title: '供应商对您的采购项目提问',
    content: (proNo: string, supplier: string) => `“${supplier}”对采购项目 ${proNo} 提出问题，请答复。`,
  },
};
const enUS: typeof zhCN = {
  noSupplier: 'Only users of a supplier ask questions',
  notOwn: 'Only the applicant of the project and purchasing managers answer',
  closed: 'The quotation or the project has ended. Questions can no longer be answered',
  refused: {
    'project-closed': 'The quotation or the project has ended. Questions can no longer be asked',
    'left-out': 'The project is in a further round, to which your company is not invited. It may not ask',
    'supplier-blocked':
      'Your company is frozen, black-listed or no longer shared with the purchasing organisation, and may not ask',
    declined: 'Your company declined the invitation to this project, and may not ask',
    'too-many': (limit) => `${limit} questions of your company about this project wait for an answer. Ask again later`,
  },
  done: { add: 'Question sent', answer: 'Answered' },
  toAnswer: 'Questions of suppliers to answer',
  log: {
    add: (proNo) => `Asked a question about project ${proNo}`,
    answer: (proNo) => `Answered a question about project ${proNo}`,
  },
  notice: {
    title: 'A supplier has a question about your project',
    content: (proNo, supplier) => `“${supplier}” has a question about project ${proNo}. Please answer it.`,
  },
};

/** Messages about questions of suppliers. */
export const questionTexts = localized({ 'zh-CN': zhCN, 'en-US': enUS });
