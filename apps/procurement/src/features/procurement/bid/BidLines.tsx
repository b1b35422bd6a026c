import type { ProjectForBid } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useMemo } from 'react';
import { useNarrow } from '../../../crud/useNarrow';
import { LineGrid } from '../../../documents/LineGrid';
import { useTexts as useSharedTexts } from '../shared/texts';
import { BidLineCards } from './BidLineCards';
import { bidColumns } from './bidColumns';
import { useTexts } from './texts';
import type { BidForm } from './useBidForm';

interface BidLinesProps {
  form: BidForm;
  project: ProjectForBid;
  /** Marks lines that lack what submitting requires; the grid marks them by its rules. */
  isChecked: boolean;
}

/** The lines of a bid in the editor: a grid, on phones a card per line. */
export function BidLines({ form, project, isChecked }: BidLinesProps) {
  const texts = useTexts();
  const { quantityInvalid, dayInvalid } = useSharedTexts();
  const language = useLocale();
  const isNarrow = useNarrow();
  const { isComplete, refusals } = form;
  const columns = useMemo(
    () =>
      bidColumns({
        project,
        texts: { ...texts, quantityInvalid, dayInvalid },
        language,
        isComplete,
        refusals,
      }),
    [project, texts, quantityInvalid, dayInvalid, language, isComplete, refusals],
  );
  if (isNarrow) return <BidLineCards form={form} project={project} isChecked={isChecked} />;
  return <LineGrid form={form} label={texts.lines} columns={columns} isEditable />;
}
