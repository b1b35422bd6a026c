import { localized } from '../../platform/texts';

const zhCN = {
  unknownDepart: '部门不存在，或不在您的部门范围内',
  noDepart: '请先切换到您的部门，或选择部门',
  otherState: '当前状态不允许该操作，请刷新后重试',
  notAllowed: '您没有权限对该单据执行此操作',
  wordsMissing: { opinion: '请填写审批意见', reason: '请填写原因' },
  unknownLine: '明细不存在，请刷新后重试',
  repeatedLine: '同一明细重复提交',
  added: '创建',
  lines: '明细',
  changedBy: (who: string, when: string, what: string) => `（${who} 于 ${when} 修改了：${what}）`,
};
const enUS: typeof zhCN = {
  unknownDepart: 'The department does not exist or is not one of yours',
  noDepart: 'Switch to your department first, or choose one',
  otherState: 'The current state does not allow this. Reload and try again',
  notAllowed: 'You may not do this with the document',
  wordsMissing: { opinion: 'Enter an opinion', reason: 'Enter a reason' },
  unknownLine: 'The line does not exist. Reload and try again',
  repeatedLine: 'The line occurs twice',
  added: 'Created',
  lines: 'Lines',
  changedBy: (who, when, what) => ` (${who} changed at ${when}: ${what})`,
};

/** Messages about documents of every kind. */
export const documentTexts = localized({ 'zh-CN': zhCN, 'en-US': enUS });
