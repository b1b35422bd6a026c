import { contractLineFields } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { draftColumns } from '../../../documents/draftColumns';
import { LineGrid } from '../../../documents/LineGrid';
import { MaterialChooserButton } from '../../../documents/MaterialChooserButton';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { useTexts } from '../shared/texts';
import { lineRowFrom, type ContractLineRow } from './core/contractDraft';
import { needsQuantity, type ContractDraftForm, type ContractValues } from './useContractDraft';

const FIELDS = contractLineFields.filter((field) => 'import' in field);
const NEEDED = ['unit'];

/** The materials of a contract in draft. */
export function ContractDraftLines({ form }: { form: ContractDraftForm }) {
  const texts = useTexts();
  const common = useDocumentTexts();
  const language = useLocale();
  const type = useWatch<ContractValues, 'contractType'>({ name: 'contractType' });
  const { isComplete, refusals } = form;
  const columns = useMemo(
    () =>
      draftColumns<ContractLineRow>({
        fields: FIELDS,
        positive: needsQuantity(type) ? ['count', 'price'] : ['price'],
        needed: NEEDED,
        texts: common,
        language,
        isComplete,
        refusals,
      }),
    [common, language, type, isComplete, refusals],
  );
  return (
    <LineGrid
      form={form}
      label={texts.materials}
      columns={columns}
      isEditable
      isOpen
      emptyText={texts.linesEmpty}
      tools={
        <MaterialChooserButton
          onTake={(lines) =>
            form.insertLines(lines.map(({ estimatedPrice: price, ...line }) => lineRowFrom({ ...line, price })))
          }
        />
      }
    />
  );
}
