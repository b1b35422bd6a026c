import { actionsOf, type RowAction } from '../../core/columns/RowAction';
import type { RowId } from '../../core/rowId';
import type { GridFeature } from '../../dom/GridFeature';

/** The row an action belongs to. */
export interface ActionPlace<Row extends object> {
  row: Row;
  rowId: RowId;
  /** Key of the column of actions. */
  column: string;
  /** Name of the row, if it has one. */
  name: string | undefined;
}

export interface RowActionsContext<Row extends object> {
  run: (action: RowAction<Row>, place: ActionPlace<Row>) => void;
  openMenu: (actions: readonly RowAction<Row>[], place: ActionPlace<Row>, at: HTMLElement) => void;
}

/** Runs the action whose button or link in a `row-actions` cell is clicked. */
export const rowActionsFeature = <Row extends object>(context: RowActionsContext<Row>): GridFeature<Row> => ({
  attach({ scroller, store, view, controller }) {
    function onClick(event: MouseEvent) {
      const { target } = event;
      const pressed = target instanceof Element ? target.closest<HTMLElement>('.gezi-actions > .gezi-link') : null;
      const cell = pressed && controller.placeOf(pressed);
      const row = cell && store.rowAt(cell.slot.index);
      if (!pressed || !cell || !row) return;
      const { column } = view.painter.columns[cell.column]!;
      const { shown, more } = actionsOf(column, row);
      const action = shown.find(({ key }) => key === pressed.dataset.action);
      const isOff = pressed.ariaDisabled === 'true';
      // The browser handles links in new tabs and windows, and links without an `onClick`.
      if (action?.href && !isOff && (!action.onClick || event.ctrlKey || event.metaKey || event.shiftKey)) return;
      event.preventDefault();
      if (isOff) return;
      const place = { row, rowId: cell.slot.rowId, column: column.key, name: column.rowName?.(row) };
      if (action) context.run(action, place);
      else context.openMenu(more, place, pressed);
    }
    scroller.addEventListener('click', onClick);
    return { detach: () => scroller.removeEventListener('click', onClick) };
  },
});
