import { localized } from '../../../platform/texts';

const zhCN = {
  hasUsers: (name: string, count: number) => `供应商“${name}”还有 ${count} 个登录账号，不能删除，可以冻结`,
  isShared: (name: string) => `供应商“${name}”已共享给其他单位，请先撤销共享再删除`,
  isUsed: {
    blackList: (name: string) => `供应商“${name}”有黑名单记录，不能删除`,
    contract: (name: string) => `供应商“${name}”已有合同，不能删除，可以冻结`,
    bid: (name: string) => `供应商“${name}”已有报价，不能删除，可以冻结`,
    invitation: (name: string) => `供应商“${name}”已被邀请参加采购项目，不能删除，可以冻结`,
    evaluation: (name: string) => `供应商“${name}”已有供应商评价，不能删除，可以冻结`,
  },
  notOwn: '当前账号不属于任何供应商',
  frozen: '已冻结',
  unfrozen: '已解冻',
  notApproved: '供应商尚未通过审核',
  frozenTitle: '贵公司已被冻结',
  frozenContent: (name: string, reason: string) =>
    `${name}已被冻结，期间不能参与新的采购，进行中的合同和订单不受影响。原因：${reason}`,
  unfrozenTitle: '贵公司已解冻',
  unfrozenContent: (name: string) => `${name}已解冻，可以参与新的采购。`,
};
const enUS: typeof zhCN = {
  hasUsers: (name, count) => `${count} users act for the supplier “${name}”. It can be frozen, but not deleted`,
  isShared: (name) => `The supplier “${name}” is shared with others. Revoke that before you delete it`,
  isUsed: {
    blackList: (name) => `The supplier “${name}” has entries on the black list and cannot be deleted`,
    contract: (name) => `The supplier “${name}” has contracts. It can be frozen, but not deleted`,
    bid: (name) => `The supplier “${name}” has bids. It can be frozen, but not deleted`,
    invitation: (name) => `The supplier “${name}” is invited to projects. It can be frozen, but not deleted`,
    evaluation: (name) => `The supplier “${name}” has evaluations. It can be frozen, but not deleted`,
  },
  notOwn: 'The user acts for no supplier',
  frozen: 'Frozen',
  unfrozen: 'Unfrozen',
  notApproved: 'The supplier is not approved yet',
  frozenTitle: 'Your company was frozen',
  frozenContent: (name, reason) =>
    `${name} was frozen and takes no part in new purchases. Running contracts and orders continue. Reason: ${reason}`,
  unfrozenTitle: 'Your company was unfrozen',
  unfrozenContent: (name) => `${name} was unfrozen and may take part in new purchases.`,
};

/** Messages about suppliers. */
export const supplierTexts = localized({ 'zh-CN': zhCN, 'en-US': enUS });
