import type { RowId } from '../../core/rowId';
import type { GridFeature } from '../../dom/GridFeature';

export interface SubFormContext {
  /** A click on a row opens it. */
  onClick: boolean;
  openRow: RowId | undefined;
  open: (rowId: RowId, enter: boolean) => void;
  /** The row may have moved on the page. */
  follow: () => void;
}

const OWN = 'a, button, [role=button], [type=checkbox], [type=radio], .gezi-tree-mark';

/** Opens the sub-form of a row by click, or with Alt+Enter and the focus in it; follows its row. */
export const subFormFeature = <Row extends object>(context: () => SubFormContext): GridFeature<Row> => ({
  attach({ scroller, controller }) {
    function onClick({ target }: MouseEvent) {
      const { onClick: opens, openRow, open } = context();
      const place = controller.placeOf(target);
      if (!opens || !place || (target as Element).closest(OWN) || place.slot.rowId === openRow) return;
      open(place.slot.rowId, false);
    }
    scroller.addEventListener('click', onClick);
    return {
      keyDown({ key, altKey }, place) {
        if (key !== 'Enter' || !altKey) return false;
        context().open(place.rowId, true);
        return true;
      },
      drawn: () => context().follow(),
      detach: () => scroller.removeEventListener('click', onClick),
    };
  },
});
