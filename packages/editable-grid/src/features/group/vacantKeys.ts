import { isVacantId, type RowId } from '../../core/rowId';
import type { InUse } from '../../dom/CellUse';
import type { GridSite } from '../../dom/GridFeature';
import type { Heading } from '../../dom/headings';
import type { VacantRows } from './VacantRows';

export interface VacantCalls {
  headingOf: (rowId: RowId) => Heading | undefined;
  /** Id of the heading above. */
  parentOf: (rowId: RowId) => RowId | undefined;
  toggle: (rowId: RowId) => void;
}

/** A click on a heading, or its keys: Enter and Space toggle it, → opens it, ← closes it or goes to the one above. */
export function vacantKeys<Row extends object>(
  { scroller, store, controller }: GridSite<Row>,
  headings: VacantRows<Row>,
  calls: VacantCalls,
) {
  const ending = new AbortController();
  scroller.addEventListener(
    'click',
    ({ target }) => {
      const place = controller.placeOf(target);
      if (place && isVacantId(place.slot.rowId) && place.column === headings.column()) calls.toggle(place.slot.rowId);
    },
    { signal: ending.signal },
  );
  return {
    keyDown({ key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent, { rowId, column }: InUse): boolean {
      if (!isVacantId(rowId) || ctrlKey || altKey || metaKey || shiftKey) return false;
      const heading = calls.headingOf(rowId);
      if (!heading) return false;
      const parent = calls.parentOf(rowId);
      const isFirst = column === headings.column();
      if (key === 'Enter' || key === ' ') calls.toggle(rowId);
      else if (isFirst && key === 'ArrowRight' && heading.open === false) calls.toggle(rowId);
      else if (isFirst && key === 'ArrowLeft' && heading.open) calls.toggle(rowId);
      else if (isFirst && key === 'ArrowLeft' && parent !== undefined)
        controller.focusAt(store.indexOf(parent), column);
      else return false;
      return true;
    },
    stop: () => ending.abort(),
  };
}
