import { useMemo } from 'react';
import { useNarrow } from '../../../crud/useNarrow';
import { LineGrid } from '../../../documents/LineGrid';
import { useTexts as useSharedTexts } from '../shared/texts';
import { hasQuantity } from './core/planLines';
import { lineColumns } from './lineColumns';
import { useTexts } from './texts';
import { useLineTitles } from './useLineTitles';
import type { PlanForm } from './usePlanForm';

/** The materials of a stored plan. */
export function PlanLineTable({ form, isEditable }: { form: PlanForm; isEditable: boolean }) {
  const texts = useTexts();
  const { quantityInvalid } = useSharedTexts();
  const isNarrow = useNarrow();
  const titleOf = useLineTitles();
  const { grid, refusals } = form;
  const columns = useMemo(
    () => lineColumns({ texts: { ...texts, quantityInvalid }, titleOf, isEditable, isNarrow, refusals }),
    [texts, quantityInvalid, titleOf, isEditable, isNarrow, refusals],
  );

  /** An empty quantity is replaced by its default (P§5). */
  function fillQuantities() {
    for (const line of grid.current?.getRows() ?? []) {
      if (!hasQuantity(line)) grid.current?.setValue(line.id, 'actualCounts', line.counts);
    }
  }

  return (
    <div onBlur={fillQuantities}>
      <LineGrid form={form} label={texts.materials} columns={columns} isEditable={isEditable} />
    </div>
  );
}
