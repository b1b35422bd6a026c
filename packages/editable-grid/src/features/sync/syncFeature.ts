import type { GridFeature } from '../../dom/GridFeature';
import type { SyncTexts } from '../../texts/sync/zh-CN';
import type { SheetSync } from './createSheetSync';
import { SyncMarks } from './SyncMarks';

export interface SyncContext<Row extends object> {
  sync: SheetSync<Row>;
  texts: SyncTexts;
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
      if (!current || !placed || placed.definition.control === 'lead') return sync.place(undefined);
      sync.place({ rowId: current.slot.rowId, column: placed.column.key, typing });
    };
    const typed = () => send(true);

    scroller.addEventListener('input', typed);
    const stop = sync.subscribe(draw);
    draw();
    return {
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
