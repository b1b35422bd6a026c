import { contractFields, listSaleContracts, saleContractPath, type ContractRow } from '@gezi/domain';
import { useMemo } from 'react';
import { DocumentListPage } from '../../../documents/DocumentListPage';
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
  return (
    <DocumentListPage
      kind={saleContractKind}
      pathOf={saleContractPath}
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
    />
  );
}

const nameOf = ({ contractNo }: ContractRow) => contractNo;
