import type { GridFeature } from '../../dom/GridFeature';
import type { OrderContext } from './rowOrderFeature';

/** The menu of a row by right-click, menu key or Shift+F10; Alt+Shift+↑ and ↓ move the active row. */
export const rowMenuFeature = <Row extends object>(context: () => OrderContext): GridFeature<Row> => ({
  attach({ scroller, store, controller }) {
    function onContextMenu(event: MouseEvent) {
      const place = controller.placeOf(event.target);
      const { current } = controller;
      // While typing, the browser's own menu is needed: paste, spelling.
      const typing = current?.mode !== 'ready' && current?.slot === place?.slot && current?.column === place?.column;
      const cell = place?.slot.cells[place.column];
      if (!place || !cell || typing) return;
      event.preventDefault();
      const byKey = event.button !== 2;
      context().openMenu(place.slot.rowId, byKey ? cell : { x: event.clientX, y: event.clientY });
    }
    scroller.addEventListener('contextmenu', onContextMenu);

    return {
      keyDown(event, place) {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
        if (!step || !event.altKey || !event.shiftKey) return false;
        const { refusal, refuse, texts, announce, move } = context();
        const row = store.ledger.find(place.rowId);
        if (refusal) refuse(refusal);
        else if (row && !store.isDisabled(row)) {
          controller.settle();
          if (move(place.rowId, step)) announce(texts.rowDropped(store.indexOf(place.rowId) + 1));
        }
        return true;
      },
      detach: () => scroller.removeEventListener('contextmenu', onContextMenu),
    };
  },
});
