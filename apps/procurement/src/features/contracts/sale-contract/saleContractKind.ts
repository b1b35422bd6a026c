import {
  confirmContract,
  contractHistory,
  contractLifecycle,
  exportContractHistory,
  listSaleContracts,
  refuseContract,
  viewSaleContract,
  type ContractInfo,
} from '@gezi/domain';
import type { DocumentKind } from '../../../documents/DocumentKind';
import { ContractConfirmation } from './ContractConfirmation';

/** Contracts as a kind of document of suppliers; the timeline is the buyer's own. */
export const saleContractKind: DocumentKind<ContractInfo> = {
  resource: 'contract:contractInfo',
  actions: contractLifecycle.actions,
  calls: { supplierConfirm: confirmContract, supplierReject: refuseContract },
  confirmations: { supplierConfirm: ContractConfirmation },
  view: viewSaleContract,
  history: contractHistory,
  exportHistory: exportContractHistory,
  lists: [listSaleContracts],
};
