import { Type } from 'typebox';
import {
  accessTo,
  actionOf,
  DateTime,
  endpoint,
  filtersOf,
  historyExportOf,
  historyOf,
  holders,
  Id,
  listInput,
  OnlyId,
  Page,
  standard,
  timelineOf,
  WithOpinion,
  WithReason,
  workbooks,
} from '../../kit';
import { projectFields } from './fields';
import { ProjectAdd, ProjectAward, ProjectContract, ProjectEdit, ProjectRow, PurchaseInfo } from './schema';

const BASE = '/purchase/purchaseInfo';
const RESOURCE = 'purchase:purchaseInfo';
const calls = standard(BASE, accessTo(RESOURCE));
const exchange = workbooks(BASE, accessTo(RESOURCE));
const action = actionOf(BASE, RESOURCE);

/** Filters of the list of projects. */
export const projectFilters = [
  'id',
  'departId',
  'applyUserId',
  'createBy',
  'createTime',
  'updateTime',
  ...filtersOf(projectFields),
] as const;

export const listProjects = calls.list(projectFilters, ProjectRow);
export const viewProject = calls.view(PurchaseInfo);
export const addProject = calls.add(ProjectAdd, PurchaseInfo);
/** Edits a draft; after publication only remark, contacts and files. */
export const editProject = calls.edit(ProjectEdit, PurchaseInfo);
export const deleteProject = calls.delete();
export const deleteProjects = calls.deleteBatch();
export const exportProjects = exchange.export(projectFilters, ProjectRow);
export const importProjects = exchange.import();

/** Framework agreements in force of suppliers that may be invited: those that a project may choose. */
export const listFrameworks = endpoint({
  method: 'GET',
  path: `${BASE}/getContractList`,
  access: holders(`${RESOURCE}:list`),
  input: listInput(['contractName', 'contractNo', 'supplierName']),
  result: Page(ProjectContract),
});

/** Saves a draft with the open quantities of lines of plans. */
export const createProjectFromPlan = endpoint({
  method: 'POST',
  path: `${BASE}/createFromPlan`,
  access: holders(`${RESOURCE}:add`),
  input: Type.Object({
    planDetailIds: Type.Array(Id, { minItems: 1, maxItems: 5000, title: '计划明细' }),
    buyType: Type.String({ pattern: '^[1-5]$', title: '采购方式' }),
    contractType: Type.String({ pattern: '^[12]$', title: '合同类型' }),
  }),
  result: PurchaseInfo,
});

export const submitProject = action('submit', OnlyId, PurchaseInfo);
export const withdrawProject = action('withdraw', OnlyId, PurchaseInfo);
export const approveProject = action('approve', WithOpinion, PurchaseInfo);
export const rejectProject = action('reject', WithOpinion, PurchaseInfo);
/** Sets a later end of the quotation. */
export const extendProject = action(
  'extend',
  Type.Object({ ...WithReason.properties, proEndTime: Type.Union([DateTime], { title: '报价截止时间' }) }),
  PurchaseInfo,
);
export const failProject = action('fail', WithReason, PurchaseInfo);
export const cancelProject = action('cancel', WithReason, PurchaseInfo);

/** Publishes without approval, in tenants that switch it off. */
export const publishProject = action('publish', OnlyId, PurchaseInfo);
/**
 * Opens the bids, once. With fewer bids than `minSupplierCount` a reason is required. Where the tenant requires two
 * officers, the first call confirms and that of another user opens.
 */
export const openProject = action('open', WithReason, PurchaseInfo);
/** Asks the suppliers of the given bids for new ones. */
export const startRound = action(
  'newRound',
  Type.Object({
    id: Id,
    bidIds: Type.Array(Id, { minItems: 1, maxItems: 500, title: '入围报价' }),
    proEndTime: Type.Union([DateTime], { title: '报价截止时间' }),
  }),
  PurchaseInfo,
);
export const finishScore = action('finishScore', WithReason, PurchaseInfo);
export const awardProject = action('award', ProjectAward, PurchaseInfo);
export const reAwardProject = action('reAward', WithReason, PurchaseInfo);

/** Saves a new draft with the content of a failed or terminated project. */
export const copyProject = endpoint({
  method: 'POST',
  path: `${BASE}/copy`,
  access: holders(`${RESOURCE}:add`),
  input: OnlyId,
  result: PurchaseInfo,
});

export const projectTimeline = timelineOf(BASE, RESOURCE);
export const projectHistory = historyOf(BASE, RESOURCE);
export const exportProjectHistory = historyExportOf(BASE, RESOURCE);
