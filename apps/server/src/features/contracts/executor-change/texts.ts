import { localized } from '../../../platform/texts';

const zhCN = {
  what: '执行人变更申请',
  notInForce: '只有履行中的合同可以变更执行人',
  waiting: '该合同已有待审批的执行人变更申请',
  unknownUser: '所选用户不存在或不属于当前租户',
  sameUser: '新执行人与原执行人相同',
  added: '已提交，等待审批',
  done: { approve: '已通过，执行人已变更', reject: '已驳回' },
  todo: '待审批的执行人变更',
  processTitle: (contractNo: string, to: string) => `${contractNo} 执行人变更为 ${to}`,
  notice: {
    submitTitle: '有执行人变更待您审批',
    submitContent: (contractNo: string, from: string, to: string) =>
      `合同 ${contractNo} 申请将执行人由 ${from} 变更为 ${to}，请审批。`,
    approveTitle: '合同执行人已变更',
    approveContent: (contractNo: string, from: string, to: string) =>
      `合同 ${contractNo} 的执行人已由 ${from} 变更为 ${to}。`,
    rejectTitle: '您的执行人变更申请被驳回',
    rejectContent: (contractNo: string, opinion: string) => `合同 ${contractNo} 的执行人变更被驳回：${opinion}`,
  },
};
const enUS: typeof zhCN = {
  what: 'Executor change',
  notInForce: 'Only contracts in force get another executor',
  waiting: 'An application for the contract waits for its approval',
  unknownUser: 'The user does not exist or belongs to another tenant',
  sameUser: 'The new executor is the current one',
  added: 'Submitted for approval',
  done: { approve: 'Approved; the executor has changed', reject: 'Rejected' },
  todo: 'Executor changes to approve',
  processTitle: (contractNo, to) => `${contractNo} executor → ${to}`,
  notice: {
    submitTitle: 'An executor change waits for your approval',
    submitContent: (contractNo, from, to) => `Contract ${contractNo}: executor ${from} → ${to}. Please decide.`,
    approveTitle: 'The executor of a contract has changed',
    approveContent: (contractNo, from, to) => `Contract ${contractNo}: executor ${from} → ${to}.`,
    rejectTitle: 'Your executor change was rejected',
    rejectContent: (contractNo, opinion) => `The executor change of contract ${contractNo} was rejected: ${opinion}`,
  },
};

/** Messages about executor changes. */
export const executorChangeTexts = localized({ 'zh-CN': zhCN, 'en-US': enUS });
