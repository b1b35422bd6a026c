import type { GridFeature } from '../../dom/GridFeature';
import type { OrderContext } from './rowOrderFeature';

/** Alt+Shift+↑ and ↓ move the active row. */
export const moveKeysFeature = <Row extends object>(context: () => OrderContext): GridFeature<Row> => ({
  attach: ({ store, controller }) => ({
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
    detach() {},
  }),
});
