import type { Services } from '../../../FeatureModule';
import type { RowScope } from '../../../identity/rights/dataRules';
import { contractDetail, contractInfo } from '../../../platform/db';
import { linkColumns } from '../../../records/documents/linkColumns';
import { linkedDocuments } from '../../../records/documents/linkedDocuments';
import { CONTRACT_LIST, contractPage } from '../shared/contractKind';

/** Contracts, drawn from awarded projects. @param scope contracts that a caller sees */
export const linkedContracts = (services: Services, scope: RowScope) =>
  linkedDocuments(services, {
    kind: 'contract',
    permission: CONTRACT_LIST,
    table: contractInfo,
    scope,
    no: contractInfo.contractNo,
    name: contractInfo.contractName,
    statusDict: 'contract_status',
    lines: { table: contractDetail, parent: contractDetail.contractId, quantity: contractDetail.count },
    amount: contractInfo.contractPrice,
    page: contractPage,
    ...linkColumns(services.db, contractInfo, [{ kind: 'project', column: contractInfo.purchaseInfoId }]),
  });
