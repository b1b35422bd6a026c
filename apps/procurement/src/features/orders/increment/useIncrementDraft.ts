import { useClient } from '@gezi/client';
import { addIncrement, editIncrement, IncrementAdd, incrementLineFields, type PurchaseIncrement } from '@gezi/domain';
import { useDocumentForm, type DocumentValues } from '../../../documents/useDocumentForm';
import { draftFor } from '../../../forms/core/draft';
import type { ChosenContract } from '../shared/ContractSelect';
import { contractLineFrom, contractRowOf, type ContractLineRow } from '../shared/core/contractRows';
import { useTexts } from '../shared/texts';
import { useContractLineEntry } from '../shared/useContractLineEntry';

/** Form values of an increment in draft. */
export interface IncrementValues extends DocumentValues<ContractLineRow> {
  contract: ChosenContract | null;
  reason: string;
}

/** The form of an increment in draft. @param increment absent for a new one */
export function useIncrementDraft(
  increment: PurchaseIncrement | undefined,
  { onStored }: { onStored: (increment: PurchaseIncrement) => void },
) {
  const texts = useTexts();
  const client = useClient();
  const lines = useContractLineEntry('incrementDetailList', 'counts', incrementLineFields);

  return useDocumentForm<IncrementValues, ContractLineRow, ContractLineRow, PurchaseIncrement>({
    doc: increment,
    schema: IncrementAdd,
    initial: increment ? valuesOf(increment) : EMPTY,
    draft: draftFor('purchase-increment', increment),
    lines,
    valuesOf,
    fieldOf: (member) => (member === 'contractId' || member === 'supplierId' ? 'contract' : member),
    save({ contract, reason }, rows, stored) {
      const body = {
        reason,
        contractId: contract?.id ?? '',
        incrementDetailList: rows.map((row) => contractLineFrom('counts', row)),
      };
      return stored
        ? client.call(editIncrement, { ...body, id: stored.id, updateTime: stored.updateTime }, { silent: true })
        : client.call(addIncrement, body, { silent: true });
    },
    rules: (values, isComplete) =>
      isComplete
        ? {
            ...(!values.reason.trim() && { reason: texts.fillIn(texts.reason) }),
            ...(values.lines.length === 0 && { lines: texts.linesNeeded }),
          }
        : undefined,
    onStored,
  });
}

export type IncrementDraftForm = ReturnType<typeof useIncrementDraft>;

const EMPTY: IncrementValues = { contract: null, reason: '', lines: [] };

const valuesOf = (increment: PurchaseIncrement): IncrementValues => ({
  contract: {
    id: increment.contractId,
    name: [increment.contractNo, increment.contractName].filter(Boolean).join(' '),
  },
  reason: increment.reason ?? '',
  lines: increment.incrementDetailList.map((line) => contractRowOf('counts', line)),
});
