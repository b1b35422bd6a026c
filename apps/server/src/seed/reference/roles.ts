/** Contract, part 3 §1. */
export const roles = [
  {
    code: 'admin',
    name: '系统管理员',
    nameEn: 'Administrator',
    description: '全部功能，开标前的报价除外',
    descriptionEn: 'All functions, except quotations before the opening',
  },
  {
    code: 'declarer',
    name: '需求申报人',
    nameEn: 'Requester',
    description: '填报、提交、撤回本部门的需求计划，办理本部门的收货',
    descriptionEn: 'Enters, submits and withdraws demand plans of the own department, and receives its goods',
  },
  {
    code: 'approver',
    name: '审批人',
    nameEn: 'Approver',
    description: '审批所辖部门的计划、项目、合同、增量和执行人变更',
    descriptionEn: 'Approves plans, projects, contracts, increments and changed executors of departments in charge',
  },
  {
    code: 'purchaser',
    name: '采购员',
    nameEn: 'Purchaser',
    description: '采购项目、邀请、竞价、定标、合同、订单、收货',
    descriptionEn: 'Projects, invitations, auctions, awards, contracts, orders and receipts',
  },
  {
    code: 'manager',
    name: '采购主管',
    nameEn: 'Purchasing manager',
    description: '采购员的全部功能，以及供应商审核、黑名单、共享、采购分派',
    descriptionEn: 'All functions of purchasers, supplier audits, blacklist, sharing and assignment of purchasers',
  },
  {
    code: 'expert',
    name: '评审专家',
    nameEn: 'Expert',
    description: '自己的评审任务',
    descriptionEn: 'Own evaluation tasks',
  },
  {
    code: 'supplier',
    name: '供应商',
    nameEn: 'Supplier',
    description: '本单位的寻源、邀请、报价、合同、订单和资料',
    descriptionEn: 'Sourcing, invitations, quotations, contracts, orders and data of the own company',
  },
  {
    code: 'editor',
    name: '内容编辑',
    nameEn: 'Content editor',
    description: '门户、新闻、帮助文档、协议',
    descriptionEn: 'Portal, news, help documents and agreements',
  },
  {
    code: 'register',
    name: '注册用户',
    nameEn: 'Registered user',
    description: '仅账号页面',
    descriptionEn: 'Account pages only',
  },
] as const;

export type RoleCode = (typeof roles)[number]['code'];
