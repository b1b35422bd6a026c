import { usePermission } from '@gezi/client';
import {
  contractFields,
  contractType,
  deleteContract,
  deleteContracts,
  exportContracts,
  importContracts,
  listContracts,
  type ContractRow,
} from '@gezi/domain';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { DocumentListPage } from '../../../documents/DocumentListPage';
import { contractCheckPath, contractPath, newContractPath } from '../shared/contractPath';
import { ContractStatusTag } from '../shared/ContractStatusTag';
import { useTexts } from '../shared/texts';
import { contractKind } from './contractKind';

const ENDPOINTS = {
  list: listContracts,
  delete: deleteContract,
  deleteBatch: deleteContracts,
  export: exportContracts,
  import: importContracts,
};
const FACES = { status: (contract: ContractRow) => <ContractStatusTag contract={contract} /> };

/** Columns of cards, the most important ones first. */
const CARD_KEYS = ['contractName', 'status', 'contractPrice', 'supplierName', 'endDate', 'contractNo', 'startDate'];

/** `/contract/framed`: framework agreements. */
export const FramedListPage = () => <ContractList type={contractType.framework} />;

/** `/contract/single`: project contracts. */
export const SingleListPage = () => <ContractList type={contractType.project} />;

function ContractList({ type }: { type: string }) {
  const texts = useTexts();
  const navigate = useNavigate();
  const mayApprove = usePermission('contract:contractInfo:approve');
  const isFramed = type === contractType.framework;
  return (
    <DocumentListPage
      kind={contractKind}
      pathOf={contractPath}
      newPath={newContractPath(type)}
      fields={contractFields}
      endpoints={ENDPOINTS}
      input={useMemo(() => ({ contractType: type }), [type])}
      texts={useMemo(
        () => ({
          title: isFramed ? texts.framedTitle : texts.singleTitle,
          listLabel: isFramed ? texts.framedList : texts.singleList,
          removeConfirm: texts.remove,
          removeSeveral: texts.removeSeveral,
          fixedRows: texts.fixedRows,
        }),
        [texts, isFramed],
      )}
      nameOf={nameOf}
      settings={isFramed ? 'framework-contracts' : 'project-contracts'}
      faces={FACES}
      cardColumns={CARD_KEYS}
      ownActions={useMemo(
        () => [
          {
            key: 'check',
            label: texts.check,
            visible: ({ actions }: ContractRow) => mayApprove && Boolean(actions?.includes('approve')),
            onClick: ({ id }: ContractRow) => void navigate(contractCheckPath(id)),
          },
        ],
        [texts, navigate, mayApprove],
      )}
    />
  );
}

const nameOf = ({ contractNo }: ContractRow) => contractNo;
