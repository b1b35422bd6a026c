import { splitActions, type RowAction } from '../../core/columns/RowAction';
import type { GridFeature } from '../../dom/GridFeature';

export interface RowActionsContext<Row extends object> {
  run: (action: RowAction<Row>, row: Row) => void;
  openMenu: (actions: readonly RowAction<Row>[], row: Row, at: HTMLElement) => void;
}

/** Hears the buttons of `row-actions` cells. */
export const rowActionsFeature = <Row extends object>(context: () => RowActionsContext<Row>): GridFeature<Row> => ({
  attach({ scroller, store, view, controller }) {
    function onClick({ target }: MouseEvent) {
      const button = target instanceof Element ? target.closest<HTMLButtonElement>('.gezi-actions > button') : null;
      const place = button && controller.placeOf(button);
      const row = place && store.rowAt(place.slot.index);
      if (!button || !place || !row) return;
      const actions = view.painter.columns[place.column]!.column.actions ?? [];
      const { shown, more } = splitActions(actions);
      const action = shown.find(({ key }) => key === button.dataset.action);
      if (action) context().run(action, row);
      else context().openMenu(more, row, button);
    }
    scroller.addEventListener('click', onClick);
    return { detach: () => scroller.removeEventListener('click', onClick) };
  },
});
