import { contains, singleCell, type RangeBox } from '../../core/range/CellRange';
import { isTextControl, type CellPlace } from '../../dom/CellPlace';
import type { FeatureHooks, GridFeature, GridSite } from '../../dom/GridFeature';
import { rangeModelOf } from '../range/rangeModelOf';
import type { SheetLink } from '../range/SheetLink';
import { longPress } from './longPress';

type Point = { x: number; y: number };

/** Opens the context menu: right-click, Shift+F10, menu key, or a long press on a touch screen. */
export const contextMenuFeature = <Row extends object>(link: SheetLink<Row>): GridFeature<Row> => ({
  attach: (site) => attach(site, link),
});

function attach<Row extends object>(site: GridSite<Row>, link: SheetLink<Row>): FeatureHooks {
  const { scroller, store, view, controller } = site;
  const model = rangeModelOf(link);

  /** @returns whether there is a menu at the element */
  function openAt(target: Element, point: Point | undefined, touch = false): boolean {
    // A grid in a panel of this one has its own menu.
    if (target.closest('.gezi-scroller') !== scroller) return false;
    const heading = target.closest<HTMLElement>('.gezi-th');
    if (heading) return openHeading(heading, point);
    const place = controller.placeOf(target);
    const cell = place?.slot.cells[place.column];
    // Links keep the browser's menu: copy the address, open in a new tab.
    if (!place || !cell || !link.menu?.cells || target.closest('a[href]')) return false;
    openCell(place, point ?? cell, touch);
    return true;
  }

  function openHeading(heading: HTMLElement, point: Point | undefined): boolean {
    const column = Number(heading.getAttribute('aria-colindex')) - 1;
    if (!view.painter.columns[column] || !link.menu) return false;
    const box = { top: 0, bottom: store.size - 1, left: column, right: column };
    link.menu?.open({ area: 'heading', site, box, rowId: undefined, column, at: point ?? heading });
    return true;
  }

  function openCell(place: CellPlace, at: HTMLElement | Point, touch: boolean) {
    const { rowId, index } = place.slot;
    const { column } = place;
    controller.settle();
    const lead = view.painter.columns[column]!.definition.control === 'lead';
    const box = boxAt({ row: index, column }, lead, touch);
    link.menu?.open({ area: lead ? 'rows' : 'cells', site, box, rowId, column, at });
  }

  /** The selected range if it contains the cell; otherwise the cell becomes active, or its row is selected. */
  function boxAt(spot: { row: number; column: number }, lead: boolean, touch: boolean): RangeBox {
    const { firstColumn, lastColumn } = model.limits;
    const own = { top: spot.row, bottom: spot.row, left: spot.column, right: spot.column };
    // Lists without spreadsheet features have no range.
    if (!model.site) return lead ? { ...own, left: 0, right: view.painter.columns.length - 1 } : own;
    const { box } = model;
    const inRows = box && box.left === firstColumn && box.right === lastColumn;
    const chosen = box && (lead ? inRows && spot.row >= box.top && spot.row <= box.bottom : contains(box, spot));
    if (chosen && (model.wide || controller.current)) return box;
    const active = lead ? { ...spot, column: firstColumn } : spot;
    // On a touch screen the focus would open the keyboard below the menu.
    if (!touch) controller.focusAt(active.row, active.column);
    model.set({ ...singleCell(active), whole: lead ? 'rows' : undefined });
    return model.box ?? own;
  }

  function onContextMenu(event: MouseEvent) {
    const { target, button, clientX: x, clientY: y } = event;
    press.cancel();
    // Text marked while typing keeps the browser's menu: copy, paste, spelling.
    if (!(target instanceof Element) || event.defaultPrevented || marksText(target)) return;
    const touch = (event as Partial<PointerEvent>).pointerType === 'touch';
    const byKey = button !== 2 && !touch;
    if (openAt(target, byKey ? undefined : { x, y }, touch)) event.preventDefault();
  }

  const marksText = (target: Element) =>
    isTextControl(target) && controller.current?.mode === 'edit' && target.selectionStart !== target.selectionEnd;
  const isMenuKey = ({ key, shiftKey }: KeyboardEvent) => key === 'ContextMenu' || (key === 'F10' && shiftKey);

  function onKey(event: KeyboardEvent) {
    const heading = (event.target as Element).closest<HTMLElement>('.gezi-th');
    if (!isMenuKey(event) || !heading) return;
    event.preventDefault();
    openHeading(heading, undefined);
  }

  const press = longPress(scroller, (target, point) => openAt(target, point, true));
  scroller.addEventListener('contextmenu', onContextMenu);
  scroller.addEventListener('keydown', onKey);
  return {
    keyDown(event, place) {
      if (!isMenuKey(event) || !link.menu?.cells) return false;
      const cell = place.slot.cells[place.column];
      if (cell) openCell(place, cell, false);
      return cell !== undefined;
    },
    detach() {
      press.detach();
      scroller.removeEventListener('contextmenu', onContextMenu);
      scroller.removeEventListener('keydown', onKey);
    },
  };
}
