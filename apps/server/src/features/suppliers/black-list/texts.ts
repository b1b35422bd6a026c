import { localized } from '../../../platform/texts';

const zhCN = {
  what: '黑名单记录',
  unknownSupplier: '供应商不存在',
  endsBeforeStart: '结束日期不能早于开始日期',
  alreadyOver: '结束日期已过',
  listed: '该供应商已有未移出的黑名单记录',
  lifted: '该记录已移出，不能再修改',
  notLifted: '请先移出黑名单再删除记录',
  liftDone: '已移出黑名单',
  ended: '到期自动移出',
  listedTitle: '贵公司已被列入黑名单',
  listedContent: (name: string, reason: string) =>
    `${name}已被列入黑名单，期间不能参与新的采购，进行中的合同和订单不受影响。原因：${reason}`,
  liftedTitle: '贵公司已移出黑名单',
  liftedContent: (name: string) => `${name}已移出黑名单，可以参与新的采购。`,
};
const enUS: typeof zhCN = {
  what: 'Black list entry',
  unknownSupplier: 'The supplier does not exist',
  endsBeforeStart: 'The last day is before the first',
  alreadyOver: 'The last day is over',
  listed: 'The supplier has an entry that is not lifted',
  lifted: 'The entry is lifted and cannot be changed',
  notLifted: 'Lift the entry before you delete it',
  liftDone: 'Lifted from the black list',
  ended: 'Ended by its date',
  listedTitle: 'Your company was put on the black list',
  listedContent: (name, reason) =>
    `${name} was put on the black list and takes no part in new purchases. Running contracts and orders continue. Reason: ${reason}`,
  liftedTitle: 'Your company was taken off the black list',
  liftedContent: (name) => `${name} was taken off the black list and may take part in new purchases.`,
};

/** Messages about the black list. */
export const blackTexts = localized({ 'zh-CN': zhCN, 'en-US': enUS });
