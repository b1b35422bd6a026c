import { localized } from '../../../platform/texts';

const zhCN = {
  what: '补充协议',
  contractEnded: '合同已终止',
  tooPrecise: '金额最多 15 位有效数字',
  belowOrdered: (ordered: string) => `变更后金额不能低于已下单金额 ${ordered}`,
  refused: {
    'not-in-force': '只有履行中的合同可以提交补充协议',
    'nothing-changes': '请填写新的结束日期、变更后金额，或上传协议附件',
    'end-before-start': '结束日期不能早于开始日期',
    'file-missing': '请上传协议附件',
  },
  done: {
    submit: '已提交，等待供应商确认',
    confirm: '补充协议已生效',
    refuse: '已拒绝补充协议',
  },
  todo: { confirm: '待确认的补充协议' },
  notice: {
    waitTitle: '您有补充协议待确认',
    waitContent: (supplementalNo: string, contractNo: string) =>
      `合同 ${contractNo} 的补充协议 ${supplementalNo} 等待贵公司确认。`,
    confirmTitle: '补充协议已生效',
    confirmContent: (supplementalNo: string, supplier: string) => `${supplier} 已确认补充协议 ${supplementalNo}。`,
    refuseTitle: '供应商拒绝了补充协议',
    refuseContent: (supplementalNo: string, supplier: string, reason: string) =>
      `${supplier} 拒绝了补充协议 ${supplementalNo}：${reason}`,
  },
};
const enUS: typeof zhCN = {
  what: 'Supplemental agreement',
  contractEnded: 'The contract was terminated',
  tooPrecise: 'An amount has at most 15 significant digits',
  belowOrdered: (ordered) => `The new price must not be below what is ordered: ${ordered}`,
  refused: {
    'not-in-force': 'Only contracts in force are supplemented',
    'nothing-changes': 'Enter a new end or price, or upload the agreement',
    'end-before-start': 'The end must not be before the start',
    'file-missing': 'Upload the agreement',
  },
  done: {
    submit: 'Submitted; the supplier is asked to confirm',
    confirm: 'The supplement is in effect',
    refuse: 'Supplement refused',
  },
  todo: { confirm: 'Supplements to confirm' },
  notice: {
    waitTitle: 'A supplement waits for your confirmation',
    waitContent: (supplementalNo, contractNo) =>
      `Supplement ${supplementalNo} to contract ${contractNo} waits for your confirmation.`,
    confirmTitle: 'A supplement is in effect',
    confirmContent: (supplementalNo, supplier) => `${supplier} confirmed supplement ${supplementalNo}.`,
    refuseTitle: 'The supplier refused a supplement',
    refuseContent: (supplementalNo, supplier, reason) => `${supplier} refused supplement ${supplementalNo}: ${reason}`,
  },
};

/** Messages about supplemental agreements. */
export const supplementTexts = localized({ 'zh-CN': zhCN, 'en-US': enUS });
