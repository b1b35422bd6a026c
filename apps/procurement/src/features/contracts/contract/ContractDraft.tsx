import { contractType, type ContractInfo } from '@gezi/domain';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DraftFrame } from '../../../documents/DraftFrame';
import type { LoadedDocument } from '../../../documents/DocumentPage';
import { DocumentParts } from '../../../documents/DocumentParts';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { Timeline } from '../../../documents/Timeline';
import { useDraftPage } from '../../../documents/useDraftPage';
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
  const [part, setPart] = useState('lines');
  const page = useDraftPage(contractKind, { doc: contract, pathOf: contractPath, onReload, onStored });
  const form = useContractDraft(contract, start, {
    onStored: page.onStored,
    onLinesRefused: () => setPart('lines'),
  });
  const { record } = form;
  const [type, price] = useWatch({ control: record.form.control, name: ['contractType', 'contractPrice'] });
  useFaultyPart(record.form.control, PART_OF, setPart);

  return (
    <DraftFrame
      page={page}
      form={form}
      title={contract ? texts.editTitle : texts.addTitle}
      tags={contract && <ContractStatusTag contract={contract} />}
      description={contract?.contractNo}
      listPath={contractListPath(type)}
      total={
        <ContractTotal
          contract={{
            contractType: type,
            contractPrice: type === contractType.project ? draftTotal(form.lines) : (price ?? 0),
          }}
        />
      }
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
    </DraftFrame>
  );
}
