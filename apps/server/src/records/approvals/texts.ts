import { localized } from '../../platform/texts';

const zhCN = {
  heldBy: (holders: string) => `单据正在流程中审批，当前处理人：${holders}`,
  notRecalled: '流程已被处理，不能撤回；只有发起人可以在处理之前撤回',
  leftApproval: '单据已离开审批',
  version: (name: string, version: number) => `${name}（第 ${version} 版）`,
};
const enUS: typeof zhCN = {
  heldBy: (holders) => `A process decides on the document. It is waiting for ${holders}`,
  notRecalled: 'The process cannot be withdrawn: only its initiator may, before somebody else acts',
  leftApproval: 'The document left the approval',
  version: (name, version) => `${name} (version ${version})`,
};

/** Messages about documents that processes decide on. */
export const approvalTexts = localized({ 'zh-CN': zhCN, 'en-US': enUS });
