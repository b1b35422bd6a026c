/** Contract, part 3 §1. */
export const roles = [
  { code: 'admin', name: '系统管理员', description: '全部功能，开标前的报价除外' },
  { code: 'declarer', name: '需求申报人', description: '填报、提交、撤回本部门的需求计划' },
  { code: 'approver', name: '审批人', description: '审批所辖部门的计划、项目、合同、增补和执行人变更' },
  { code: 'purchaser', name: '采购员', description: '采购项目、邀请、竞价、定标、合同、订单、收货' },
  { code: 'manager', name: '采购主管', description: '采购员的全部功能，以及供应商审核、黑名单、共享、采购分派' },
  { code: 'expert', name: '评审专家', description: '自己的评审任务' },
  { code: 'supplier', name: '供应商', description: '本单位的寻源、邀请、报价、合同、订单和资料' },
  { code: 'editor', name: '内容编辑', description: '门户、新闻、帮助文档、协议' },
  { code: 'register', name: '注册用户', description: '仅账号页面' },
] as const;

export type RoleCode = (typeof roles)[number]['code'];
