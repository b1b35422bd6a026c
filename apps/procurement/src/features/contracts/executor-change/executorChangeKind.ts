import {
  approveExecutorChange,
  contractHistory,
  executorChangeLifecycle,
  exportContractHistory,
  listContracts,
  listExecutorChanges,
  rejectExecutorChange,
  viewExecutorChange,
  type ChangeExecutor,
} from '@gezi/domain';
import type { DocumentKind } from '../../../documents/DocumentKind';

/** Applications for another executor as a kind of document, shown in their list. */
export const executorChangeKind: DocumentKind<ChangeExecutor> = {
  resource: 'contract:changeExecutor',
  actions: executorChangeLifecycle.actions,
  calls: { approve: approveExecutorChange, reject: rejectExecutorChange },
  view: viewExecutorChange,
  history: contractHistory,
  exportHistory: exportContractHistory,
  lists: [listExecutorChanges, listContracts],
};
