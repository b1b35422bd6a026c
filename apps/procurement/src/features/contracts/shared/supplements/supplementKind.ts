import {
  confirmSupplement,
  contractHistory,
  exportContractHistory,
  listContracts,
  listSaleContracts,
  listSupplements,
  refuseSupplement,
  submitSupplement,
  supplementLifecycle,
  viewSupplement,
  type Supplemental,
} from '@gezi/domain';
import type { DocumentKind } from '../../../../documents/DocumentKind';
import { SupplementConfirmation } from './SupplementConfirmation';

/** Supplemental agreements as a kind of document, shown with their contract. */
export const supplementKind: DocumentKind<Supplemental> = {
  resource: 'contract:contractInfo',
  permissions: {
    submit: 'contract:contractInfo:edit',
    confirm: 'contract:contractInfo:supplierConfirm',
    refuse: 'contract:contractInfo:supplierConfirm',
  },
  actions: supplementLifecycle.actions,
  calls: { submit: submitSupplement, confirm: confirmSupplement, refuse: refuseSupplement },
  confirmations: { confirm: SupplementConfirmation },
  view: viewSupplement,
  history: contractHistory,
  exportHistory: exportContractHistory,
  lists: [listContracts, listSaleContracts, listSupplements],
};
