import { usePermission } from '@gezi/client';
import { contractStatus, newSupplierEvalPath, type ContractInfo } from '@gezi/domain';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ActionBar } from '../../../documents/ActionBar';
import { chainPart } from '../../../documents/chainPart';
import { DocumentFrame } from '../../../documents/DocumentFrame';
import type { LoadedDocument } from '../../../documents/DocumentPage';
import { DocumentParts } from '../../../documents/DocumentParts';
import { ProcessCard } from '../../../documents/ProcessCard';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { Timeline, useHistory } from '../../../documents/Timeline';
import { useDocumentActions } from '../../../documents/useDocumentActions';
import { ContractCards } from '../shared/ContractCards';
import { contractListPath, contractPath } from '../shared/contractPath';
import { ContractPrint } from '../shared/ContractPrint';
import { ContractStatusTag } from '../shared/ContractStatusTag';
import { ContractTotal } from '../shared/ContractTotal';
import '../shared/contracts.css';
import { ExecutorChangeDialog } from '../shared/ExecutorChangeDialog';
import { ExportDocxButton } from '../shared/ExportDocxButton';
import { useTexts } from '../shared/texts';
import { useContractParts } from '../shared/useContractParts';
import { contractKind } from './contractKind';

interface ContractDocumentProps extends Omit<LoadedDocument<ContractInfo>, 'doc' | 'reloads'> {
  contract: ContractInfo;
  /** The address asks for the editor, which the caller cannot use now. */
  isEditing?: boolean;
  /** The check by an approver: with the purchase, and without further pages (P§2). */
  isCheck?: boolean;
}

/** A stored contract, read-only, with the actions of its state. */
export function ContractDocument(props: ContractDocumentProps) {
  const { contract, isEditing = false, isCheck = false, onReload, onStored } = props;
  const texts = useTexts();
  const common = useDocumentTexts();
  const navigate = useNavigate();
  const [part, setPart] = useState('lines');
  const [isChanging, setChanging] = useState(false);
  const mayEdit = usePermission('contract:contractInfo:edit');
  const mayChange = usePermission('contract:changeExecutor:add');
  const isReceived = contract.contractInfoDetailList.some(({ receivedCount }) => receivedCount > 0);
  const mayEvaluate = usePermission('evaluation:supplierEval:add') && isReceived;
  const { data: history } = useHistory(contractKind, contract.id);
  const actions = useDocumentActions(contractKind, show);

  async function show(next: ContractInfo) {
    onStored(next);
    await onReload();
  }

  const buttons = actions.buttonsOf(contract.actions, contract.id);
  const total = <ContractTotal contract={contract} />;
  const parts = useContractParts(contract, {
    ...(buttons.length === 0 && { extra: total }),
    onChanged: onReload,
  });
  // Only users responsible for a contract in force may amend it.
  const isOwn = contract.status === contractStatus.inForce && contract.actions.includes('amend');

  return (
    <DocumentFrame
      title={isCheck ? texts.checkTitle : texts.viewTitle}
      tags={<ContractStatusTag contract={contract} />}
      description={contract.contractName}
      listPath={contractListPath(contract.contractType)}
      isPrintable
      onReload={() => void onReload()}
      actions={
        !isCheck && (
          <>
            <ExportDocxButton contract={contract} />
            {mayEvaluate && (
              <Button onClick={() => void navigate(newSupplierEvalPath(evaluatedSubject(contract)))}>
                {texts.evaluate}
              </Button>
            )}
            {isOwn && mayChange && <Button onClick={() => setChanging(true)}>{texts.applyExecutor}</Button>}
            {mayEdit && contract.actions.includes('edit') && (
              <Button type="primary" onClick={() => void navigate(contractPath(contract.id, 'edit'))}>
                {texts.edit}
              </Button>
            )}
          </>
        )
      }
    >
      {isEditing && <Alert className="gezi-document-note" type="info" showIcon title={texts.readOnlyHint} />}
      <ProcessCard service="contract" id={contract.id} />
      <ContractCards contract={contract} hasProject={isCheck} />
      <DocumentParts
        active={part}
        onActivate={setPart}
        parts={[
          ...parts,
          { key: 'timeline', title: common.timeline, children: <Timeline kind={contractKind} id={contract.id} /> },
          chainPart(common.chain.title, 'contract', contract.id),
        ]}
      />
      {buttons.length > 0 && <ActionBar buttons={buttons}>{total}</ActionBar>}
      {actions.dialog}
      {isChanging && (
        <ExecutorChangeDialog contract={contract} onSaved={() => void onReload()} onClose={() => setChanging(false)} />
      )}
      <ContractPrint contract={contract} timeline={history?.entries ?? []} />
    </DocumentFrame>
  );
}

const evaluatedSubject = ({ id, contractNo, supplierId }: ContractInfo) => ({ supplierId, contractId: id, contractNo });
