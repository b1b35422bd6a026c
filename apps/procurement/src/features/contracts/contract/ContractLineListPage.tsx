import { contractLineFields, listContractLines, type ContractDetailRow } from '@gezi/domain';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ListPage } from '../../../crud/ListPage';
import { contractPath } from '../shared/contractPath';
import { ContractStatusTag } from '../shared/ContractStatusTag';
import { useTexts } from '../shared/texts';

const ENDPOINTS = { list: listContractLines };
const FACES = { status: (line: ContractDetailRow) => <ContractStatusTag contract={line} /> };

/** Columns of cards, the most important ones first. */
const CARD_KEYS = ['materialName', 'count', 'price', 'totalPrice', 'contractNo', 'supplierName', 'status'];

/** `/contract/detail`: lines of contracts. */
export function ContractLineListPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const open = useCallback((line: ContractDetailRow) => void navigate(contractPath(line.contractId)), [navigate]);
  return (
    <ListPage
      fields={contractLineFields}
      endpoints={ENDPOINTS}
      texts={useMemo(() => ({ title: texts.linesTitle, listLabel: texts.linesList }), [texts])}
      nameOf={nameOf}
      settings="contract-lines"
      faces={FACES}
      cardColumns={CARD_KEYS}
      rowActions={useMemo(() => [{ key: 'view', label: texts.view, onClick: open }], [texts, open])}
      onRowActivate={open}
    />
  );
}

const nameOf = ({ materialName }: ContractDetailRow) => materialName;
