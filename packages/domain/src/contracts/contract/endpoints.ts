import { Type } from 'typebox';
import {
  accessTo,
  actionOf,
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
import { contractFields } from './fields';
import { contractLineFields } from './lineFields';
import { ContractAdd, ContractDetailRow, ContractDraft, ContractEdit, ContractInfo, ContractRow } from './schema';

const BASE = '/contract/contractInfo';
const RESOURCE = 'contract:contractInfo';
const calls = standard(BASE, accessTo(RESOURCE));
const exchange = workbooks(BASE, accessTo(RESOURCE));
const action = actionOf(BASE, RESOURCE);

/** Filters of the lists of contracts. */
export const contractFilters = [
  'id',
  'contractType',
  'supplierId',
  'proNo',
  'departId',
  'executorUserId',
  'purchaseInfoId',
  'createBy',
  'createTime',
  'updateTime',
  ...filtersOf(contractFields),
] as const;

export const listContracts = calls.list(contractFilters, ContractRow);
export const viewContractById = calls.view(ContractInfo);
/** The contract with its lists and the project that it was drawn from. */
export const viewContract = endpoint({
  method: 'GET',
  path: `${BASE}/view`,
  access: holders(`${RESOURCE}:list`),
  input: Type.Object({ contractInfoId: Id }),
  result: ContractInfo,
});
export const addContract = calls.add(ContractAdd, ContractInfo);
export const editContract = calls.edit(ContractEdit, ContractInfo);
export const deleteContract = calls.delete();
export const deleteContracts = calls.deleteBatch();
export const exportContracts = exchange.export(contractFilters, ContractRow);
export const importContracts = exchange.import();

/** Lines of contracts. */
export const listContractLines = endpoint({
  method: 'GET',
  path: `${BASE}/detailList`,
  access: holders(`${RESOURCE}:list`),
  input: listInput(['materialId', 'contractId', 'supplierId', ...filtersOf(contractLineFields)], ContractDetailRow),
  result: Page(ContractDetailRow),
});

/** Contracts for the winners of an awarded project that have none yet; not saved. */
export const draftContracts = endpoint({
  method: 'GET',
  path: `${BASE}/draftFromAward`,
  access: holders(`${RESOURCE}:add`),
  input: Type.Object({ purchaseInfoId: Id, supplierId: Type.Optional(Id) }),
  result: Type.Array(ContractDraft),
});

export const submitContract = action('submit', OnlyId, ContractInfo);
export const withdrawContract = action('withdraw', OnlyId, ContractInfo);
export const approveContract = action('approve', WithOpinion, ContractInfo);
export const rejectContract = action('reject', WithOpinion, ContractInfo);
/** The supplier confirms the contract and its prices. */
export const confirmContract = action('supplierConfirm', OnlyId, ContractInfo);
export const refuseContract = action('supplierReject', WithReason, ContractInfo);
export const completeContract = action('complete', OnlyId, ContractInfo);
export const terminateContract = action('terminate', WithReason, ContractInfo);

export const contractTimeline = timelineOf(BASE, RESOURCE);
export const contractHistory = historyOf(BASE, RESOURCE);
export const exportContractHistory = historyExportOf(BASE, RESOURCE);
