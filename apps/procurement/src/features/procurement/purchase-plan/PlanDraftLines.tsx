import { planLineFields } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useMemo } from 'react';
import { LineGrid } from '../../../documents/LineGrid';
import { draftColumns } from '../../../documents/draftColumns';
import { MaterialChooserButton } from '../../../documents/MaterialChooserButton';
import { useTexts as useSharedTexts } from '../shared/texts';
import { draftRowFrom, type DraftRow } from './core/draftLines';
import { LineImportButton } from './LineImportButton';
import { useTexts } from './texts';
import type { PlanDraftForm } from './usePlanDraft';

const FIELDS = planLineFields.filter((field) => 'import' in field);
const NEEDED = ['unit', 'demandTime'];

/** The materials of a plan in draft. */
export function PlanDraftLines({ form }: { form: PlanDraftForm }) {
  const texts = useTexts();
  const shared = useSharedTexts();
  const language = useLocale();
  const { isComplete, refusals } = form;
  const columns = useMemo(
    () =>
      draftColumns<DraftRow>({
        fields: FIELDS,
        positive: ['counts'],
        needed: NEEDED,
        texts: shared,
        language,
        isComplete,
        refusals,
      }),
    [shared, language, isComplete, refusals],
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
        <>
          <MaterialChooserButton onTake={(lines) => form.insertLines(lines.map(draftRowFrom))} />
          <LineImportButton form={form} />
        </>
      }
    />
  );
}
