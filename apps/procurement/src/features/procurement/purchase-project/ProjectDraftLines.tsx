import { shownLineFields } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { LineGrid } from '../../../documents/LineGrid';
import { draftColumns } from '../../../documents/draftColumns';
import { MaterialChooserButton } from '../../../documents/MaterialChooserButton';
import { useTexts as useSharedTexts } from '../shared/texts';
import { tenderRowFrom, type TenderRow } from './core/projectLines';
import { PlanLineChooserButton } from './PlanLineChooserButton';
import { useTexts } from './texts';
import type { ProjectDraftForm, ProjectValues } from './useProjectDraft';

const NEEDED = ['unit', 'estimatedPrice'];

/** The materials of a project in draft; fewer columns for a long-term supply (P§2). */
export function ProjectDraftLines({ form }: { form: ProjectDraftForm }) {
  const texts = useTexts();
  const shared = useSharedTexts();
  const language = useLocale();
  const longSource = useWatch<ProjectValues, 'longSource'>({ name: 'longSource' });
  const { isComplete, refusals } = form;
  const columns = useMemo(() => {
    const fields = shownLineFields({ longSource });
    const written = draftColumns<TenderRow>({
      fields: fields.filter((field) => 'import' in field),
      positive: ['actualCounts'],
      needed: NEEDED,
      texts: shared,
      language,
      isComplete,
      refusals,
    });
    const plan = fields.filter(({ key }) => key === 'planDetailNo');
    return [
      ...written,
      ...plan.map(({ label, width }) => ({
        key: 'planDetailNo' as const,
        title: label[language],
        width: width ?? 160,
      })),
    ];
  }, [shared, language, longSource, isComplete, refusals]);
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
          <PlanLineChooserButton form={form} />
          <MaterialChooserButton onTake={(lines) => form.insertLines(lines.map(tenderRowFrom))} />
        </>
      }
    />
  );
}
