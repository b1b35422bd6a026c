import { boxRange, sameBox, type RangeBox } from '../../core/range/CellRange';
import { fromAbove, fromLeft } from '../../core/fill/fillSource';
import { fillTarget } from '../../core/fill/fillTarget';
import { fieldOf } from '../../core/rowId';
import type { FeatureHooks, GridFeature, GridSite } from '../../dom/GridFeature';
import { dragOver } from '../range/dragOver';
import { isCaretKey } from '../../dom/isCaretKey';
import type { RangeModel } from '../range/RangeModel';
import { requestFill } from './requestFill';

/** Filling from the handle at the range's corner, and Ctrl+D and Ctrl+R from the range's first row and column. */
export const fillFeature = <Row extends object>(model: RangeModel<Row>): GridFeature<Row> => ({
  attach: (site) => attach(site, model),
});

function attach<Row extends object>(site: GridSite<Row>, model: RangeModel<Row>): FeatureHooks {
  const { scroller, controller, view } = site;
  let end: (() => void) | undefined;

  const fill = (source: RangeBox, target: RangeBox) => requestFill(site, model, { source, target }, false);

  function onPress(event: MouseEvent) {
    const source = model.box;
    if (!source || event.button !== 0 || !(event.target as Element).closest('.gezi-fill')) return;
    event.preventDefault();
    event.stopPropagation();
    controller.settle();
    const before = model.range;
    let target = source;
    scroller.classList.add('gezi-ranging');
    end = dragOver(scroller, {
      over(element) {
        const place = controller.placeOf(element);
        if (!place) return;
        const next = fillTarget(source, { row: place.slot.index, column: place.column });
        if (sameBox(next, target)) return;
        target = next;
        model.set(boxRange(target));
      },
      end(cancelled) {
        end = undefined;
        scroller.classList.remove('gezi-ranging');
        model.set(before);
        if (!cancelled) fill(source, target);
      },
    });
  }

  // A double click fills down to the end of the neighbouring column's values.
  function onDouble(event: MouseEvent) {
    const source = model.box;
    if (!source || !(event.target as Element).closest('.gezi-fill')) return;
    event.stopPropagation();
    fill(source, { ...source, bottom: lastBeside(site, source) });
  }

  // The handle is inside a cell, but a click on it is not a click on the cell.
  function onClick(event: MouseEvent) {
    if ((event.target as Element).closest('.gezi-fill')) event.stopPropagation();
  }

  scroller.addEventListener('click', onClick, true);
  scroller.addEventListener('mousedown', onPress, true);
  scroller.addEventListener('dblclick', onDouble, true);
  return {
    keyDown(event, place) {
      const key = event.key.toLowerCase();
      const asked =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && (key === 'd' || key === 'r');
      const { box } = model;
      if (!asked || !box || view.options.readOnly || isCaretKey(place)) return false;
      requestFill(site, model, key === 'd' ? fromAbove(box) : fromLeft(box, model.limits.firstColumn), true);
      return true;
    },
    detach() {
      end?.();
      scroller.removeEventListener('click', onClick, true);
      scroller.removeEventListener('mousedown', onPress, true);
      scroller.removeEventListener('dblclick', onDouble, true);
    },
  };
}

function lastBeside<Row extends object>({ store, view }: GridSite<Row>, { left, right, bottom }: RangeBox): number {
  const { columns } = view.painter;
  const beside = [columns[left - 1], columns[right + 1]].find(
    (placed) => placed && placed.definition.control !== 'lead' && filled(placed.column.key, bottom + 1),
  );
  if (!beside) return bottom;
  let last = bottom;
  while (filled(beside.column.key, last + 1)) last += 1;
  return last;

  function filled(key: string, index: number): boolean {
    const row = store.rowAt(index);
    const value = row && fieldOf(row, key);
    return value !== undefined && value !== null && value !== '';
  }
}
