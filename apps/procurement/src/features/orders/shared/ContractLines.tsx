import type { ListField } from '@gezi/domain';
import { PageCard, useLocale } from '@gezi/ui';
import { useMemo } from 'react';
import { LineGrid } from '../../../documents/LineGrid';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import type { DocumentForm, DocumentValues } from '../../../documents/useDocumentForm';
import { contractColumns } from './contractColumns';
import { ContractLineButton } from './ContractLineButton';
import type { ContractLineRow, QuantityMember } from './core/contractRows';
import { useTexts } from './texts';
import { useContractLeft } from './useContractLeft';

interface ContractLinesProps {
  form: Pick<
    DocumentForm<DocumentValues<ContractLineRow>, ContractLineRow, ContractLineRow, unknown>,
    'grid' | 'rows' | 'lines' | 'takeLines' | 'insertLines' | 'isComplete' | 'refusals'
  >;
  title: string;
  /** Chosen contract; absent until one is chosen. */
  contractId: string | undefined;
  /** Columns. */
  fields: readonly ListField[];
  quantity: QuantityMember;
  /** True if a price above 0 is needed to submit. */
  isPriceNeeded: boolean;
}

/** Lines of a draft that are taken from a contract, with quantities up to what is left of them. */
export function ContractLines({ form, title, contractId, fields, quantity, isPriceNeeded }: ContractLinesProps) {
  const texts = useTexts();
  const { quantityInvalid, unlimited, lineCount } = useDocumentTexts();
  const language = useLocale();
  const { isComplete, refusals } = form;
  const contractLeft = useContractLeft(contractId, form.lines);
  const columns = useMemo(
    () =>
      contractColumns({
        fields,
        quantity,
        contractLeft,
        isPriceNeeded,
        texts: { ...texts, quantityInvalid, unlimited },
        language,
        isComplete,
        refusals,
      }),
    [fields, quantity, contractLeft, isPriceNeeded, texts, quantityInvalid, unlimited, language, isComplete, refusals],
  );
  return (
    <PageCard title={title} note={lineCount(form.lines.length)}>
      <LineGrid
        form={form}
        label={title}
        columns={columns}
        isEditable
        isOpen
        isTyped={false}
        emptyText={texts.linesEmpty}
        tools={
          <ContractLineButton
            contractId={contractId}
            quantity={quantity}
            lines={form.lines}
            insert={(rows) => form.insertLines(rows)}
            setQuantity={(lineId, count) => form.grid.current?.setValue(lineId, quantity, count)}
          />
        }
      />
    </PageCard>
  );
}
