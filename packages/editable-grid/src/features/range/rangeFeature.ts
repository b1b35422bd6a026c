import { lineKey } from '@gezi/ui';
import { singleCell, type CellRange } from '../../core/range/CellRange';
import { rangeKey } from '../../core/range/rangeKey';
import type { RowId } from '../../core/rowId';
import { element } from '../../dom/element';
import type { FeatureHooks, GridFeature, GridSite } from '../../dom/GridFeature';
import { takesInput } from '../../dom/CellPlace';
import { sheetTexts } from '../../texts/sheet/sheetTexts';
import { isCaretKey } from '../../dom/isCaretKey';
import { RangeMarks } from './RangeMarks';
import type { RangeModel } from './RangeModel';
import { RangePointer } from './RangePointer';

/**
 * Range selection: drag, Shift+click, Shift+arrows, Ctrl+A, whole rows and columns.
 *
 * @param model the selected range, shared with the other parts
 */
export const rangeFeature = <Row extends object>(model: RangeModel<Row>): GridFeature<Row> => ({
  attach: (site) => attach(site, model),
});

function attach<Row extends object>(site: GridSite<Row>, model: RangeModel<Row>): FeatureHooks {
  const { store, view, controller, scroller } = site;
  const handle = view.options.readOnly ? undefined : element('div', { class: 'gezi-fill', 'aria-hidden': 'true' });
  const marks = new RangeMarks(site, handle);
  const pointer = new RangePointer(site, model);
  /** Row and column of the corners, to find them again after rows or columns were added, removed or moved. */
  let corners: { anchor: RowId; head: RowId; anchorKey: string; headKey: string } | undefined;
  model.attach(site);
  const selectable = scroller.getAttribute('aria-multiselectable');
  scroller.setAttribute('aria-multiselectable', 'true');

  function draw() {
    const { box } = model;
    const fillable = box !== undefined && takesInput(view.painter.columns[box.right]?.definition.control ?? 'none');
    marks.draw(box, model.wide, fillable);
  }

  function note() {
    const { range } = model;
    const key = (column: number) => view.painter.columns[column]?.column.key ?? '';
    const id = (row: number) => {
      const data = store.rowAt(row);
      return data ? store.ledger.idOf(data) : '';
    };
    corners = range && {
      anchor: id(range.anchor.row),
      head: id(range.head.row),
      anchorKey: key(range.anchor.column),
      headKey: key(range.head.column),
    };
    draw();
  }

  function find() {
    const { range } = model;
    if (!range || !corners) return;
    const at = (id: RowId, columnKey: string, before: CellRange['head']) => {
      const row = store.indexOf(id);
      const column = view.painter.columns.findIndex(({ column: each }) => each.key === columnKey);
      return row < 0 || column < 0
        ? undefined
        : row === before.row && column === before.column
          ? before
          : { row, column };
    };
    const anchor = at(corners.anchor, corners.anchorKey, range.anchor);
    const head = at(corners.head, corners.headKey, range.head);
    if (anchor === range.anchor && head === range.head) return;
    const { current } = controller;
    const own = current && { row: current.slot.index, column: current.column };
    const together = anchor && head && head.row - anchor.row === range.head.row - range.anchor.row;
    model.set(together ? { ...range, anchor, head } : own && singleCell(own));
  }

  const stops = [
    model.subscribe(note),
    store.subscribe(({ all }) => {
      if (all) find();
    }),
    () => pointer.detach(),
    () => marks.clear(),
    () => model.attach(undefined),
    () =>
      selectable === null
        ? scroller.removeAttribute('aria-multiselectable')
        : scroller.setAttribute('aria-multiselectable', selectable),
  ];

  return {
    keyDown(event, place) {
      if (isCaretKey(place)) return false;
      const { range } = model;
      if (!range) return false;
      if (event.key === 'Escape' && model.wide) {
        model.set(singleCell({ row: place.slot.index, column: place.column }));
        return true;
      }
      const { shiftKey: shift, altKey: alt } = event;
      const press = { key: lineKey(event), shift, alt, ctrl: event.ctrlKey || event.metaKey };
      const next = rangeKey(press, range, model.limits, view.pageRows, !view.options.selection);
      if (!next) return false;
      controller.settle();
      model.set(next);
      const { box } = model;
      if (box)
        model.calls.announce(sheetTexts(model.calls.locale).chosen(box.bottom - box.top + 1, box.right - box.left + 1));
      if (!next.whole) view.reveal(next.head.row, next.head.column);
      return true;
    },
    used(place) {
      if (!place || pointer.dragging) return;
      const { row, column } = model.range?.anchor ?? { row: -1, column: -1 };
      // The same cell again, e.g. committed: the range stays.
      if (model.wide && row === place.slot.index && column === place.column) return;
      model.set(singleCell({ row: place.slot.index, column: place.column }));
    },
    drawn: draw,
    detach: () => stops.forEach((stop) => stop()),
  };
}
