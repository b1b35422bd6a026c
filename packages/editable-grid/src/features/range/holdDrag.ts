import { again } from '../../dom/early/again';
import type { EarlyEvents } from '../../dom/early/EarlyEvents';
import type { GridSite } from '../../dom/GridFeature';
import type { RowId } from '../../core/rowId';

interface HeldDrag {
  rowId: RowId;
  column: number;
  press: MouseEvent;
  move?: MouseEvent;
  release?: MouseEvent;
}

/**
 * Holds a press of the mouse with the drag that follows, which selects cells; the drag goes on if it is under way. It is
 * dropped when another cell becomes active: the user has gone on.
 */
export function holdDrag<Row extends object>({ scroller, controller, view }: GridSite<Row>): EarlyEvents {
  let held: HeldDrag | undefined;
  let hasFailed = false;

  function onPress(press: MouseEvent) {
    const place = controller.placeOf(press.target);
    const isHeld = !hasFailed && place && press.button === 0 && !press.defaultPrevented;
    held = isHeld ? { rowId: place.slot.rowId, column: place.column, press } : undefined;
    if (!held) return;
    document.addEventListener('mousemove', onMove);
    document.addEventListener('mouseup', onRelease);
  }
  function onMove(move: MouseEvent) {
    if (held && !held.release) held.move = move;
  }
  function onRelease(release: MouseEvent) {
    if (held) held.release ??= release;
  }
  function isElsewhere({ rowId, column }: HeldDrag): boolean {
    const { current } = controller;
    return current !== undefined && (current.rowId !== rowId || current.column !== column);
  }
  /** A press on a row number does not make its cell active. */
  function isPlaceLeft(drag: HeldDrag): boolean {
    const { activeElement } = document;
    if (activeElement !== document.body && !scroller.contains(activeElement)) return true;
    return view.painter.columns[drag.column]?.definition.control !== 'lead' && isElsewhere(drag);
  }
  function stop() {
    scroller.removeEventListener('mousedown', onPress, true);
    document.removeEventListener('mousemove', onMove);
    document.removeEventListener('mouseup', onRelease);
  }

  scroller.addEventListener('mousedown', onPress, true);
  return {
    fail() {
      hasFailed = true;
      held = undefined;
    },
    used() {
      if (held && isElsewhere(held)) held = undefined;
    },
    repeat() {
      // The row may have been scrolled away.
      if (!held || controller.placeOf(held.press.target)?.slot.rowId !== held.rowId) return undefined;
      if (isPlaceLeft(held)) return undefined;
      const { press, move, release } = held;
      press.target!.dispatchEvent(again(press));
      if (move) document.dispatchEvent(again(move));
      if (release) document.dispatchEvent(again(release));
      return undefined;
    },
    stop,
  };
}
