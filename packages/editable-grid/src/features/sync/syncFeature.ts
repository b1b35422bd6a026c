import type { RowId } from '../../core/rowId';
import type { GridFeature } from '../../dom/GridFeature';
import type { SyncTexts } from '../../texts/sync/zh-CN';
import type { SheetSync } from './createSheetSync';
import { SyncMarks } from './SyncMarks';

export interface SyncContext<Row extends object> {
  sync: SheetSync<Row>;
  texts: SyncTexts;
  /** Another cell is active; `undefined` when the focus leaves the grid. */
  onCell: (cell: { rowId: RowId; column: string } | undefined) => void;
  /** Moves the focus to the choice of a conflicting cell. @returns whether there is one */
  enterChoice: () => boolean;
}

/** Sends the own position and marks those of the other users. */
export const syncFeature = <Row extends object>(context: () => SyncContext<Row>): GridFeature<Row> => ({
  attach({ scroller, view, controller }) {
    const { sync } = context();
    const marks = new SyncMarks(view);

    const draw = () => {
      const { people, conflicts } = sync.state();
      const { texts } = context();
      marks.draw(people, conflicts, {
        person: ({ user, place }) => (place?.typing ? texts.isEditing(user.name) : texts.isHere(user.name)),
        conflict: ({ other }) => texts.conflictWith(other.name),
      });
    };
    const send = (typing: boolean) => {
      const { current } = controller;
      const placed = current && view.painter.columns[current.column];
      // The grid's own columns (numbers, checkboxes) are not shared.
      if (!current || !placed || placed.definition.control === 'lead') {
        context().onCell(undefined);
        return sync.place(undefined);
      }
      const cell = { rowId: current.slot.rowId, column: placed.column.key };
      context().onCell(cell);
      sync.place({ ...cell, typing });
    };
    const typed = () => send(true);

    scroller.addEventListener('input', typed);
    const stop = sync.subscribe(draw);
    draw();
    return {
      keyDown: ({ key, altKey }) => altKey && key === 'ArrowDown' && context().enterChoice(),
      used: () => send(false),
      drawn: draw,
      detach() {
        scroller.removeEventListener('input', typed);
        stop();
        marks.clear();
        sync.place(undefined);
      },
    };
  },
});
