import {
  approveContract,
  completeContract,
  contractHistory,
  contractLifecycle,
  exportContractHistory,
  listContractLines,
  listContracts,
  rejectContract,
  submitContract,
  terminateContract,
  viewContractById,
  withdrawContract,
  type ContractInfo,
} from '@gezi/domain';
import type { DocumentKind } from '../../../documents/DocumentKind';

/** Contracts as a kind of document of buyers. */
export const contractKind: DocumentKind<ContractInfo> = {
  resource: 'contract:contractInfo',
  actions: contractLifecycle.actions,
  calls: {
    submit: submitContract,
    withdraw: withdrawContract,
    approve: approveContract,
    reject: rejectContract,
    complete: completeContract,
    terminate: terminateContract,
  },
  view: viewContractById,
  history: contractHistory,
  exportHistory: exportContractHistory,
  lists: [listContracts, listContractLines],
};
