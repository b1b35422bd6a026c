import { EditableGrid } from '@gezi/editable-grid';
import { PageCard } from '@gezi/ui';
import { useMemo } from 'react';
import { useNarrow } from '../../../crud/useNarrow';
import { hasQuantity } from './core/planLines';
import { lineColumns } from './lineColumns';
import { PlanTotals } from './PlanTotals';
import { useTexts } from './texts';
import type { PlanForm } from './usePlanForm';

/** Maximum height in pixels; the table scrolls inside. */
const MAX_HEIGHT = 620;

/** The materials of a plan. */
export function PlanLineTable({ form, isEditable }: { form: PlanForm; isEditable: boolean }) {
  const texts = useTexts();
  const isNarrow = useNarrow();
  const { rows, lines, grid, refusals, takeLines } = form;
  const columns = useMemo(
    () => lineColumns({ texts, isEditable, isNarrow, refusals }),
    [texts, isEditable, isNarrow, refusals],
  );

  /** An empty quantity is replaced by its default (P§5). */
  function fillQuantities() {
    for (const line of grid.current?.getRows() ?? []) {
      if (!hasQuantity(line)) grid.current?.setValue(line.id, 'actualCounts', line.counts);
    }
  }

  return (
    <PageCard
      title={texts.materials}
      note={texts.materialCount(lines.length)}
      padded={false}
      {...(!isEditable && { extra: <PlanTotals lines={lines} /> })}
    >
      <div onBlur={fillQuantities}>
        <EditableGrid
          label={texts.materials}
          columns={columns}
          rows={rows}
          readOnly={!isEditable}
          rowNumber={!isNarrow}
          size="small"
          maxHeight={MAX_HEIGHT}
          apiRef={grid}
          onRowsChange={takeLines}
        />
      </div>
    </PageCard>
  );
}
