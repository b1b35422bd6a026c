import { contractFields, listSaleContracts, saleContractPath, type ContractRow } from '@gezi/domain';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { useDocumentActions } from '../../../documents/useDocumentActions';
import { ContractStatusTag } from '../shared/ContractStatusTag';
import { useTexts } from '../shared/texts';
import { saleContractKind } from './saleContractKind';

const ENDPOINTS = { list: listSaleContracts };
const FACES = { status: (contract: ContractRow) => <ContractStatusTag contract={contract} /> };

/** Fields that suppliers see; the seller is their own. */
const FIELDS = contractFields.filter(({ key }) => key !== 'supplierName' && key !== 'supplierId');

/** Columns of cards, the most important ones first. */
const CARD_KEYS = ['contractName', 'status', 'contractPrice', 'endDate', 'contractNo', 'startDate', 'executorUserName'];

/** `/sale/contract`: contracts of the caller's supplier. */
export function SaleContractListPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const { rowActions: lifecycleActions, dialog } = useDocumentActions(saleContractKind);
  return (
    <>
      <ListPage
        fields={FIELDS}
        endpoints={ENDPOINTS}
        texts={useMemo(
          () => ({ title: texts.saleTitle, listLabel: texts.saleList, description: texts.saleDescription }),
          [texts],
        )}
        nameOf={nameOf}
        settings="sale-contracts"
        faces={FACES}
        cardColumns={CARD_KEYS}
        rowActions={useMemo<ListAction<ContractRow>[]>(
          () => [
            { key: 'view', label: texts.view, onClick: ({ id }) => void navigate(saleContractPath(id)) },
            ...lifecycleActions,
          ],
          [texts, navigate, lifecycleActions],
        )}
        invalidates={saleContractKind.lists}
        onRowActivate={useCallback((contract: ContractRow) => void navigate(saleContractPath(contract.id)), [navigate])}
      />
      {dialog}
    </>
  );
}

const nameOf = ({ contractNo }: ContractRow) => contractNo;
