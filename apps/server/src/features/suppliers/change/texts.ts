import { localized } from '../../../platform/texts';

const zhCN = {
  what: '供应商变更',
  toAudit: '待审核的供应商变更',
  notOwn: '当前账号不属于任何供应商',
  notApproved: '供应商尚未通过审核，请在注册信息中修改',
  pending: '已有变更等待审核，请等待审核结果或先撤回',
  nothing: '没有任何变更',
  licenceMissing: '请保留营业执照',
  outdated: (labels: string) => `供应商的${labels}已被修改，与申请时不一致，不能通过`,
  submitted: '提交成功，请等待审核',
  withdrawn: '已撤回',
  decided: { approve: '审核通过', reject: '已驳回' },
  passedTitle: '资料变更已通过',
  passedContent: (name: string) => `${name}的资料变更已通过审核并生效。`,
  refusedTitle: '资料变更被驳回',
  refusedContent: (name: string, opinion: string) => `${name}的资料变更被驳回：${opinion}`,
};
const enUS: typeof zhCN = {
  what: 'Supplier change',
  toAudit: 'Supplier changes to audit',
  notOwn: 'The user acts for no supplier',
  notApproved: 'The supplier is not approved yet. Edit the registration instead',
  pending: 'Another change awaits its audit. Wait for the decision, or withdraw it',
  nothing: 'Nothing is changed',
  licenceMissing: 'Keep a business licence',
  outdated: (labels) => `The supplier has changed since: ${labels}. The change cannot be approved`,
  submitted: 'Sent for audit',
  withdrawn: 'Withdrawn',
  decided: { approve: 'Approved', reject: 'Turned down' },
  passedTitle: 'Change of data approved',
  passedContent: (name) => `The change of the data of ${name} is approved and in force.`,
  refusedTitle: 'Change of data turned down',
  refusedContent: (name, opinion) => `The change of the data of ${name} is turned down: ${opinion}`,
};

/** Messages about changes of suppliers. */
export const changeTexts = localized({ 'zh-CN': zhCN, 'en-US': enUS });
