import { localized } from '../../../platform/texts';

const zhCN = {
  what: '采购邀请',
  sheet: { invites: '采购邀请', sources: '寻源项目' },
  refused: {
    'project-closed': '报价已截止或项目已结束',
    'left-out': '项目已进入下一轮报价，该供应商未被邀请参加',
    'supplier-blocked': '贵公司已冻结、列入黑名单或不再共享给该采购单位，不能参与',
    'not-selective': '公开寻源和竞价项目由供应商自行报名，不能邀请',
  },
  projectNotOpen: '只能邀请供应商参与待开始或报价中的项目',
  notOpenToAll: '该项目只接受受邀供应商',
  unknownSupplier: '供应商不存在，或已冻结、列入黑名单',
  invited: (name: string) => `供应商“${name}”已在该项目中`,
  answered: (name: string) => `供应商“${name}”已回复或邀请已过期，不能催办`,
  tooMany: (limit: number) => `一个项目最多邀请 ${limit} 家供应商`,
  noSupplier: '只有供应商用户可以报名',
  toAnswer: '待回复的采购邀请',
  done: { add: '已邀请', accept: '已接受邀请', decline: '已拒绝邀请', remind: '已催办', register: '报名成功' },
  audit: {
    add: (proNo: string, names: string) => `邀请供应商参与采购项目 ${proNo}：${names}`,
    accept: (proNo: string, name: string) => `供应商“${name}”接受采购项目 ${proNo} 的邀请`,
    decline: (proNo: string, name: string) => `供应商“${name}”拒绝采购项目 ${proNo} 的邀请`,
    register: (proNo: string, name: string) => `供应商“${name}”报名参与采购项目 ${proNo}`,
    remind: (count: number) => `催办 ${count} 家供应商回复采购邀请`,
  },
  notice: {
    title: { accept: '供应商已接受邀请', decline: '供应商已拒绝邀请', register: '供应商已报名' },
    content: {
      accept: (supplier: string, project: string, remark: string) =>
        `“${supplier}”接受了采购项目“${project}”的邀请。${remark}`,
      decline: (supplier: string, project: string, remark: string) =>
        `“${supplier}”拒绝了采购项目“${project}”的邀请：${remark}`,
      register: (supplier: string, project: string, _remark: string) => `“${supplier}”报名参与采购项目“${project}”。`,
    },
  },
};
const enUS: typeof zhCN = {
  what: 'Invitation',
  sheet: { invites: 'Invitations', sources: 'Sourcing projects' },
  refused: {
    'project-closed': 'The quotation or the project has ended',
    'left-out': 'The project is in a further round, to which the supplier is not invited',
    'supplier-blocked':
      'Your company is frozen, black-listed or no longer shared with the purchasing organisation, and may not take part',
    'not-selective': 'Suppliers register for open sourcing and auctions by themselves',
  },
  projectNotOpen: 'Suppliers are invited before or during the quotation only',
  notOpenToAll: 'The project accepts invited suppliers only',
  unknownSupplier: 'The supplier does not exist, or is frozen or black-listed',
  invited: (name) => `Supplier “${name}” takes part already`,
  answered: (name) => `Supplier “${name}” has answered, or its invitation has expired`,
  tooMany: (limit) => `A project has at most ${limit} suppliers`,
  noSupplier: 'Only users of a supplier register',
  toAnswer: 'Invitations to answer',
  done: {
    add: 'Invited',
    accept: 'Invitation accepted',
    decline: 'Invitation declined',
    remind: 'Reminded',
    register: 'Registered',
  },
  audit: {
    add: (proNo, names) => `Invited suppliers to project ${proNo}: ${names}`,
    accept: (proNo, name) => `Supplier “${name}” accepted the invitation to project ${proNo}`,
    decline: (proNo, name) => `Supplier “${name}” declined the invitation to project ${proNo}`,
    register: (proNo, name) => `Supplier “${name}” registered for project ${proNo}`,
    remind: (count) => `Reminded ${count} suppliers of their invitations`,
  },
  notice: {
    title: {
      accept: 'A supplier accepted the invitation',
      decline: 'A supplier declined the invitation',
      register: 'A supplier registered',
    },
    content: {
      accept: (supplier, project, remark) => `“${supplier}” accepted the invitation to project “${project}”. ${remark}`,
      decline: (supplier, project, remark) =>
        `“${supplier}” declined the invitation to project “${project}”: ${remark}`,
      register: (supplier, project) => `“${supplier}” registered for project “${project}”.`,
    },
  },
};

/** Messages about invitations and the sourcing hall. */
export const inviteTexts = localized({ 'zh-CN': zhCN, 'en-US': enUS });
