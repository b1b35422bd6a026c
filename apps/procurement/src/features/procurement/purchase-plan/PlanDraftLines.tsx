import { useLocale } from '@gezi/ui';
import { useMemo } from 'react';
import { LineGrid } from '../../../documents/LineGrid';
import { draftColumns } from './draftColumns';
import { LineImportButton } from './LineImportButton';
import { MaterialChooserButton } from './MaterialChooserButton';
import { useTexts } from './texts';
import type { PlanDraftForm } from './usePlanDraft';

/** The materials of a plan in draft. */
export function PlanDraftLines({ form }: { form: PlanDraftForm }) {
  const texts = useTexts();
  const language = useLocale();
  const { isComplete, refusals } = form;
  const columns = useMemo(
    () => draftColumns({ texts, language, isComplete, refusals }),
    [texts, language, isComplete, refusals],
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
          <MaterialChooserButton form={form} />
          <LineImportButton form={form} />
        </>
      }
    />
  );
}
