import type { ContractInfo } from '@gezi/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ActionBar } from '../../../documents/ActionBar';
import { DocumentFrame } from '../../../documents/DocumentFrame';
import { DocumentPage, type LoadedDocument } from '../../../documents/DocumentPage';
import { DocumentParts } from '../../../documents/DocumentParts';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { useDocumentActions } from '../../../documents/useDocumentActions';
import { ContractCards } from '../shared/ContractCards';
import { SALE_LIST_PATH } from '../shared/contractPath';
import { ContractPrint } from '../shared/ContractPrint';
import { ContractStatusTag } from '../shared/ContractStatusTag';
import { ContractTotal } from '../shared/ContractTotal';
import '../shared/contracts.css';
import { ExportDocxButton } from '../shared/ExportDocxButton';
import { useTexts } from '../shared/texts';
import { useContractParts } from '../shared/useContractParts';
import { saleContractKind } from './saleContractKind';

/** `/sale/contract/view?id=`: one contract, for its supplier. */
export function SaleContractViewPage() {
  const texts = useTexts();
  const { backToList } = useDocumentTexts();
  const [params] = useSearchParams();
  return (
    <DocumentPage
      kind={saleContractKind}
      id={params.get('id') ?? ''}
      isNew={false}
      titleOf={(contract) => contract?.contractNo}
      skeleton={[texts.contractInfo, texts.materials]}
      missing={{ title: texts.notFoundTitle, hint: texts.notFoundHint }}
      back={{ label: backToList, path: SALE_LIST_PATH }}
    >
      {({ doc, reloads: _reloads, ...loaded }) => doc && <SaleContractDocument contract={doc} {...loaded} />}
    </DocumentPage>
  );
}

interface SaleContractDocumentProps extends Omit<LoadedDocument<ContractInfo>, 'doc' | 'reloads'> {
  contract: ContractInfo;
}

function SaleContractDocument({ contract, onReload }: SaleContractDocumentProps) {
  const texts = useTexts();
  const [part, setPart] = useState('lines');
  // The page of the supplier has its own call.
  const actions = useDocumentActions(saleContractKind, onReload);
  const buttons = actions.buttonsOf(contract.actions, contract.id);
  const total = <ContractTotal contract={contract} />;
  const parts = useContractParts(contract, {
    ...(buttons.length === 0 && { extra: total }),
    onChanged: onReload,
  });
  return (
    <DocumentFrame
      title={texts.saleViewTitle}
      tags={<ContractStatusTag contract={contract} />}
      description={contract.contractName}
      listPath={SALE_LIST_PATH}
      isPrintable
      actions={<ExportDocxButton contract={contract} />}
      onReload={() => void onReload()}
    >
      <ContractCards contract={contract} />
      <DocumentParts active={part} onActivate={setPart} parts={parts} />
      {buttons.length > 0 && <ActionBar buttons={buttons}>{total}</ActionBar>}
      {actions.dialog}
      <ContractPrint contract={contract} timeline={NO_STEPS} />
    </DocumentFrame>
  );
}

const NO_STEPS: readonly never[] = [];
