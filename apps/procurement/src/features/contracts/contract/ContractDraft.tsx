import { usePermission } from '@gezi/client';
import { contractType, type ContractInfo } from '@gezi/domain';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ActionBar } from '../../../documents/ActionBar';
import { DocumentFrame } from '../../../documents/DocumentFrame';
import type { LoadedDocument } from '../../../documents/DocumentPage';
import { DocumentParts } from '../../../documents/DocumentParts';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { Timeline } from '../../../documents/Timeline';
import { useDocumentActions } from '../../../documents/useDocumentActions';
import { useDraftButtons } from '../../../documents/useDraftButtons';
import { useFaultyPart } from '../../../documents/useFaultyPart';
import { AreaField } from '../../../forms/fields/AreaField';
import { RecordForm } from '../../../forms/RecordForm';
import { contractListPath, contractPath } from '../shared/contractPath';
import { ContractStatusTag } from '../shared/ContractStatusTag';
import { ContractTotal } from '../shared/ContractTotal';
import { useTexts } from '../shared/texts';
import { ContractDraftFields } from './ContractDraftFields';
import { ContractDraftLines } from './ContractDraftLines';
import { contractKind } from './contractKind';
import { draftTotal } from './core/contractDraft';
import { PricePart } from './PricePart';
import { useContractDraft, type ContractValues } from './useContractDraft';

/** Part of a field; other fields are in the header. */
const PART_OF = { prices: 'prices', agreement: 'agreement' };

interface ContractDraftProps extends Omit<LoadedDocument<ContractInfo>, 'reloads'> {
  /** Values of a new contract. */
  start: ContractValues;
  /** Supplier of a contract that is drawn from an award. */
  supplierName?: string;
}

/** The editor of a contract in draft; without a `doc`, of a new one. */
export function ContractDraft({ doc: contract, start, supplierName, onReload, onStored }: ContractDraftProps) {
  const texts = useTexts();
  const common = useDocumentTexts();
  const navigate = useNavigate();
  const [part, setPart] = useState('lines');
  const maySubmit = usePermission('contract:contractInfo:submit');
  const actions = useDocumentActions(contractKind, follow);
  const form = useContractDraft(contract, start, {
    onStored: (next) => {
      follow(next);
      actions.refresh();
    },
    onLinesRefused: () => setPart('lines'),
  });
  const { record } = form;
  const [type, price] = useWatch({ control: record.form.control, name: ['contractType', 'contractPrice'] });
  useFaultyPart(record.form.control, PART_OF, setPart);
  const buttons = useDraftButtons({
    form,
    actions,
    id: contract?.id,
    open: contract ? contract.actions : maySubmit ? ['submit'] : [],
  });

  /** Shows a stored state: the editor while it is a draft, else the view. */
  function follow(next: ContractInfo) {
    onStored(next);
    const isDraft = next.actions.includes('edit');
    if (!contract || !isDraft) void navigate(contractPath(next.id, isDraft ? 'edit' : undefined), { replace: true });
  }

  return (
    <DocumentFrame
      title={contract ? texts.editTitle : texts.addTitle}
      tags={contract && <ContractStatusTag contract={contract} />}
      description={contract?.contractNo}
      listPath={contractListPath(type)}
      isPrintable={false}
      conflict={form.conflict}
      onReload={() => {
        record.storeDraft();
        void onReload();
      }}
    >
      <RecordForm record={record} label={texts.contractInfo}>
        <ContractDraftFields
          contract={contract}
          supplierName={contract?.purchaseInfoId ? contract.supplierName : supplierName}
        />
        <DocumentParts
          active={part}
          onActivate={setPart}
          parts={[
            {
              key: 'lines',
              title: texts.materials,
              note: common.lineCount(form.lines.length),
              children: <ContractDraftLines form={form} />,
            },
            { key: 'prices', title: texts.prices, children: <PricePart form={form} /> },
            {
              key: 'agreement',
              title: texts.agreement,
              children: <AreaField name="agreement" label={texts.agreement} lines={[8, 24]} />,
            },
            { key: 'timeline', title: common.timeline, children: <Timeline kind={contractKind} id={contract?.id} /> },
          ]}
        />
      </RecordForm>
      <ActionBar buttons={buttons}>
        <ContractTotal
          contract={{
            contractType: type,
            contractPrice: type === contractType.project ? draftTotal(form.lines) : (price ?? 0),
          }}
        />
      </ActionBar>
      {actions.dialog}
    </DocumentFrame>
  );
}
