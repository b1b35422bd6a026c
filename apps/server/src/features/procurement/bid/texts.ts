import { localized } from '../../../platform/texts';

const zhCN = {
  what: '报价',
  projectMissing: '参数 purchaseInfoId 不能为空',
  otherSupplier: '只能为本单位报价',
  notInvited: '贵单位未受邀，或未报名该项目',
  declined: '贵单位已拒绝邀请，请先接受邀请',
  blocked: '贵单位已冻结或列入黑名单，不能报价',
  auction: '竞价项目请在竞价室报价',
  afterEnd: '报价已截止',
  sealed: '开标前不能查看报价',
  notOpen: '项目尚未开标',
  nothing: '请先保存报价',
  unknownCondition: '该偏离项不属于本项目',
  unknownBid: '报价不存在，或不属于同一项目',
  refused: {
    'unknown-line': '该物料明细不属于本项目',
    'repeated-line': '同一物料明细重复',
    'too-precise': '数量或单价最多 15 位有效数字',
    'contact-missing': '请填写联系人和联系电话',
    'price-missing': '请填写大于 0 的含税单价',
    'count-missing': '请填写大于 0 的报价数量',
    'count-too-large': '报价数量不能超过采购数量',
    'nothing-quoted': '请至少报价一条物料',
    'end-before-start': '交货截止日期不能早于开始日期',
    'response-missing': '请填写响应说明',
  },
  done: {
    submit: '报价已提交',
    withdraw: '报价已撤回',
    invalidate: '已判为无效',
    shortlist: '候选已更新',
  },
  log: {
    save: (proNo: string, supplier: string) => `保存报价：${proNo}，${supplier}`,
    submit: (proNo: string, supplier: string) => `提交报价：${proNo}，${supplier}`,
    withdraw: (proNo: string, supplier: string) => `撤回报价：${proNo}，${supplier}`,
    evaluate: (action: string, proNo: string, supplier: string) => `${action}：${proNo}，${supplier}`,
  },
  notice: {
    submitTitle: '收到供应商报价',
    submitContent: (proNo: string, supplier: string) =>
      `采购项目 ${proNo} 收到 ${supplier} 的报价，开标前内容不可查看。`,
  },
  sheet: {
    compare: '比价',
    lines: '报价明细',
    title: (proNo: string) => `报价_${proNo}`,
    supplier: '供应商',
    total: '合计',
    need: '采购数量',
  },
};

const enUS: typeof zhCN = {
  what: 'Bid',
  projectMissing: 'purchaseInfoId is required',
  otherSupplier: 'You can only quote for your own company',
  notInvited: 'Your company is neither invited to the project nor registered for it',
  declined: 'Your company declined the invitation. Accept it first',
  blocked: 'Your company is frozen or black-listed and cannot quote',
  auction: 'Quote in the room of the auction',
  afterEnd: 'The quotation has ended',
  sealed: 'Bids cannot be read before the opening',
  notOpen: 'The bids of the project are not open yet',
  nothing: 'Save the bid first',
  unknownCondition: 'The condition does not belong to this project',
  unknownBid: 'The bid does not exist, or belongs to another project',
  refused: {
    'unknown-line': 'The line does not belong to this project',
    'repeated-line': 'The line occurs twice',
    'too-precise': 'A quantity or price has at most 15 significant digits',
    'contact-missing': 'Enter the contact and the phone number',
    'price-missing': 'Enter a unit price above 0',
    'count-missing': 'Enter a quantity above 0',
    'count-too-large': 'The quantity must not be above the demand',
    'nothing-quoted': 'Quote at least one line',
    'end-before-start': 'The delivery must end after it starts',
    'response-missing': 'Enter the response',
  },
  done: {
    submit: 'Bid submitted',
    withdraw: 'Bid withdrawn',
    invalidate: 'Bid invalidated',
    shortlist: 'Short list updated',
  },
  log: {
    save: (proNo, supplier) => `Bid saved: ${proNo}, ${supplier}`,
    submit: (proNo, supplier) => `Bid submitted: ${proNo}, ${supplier}`,
    withdraw: (proNo, supplier) => `Bid withdrawn: ${proNo}, ${supplier}`,
    evaluate: (action, proNo, supplier) => `${action}: ${proNo}, ${supplier}`,
  },
  notice: {
    submitTitle: 'A supplier quoted',
    submitContent: (proNo, supplier) =>
      `${supplier} quoted for project ${proNo}. The bid cannot be read before the opening.`,
  },
  sheet: {
    compare: 'Comparison',
    lines: 'Lines',
    title: (proNo) => `Bids_${proNo}`,
    supplier: 'Supplier',
    total: 'Total',
    need: 'Demand',
  },
};

/** Messages about bids. */
export const bidTexts = localized({ 'zh-CN': zhCN, 'en-US': enUS });
