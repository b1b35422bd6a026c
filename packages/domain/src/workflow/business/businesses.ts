import type { Label } from '../../kit';

/** A kind of document whose approval may be bound to a process definition (contract, part 4 §4.1). */
export interface Business {
  /** `businessService` of SysCustomForm. */
  service: BusinessService;
  name: Label;
  /** Path of the page with one document, which reads `id` from its query. */
  routeName: string;
  /** Menu component of the page. */
  component: string;
}

export type BusinessService = 'plan' | 'project' | 'contract' | 'increment' | 'executorChange';

/** The registered businesses, in the order of the chain of documents. */
export const businesses: readonly Business[] = [
  {
    service: 'plan',
    name: { 'zh-CN': '需求计划', 'en-US': 'Demand plan' },
    routeName: '/purchase/plan/view',
    component: 'purchase/PlanView',
  },
  {
    service: 'project',
    name: { 'zh-CN': '采购项目', 'en-US': 'Purchase project' },
    routeName: '/purchase/project/view',
    component: 'purchase/ProjectView',
  },
  {
    service: 'contract',
    name: { 'zh-CN': '采购合同', 'en-US': 'Contract' },
    routeName: '/contract/view',
    component: 'contract/ContractView',
  },
  {
    service: 'increment',
    name: { 'zh-CN': '增量申请', 'en-US': 'Increment' },
    routeName: '/purchase/increment/view',
    component: 'purchase/IncrementView',
  },
  {
    service: 'executorChange',
    name: { 'zh-CN': '执行人变更', 'en-US': 'Executor change' },
    routeName: '/contract/changeExecutor',
    component: 'contract/ChangeExecutorList',
  },
];

export const isBusiness = (service: string): service is BusinessService =>
  businesses.some((business) => business.service === service);

/** Path of the page with a document of a business; undefined if the business is not registered. */
export function businessPath(service: string, id: string): string | undefined {
  const found = businesses.find((business) => business.service === service);
  return found && `${found.routeName}?${new URLSearchParams({ id })}`;
}

/** Variables that a process gets from its document; the people of the process cannot change them. */
export interface BusinessVariables {
  /** Yuan; null for a document without an amount. */
  amount: number | null;
  /** Name of the department of the document. */
  department: string | null;
  departmentId: string | null;
  /** Purchase method of a project or contract (dictionary `buy_type`); null for other documents. */
  buyType: string | null;
}

export const BUSINESS_VARIABLES = [
  'amount',
  'department',
  'departmentId',
  'buyType',
] as const satisfies readonly (keyof BusinessVariables)[];

/**
 * Actions of a document that a `callBusiness` listener may take, by the parameter `action`. `note` adds `text` to the
 * timeline, `approve` and `reject` decide before the process ends, with `text` as opinion.
 */
export const BUSINESS_ACTIONS = ['note', 'approve', 'reject'] as const;
export type BusinessAction = (typeof BUSINESS_ACTIONS)[number];
