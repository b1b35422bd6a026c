import type { RowChange } from '../../core/ledger/RowChange';
import type { GridFeature, GridSite } from '../../dom/GridFeature';

/** Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z for every kind of change; scrolls to the changed cell. */
export const historyFeature = <Row extends object>(): GridFeature<Row> => ({
  attach(site) {
    return {
      keyDown(event) {
        if (!(event.ctrlKey || event.metaKey) || event.altKey || site.view.options.readOnly) return false;
        const key = event.key.toLowerCase();
        if (key !== 'z' && key !== 'y') return false;
        travel(site, key === 'z' && !event.shiftKey);
        return true;
      },
      detach() {},
    };
  },
});

function travel<Row extends object>({ store, controller }: GridSite<Row>, back: boolean) {
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
