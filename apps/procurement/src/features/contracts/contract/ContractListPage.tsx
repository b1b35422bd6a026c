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
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { useDocumentActions } from '../../../documents/useDocumentActions';
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
const allows = (contract: ContractRow, action: string) => contract.actions?.includes(action) ?? false;
const FIXED = { remove: (contract: ContractRow) => !allows(contract, 'remove') };

/** Columns of cards, the most important ones first. */
const CARD_KEYS = ['contractName', 'status', 'contractPrice', 'supplierName', 'endDate', 'contractNo', 'startDate'];

/** `/contract/framed`: framework agreements. */
export const FramedListPage = () => <ContractList type={contractType.framework} />;

/** `/contract/single`: project contracts. */
export const SingleListPage = () => <ContractList type={contractType.project} />;

function ContractList({ type }: { type: string }) {
  const texts = useTexts();
  const navigate = useNavigate();
  const { rowActions: lifecycleActions, dialog } = useDocumentActions(contractKind);
  const isFramed = type === contractType.framework;
  return (
    <>
      <ListPage
        fields={contractFields}
        endpoints={ENDPOINTS}
        permission={contractKind.resource}
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
        rowActions={useContractRowActions(lifecycleActions)}
        isFixed={FIXED}
        invalidates={contractKind.lists}
        onAdd={() => void navigate(newContractPath(type))}
        onRowActivate={useCallback((contract: ContractRow) => void navigate(contractPath(contract.id)), [navigate])}
      />
      {dialog}
    </>
  );
}

const nameOf = ({ contractNo }: ContractRow) => contractNo;

function useContractRowActions(lifecycleActions: readonly ListAction<ContractRow>[]): ListAction<ContractRow>[] {
  const texts = useTexts();
  const navigate = useNavigate();
  const mayEdit = usePermission('contract:contractInfo:edit');
  const mayApprove = usePermission('contract:contractInfo:approve');
  return useMemo(
    () => [
      { key: 'view', label: texts.view, onClick: ({ id }) => void navigate(contractPath(id)) },
      {
        key: 'check',
        label: texts.check,
        visible: (contract) => mayApprove && allows(contract, 'approve'),
        onClick: ({ id }) => void navigate(contractCheckPath(id)),
      },
      {
        key: 'edit',
        label: texts.edit,
        visible: (contract) => mayEdit && allows(contract, 'edit'),
        onClick: ({ id }) => void navigate(contractPath(id, 'edit')),
      },
      ...lifecycleActions,
      'remove',
    ],
    [texts, navigate, mayEdit, mayApprove, lifecycleActions],
  );
}
