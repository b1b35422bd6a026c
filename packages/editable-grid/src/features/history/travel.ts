import type { RowChange } from '../../core/ledger/RowChange';
import type { GridSite } from '../../dom/GridFeature';

/** Undoes or redoes one step and scrolls to the changed cell. */
export function travel<Row extends object>(
  { store, controller }: Pick<GridSite<Row>, 'store' | 'controller'>,
  back: boolean,
): void {
  controller.settle();
  const column = controller.current?.column ?? 0;
  const steps = (back ? store.log.done : store.log.undone).at(-1);
  const moved = back ? store.undo() : store.redo();
  const [step] = steps ?? [];
  if (!moved || !step) return;
  store.flush();
  if (step.kind === 'edit') controller.focusCell(step.rowId, step.column);
  else
    controller.focusAt(
      placeOf(
        step,
        (row) => store.ledger.idOf(row),
        (id) => store.indexOf(id),
      ),
      column,
    );
}

/** Where the row of a step is now, or was. */
function placeOf<Row>(
  step: Exclude<RowChange<Row>, { kind: 'edit' }>,
  idOf: (row: Row) => string,
  indexOf: (id: string) => number,
): number {
  if (step.kind === 'move') return step.row ? indexOf(step.row.id) : step.to;
  const [entry] = step.entries;
  if (!entry) return 0;
  const now = indexOf(idOf(entry.row));
  return now >= 0 ? now : entry.index;
}
