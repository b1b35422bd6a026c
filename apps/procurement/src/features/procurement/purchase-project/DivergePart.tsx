import { useMemo } from 'react';
import { listFault } from '../../../documents/core/listFault';
import { ListPart } from '../../../documents/ListPart';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { useTexts as useSharedTexts } from '../shared/texts';
import type { DivergeRow } from './core/projectLists';
import { divergeChecks, divergeColumns } from './listColumns';
import { useTexts } from './texts';
import type { ProjectDraftForm } from './useProjectDraft';

/** The business conditions and technical parameters that bidders answer. */
export function DivergePart({ form: { refusals } }: { form: ProjectDraftForm }) {
  const texts = useTexts();
  const { fillIn } = useSharedTexts();
  const { cellFault } = useDocumentTexts();
  const checks = useMemo(() => divergeChecks(texts, fillIn), [texts, fillIn]);
  const columns = useMemo(() => divergeColumns(texts, checks, refusals), [texts, checks, refusals]);
  return (
    <ListPart<DivergeRow>
      name="diverges"
      label={texts.diverges}
      columns={columns}
      isTyped
      emptyText={texts.divergesEmpty}
      faultOf={(rows) => listFault(rows, checks, cellFault)}
    />
  );
}
