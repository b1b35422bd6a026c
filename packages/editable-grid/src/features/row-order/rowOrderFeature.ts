import type { RowId } from '../../core/rowId';
import type { CellPlace } from '../../dom/CellPlace';
import type { FeatureHooks, GridFeature, GridSite } from '../../dom/GridFeature';
import type { SheetTexts } from '../../texts/sheet/zh-CN';
import { DropLine } from './DropLine';
import { RowDrag } from './RowDrag';

/** Context of row ordering. */
export interface OrderContext {
  texts: SheetTexts;
  /** Why rows cannot be put in order now, as the user reads it. */
  refusal: string | undefined;
  announce: (text: string) => void;
  refuse: (text: string) => void;
  /** @returns whether the row moved */
  move: (rowId: RowId, step: 1 | -1) => boolean;
  /** A handle was pressed, by pointer or Enter. */
  openMenu: (handle: HTMLElement) => void;
}

/** Row ordering by handles: dragging, or Space, arrows, Space. */
export const rowOrderFeature = <Row extends object>(context: () => OrderContext): GridFeature<Row> => ({
  attach: (site) => attach(site, context),
});

function attach<Row extends object>(site: GridSite<Row>, context: () => OrderContext): FeatureHooks {
  const { scroller, store, view } = site;
  let drag: RowDrag<Row> | undefined;
  /** The row that is moved by keyboard. */
  let taken: { rowId: RowId; to: number; line: DropLine<Row> } | undefined;
  const handles = new AbortController();

  const onHandle = ({ column }: CellPlace) => view.painter.columns[column]?.definition.type === 'row-drag-sort';
  const numberOf = (index: number) => index + view.options.firstNumber;

  function mayMove(rowId: RowId): boolean {
    const { refusal, refuse } = context();
    const row = store.ledger.find(rowId);
    if (refusal) refuse(refusal);
    return !refusal && row !== undefined && !store.isDisabled(row);
  }

  function put(rowId: RowId, to: number) {
    const { texts, announce } = context();
    const moved = store.move(store.ledger.indexOf(rowId), store.documentIndex(to));
    store.flush();
    announce(moved ? texts.rowDropped(numberOf(to)) : texts.rowNotMoved(numberOf(to)));
  }

  function release(): { rowId: RowId; to: number } | undefined {
    const held = taken;
    taken = undefined;
    held?.line.remove();
    return held;
  }

  function cancel() {
    const held = release();
    if (held) context().announce(context().texts.rowNotMoved(numberOf(store.indexOf(held.rowId))));
  }

  function take(place: CellPlace) {
    const { rowId, index } = place.slot;
    if (!mayMove(rowId)) return;
    taken = { rowId, to: index, line: new DropLine(site, rowId) };
    taken.line.show(index);
    context().announce(context().texts.rowTaken(numberOf(index)));
  }

  function carry(to: number) {
    if (!taken) return;
    taken.to = Math.max(0, Math.min(store.size - 1, to));
    view.reveal(taken.to, 0);
    taken.line.show(taken.to);
    context().announce(context().texts.rowOver(numberOf(taken.to), store.size));
  }

  function press(event: PointerEvent) {
    const place = site.controller.placeOf(event.target);
    const handle = (event.target as Element).closest<HTMLElement>('.gezi-drag');
    if (!place || !handle || event.button !== 0 || !onHandle(place)) return;
    const { rowId, index } = place.slot;
    const { texts, announce, openMenu } = context();
    cancel();
    drag?.end();
    // The dragged row keeps its element while the grid scrolls: touch events need their original target.
    handle.focus({ preventScroll: true });
    const [first] = view.painter.columns.filter(({ definition }) => definition.control !== 'lead');
    const row = store.rowAt(index)!;
    const name = first ? first.definition.format(row[first.column.key as keyof Row], first.column) : '';
    drag = new RowDrag(site, rowId, event, {
      label: texts.carriedRow(numberOf(index), name),
      onStart() {
        if (mayMove(rowId)) announce(texts.rowTaken(numberOf(index)));
        else drag?.end();
      },
      onDrop: (to) => put(rowId, to),
      onCancel: () => announce(texts.rowNotMoved(numberOf(store.indexOf(rowId)))),
      onPress: () => openMenu(handle),
    });
  }

  scroller.addEventListener('pointerdown', press, { signal: handles.signal });
  // Dragging with the mouse must not select text.
  scroller.addEventListener(
    'mousedown',
    (event) => {
      if ((event.target as Element).closest('.gezi-drag')) event.preventDefault();
    },
    { signal: handles.signal },
  );

  return {
    keyDown(event, place) {
      if (!onHandle(place)) return false;
      if (!taken) {
        if (event.key === ' ') take(place);
        else if (event.key === 'Enter') context().openMenu(site.view.slotAt(place.slot.index)!.cells[place.column]!);
        return event.key === ' ' || event.key === 'Enter';
      }
      const steps: Record<string, number> = {
        ArrowUp: -1,
        ArrowDown: 1,
        PageUp: -view.pageRows,
        PageDown: view.pageRows,
      };
      const step = steps[event.key] ?? (event.key === 'Home' ? -Infinity : event.key === 'End' ? Infinity : undefined);
      if (step !== undefined) carry(taken.to + step);
      else if (event.key === ' ' || event.key === 'Enter') {
        const held = release();
        if (held) put(held.rowId, held.to);
      } else cancel();
      // Escape only drops the row; Tab drops it and moves on.
      return event.key !== 'Tab';
    },
    used(place) {
      if (taken && place?.slot.rowId !== taken.rowId) cancel();
    },
    drawn() {
      drag?.drawn();
      taken?.line.mark();
    },
    detach() {
      drag?.end();
      release();
      handles.abort();
    },
  };
}
