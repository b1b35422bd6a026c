import { singleCell, type CellSpot } from '../../core/range/CellRange';
import { isTextControl, type CellPlace } from '../../dom/CellPlace';
import type { GridSite } from '../../dom/GridFeature';
import { dragOver } from './dragOver';
import { headingOf } from './headingOf';
import type { RangeModel } from './RangeModel';

/** Choosing with the mouse: drag over cells, Shift+click, a press on a row number or a heading. */
export class RangePointer<Row extends object> {
  readonly #site: GridSite<Row>;
  readonly #model: RangeModel<Row>;
  #endDrag: (() => void) | undefined;
  #dragging = false;
  /** The click that ends a drag or a Shift press has no other effect. */
  #swallow = false;

  constructor(site: GridSite<Row>, model: RangeModel<Row>) {
    this.#site = site;
    this.#model = model;
    const { scroller } = site;
    scroller.addEventListener('mousedown', this.#press, true);
    scroller.addEventListener('click', this.#click, true);
    scroller.addEventListener('dragstart', this.#dragText);
  }

  get dragging(): boolean {
    return this.#dragging;
  }

  detach(): void {
    const { scroller } = this.#site;
    scroller.removeEventListener('mousedown', this.#press, true);
    scroller.removeEventListener('click', this.#click, true);
    scroller.removeEventListener('dragstart', this.#dragText);
    this.#endDrag?.();
  }

  #press = (event: MouseEvent): void => {
    this.#swallow = false;
    if (event.button !== 0 || event.defaultPrevented) return;
    const { controller } = this.#site;
    const place = controller.placeOf(event.target);
    if (!place || (event.target as Element).closest('.gezi-fill, .gezi-grip')) return;
    const spot = { row: place.slot.index, column: place.column };
    const whole = this.#controlOf(place) === 'lead' ? this.#wholeRows(place) : undefined;
    if (whole === null) return;
    if (event.shiftKey && this.#model.range) {
      event.preventDefault();
      event.stopPropagation();
      this.#swallow = true;
      controller.settle();
      this.#model.set({ anchor: this.#model.range.anchor, head: spot, whole });
      this.#drag(spot, whole);
      return;
    }
    if (whole) {
      event.preventDefault();
      event.stopPropagation();
      this.#takeRow(spot);
    }
    this.#drag(spot, whole);
  };

  /** The text of the active cell is selected: a drag from it selects cells and does not move the text. */
  #dragText = (event: DragEvent): void => {
    if (isTextControl(event.target)) event.preventDefault();
  };

  #click = (event: MouseEvent): void => {
    if (this.#swallow) {
      this.#swallow = false;
      event.stopPropagation();
      return;
    }
    const heading = headingOf(event.target);
    if (heading && !event.defaultPrevented)
      this.#takeColumn(Number(heading.getAttribute('aria-colindex')) - 1, event.shiftKey);
  };

  /** A press on a row number selects the whole row; a row's checkbox belongs to the row selection (null). */
  #wholeRows(place: CellPlace): 'rows' | null {
    const { type } = this.#site.view.painter.columns[place.column]!.definition;
    return type === 'row-number' && !this.#site.view.options.selection ? 'rows' : null;
  }

  #takeRow(spot: CellSpot) {
    const { firstColumn } = this.#model.limits;
    this.#site.controller.focusAt(spot.row, firstColumn);
    this.#model.set({ ...singleCell({ row: spot.row, column: firstColumn }), whole: 'rows' });
  }

  #takeColumn(column: number, extend: boolean) {
    const { rows, firstColumn, lastColumn } = this.#model.limits;
    if (rows === 0 || column < firstColumn || column > lastColumn) return;
    const { range } = this.#model;
    if (extend && range) {
      this.#model.set({ ...range, head: { row: range.head.row, column }, whole: 'columns' });
      return;
    }
    const row = this.#site.controller.current?.slot.index ?? this.#firstRow();
    this.#site.controller.focusAt(row, column);
    this.#model.set({ ...singleCell({ row, column }), whole: 'columns' });
  }

  #firstRow(): number {
    const { view, scroller } = this.#site;
    const head = scroller.querySelector('.gezi-head')?.getBoundingClientRect().bottom ?? 0;
    let first = Infinity;
    for (const slot of view.slots())
      if (slot.element.getBoundingClientRect().top >= head - 1) first = Math.min(first, slot.index);
    return Number.isFinite(first) ? first : 0;
  }

  #drag(from: CellSpot, whole: 'rows' | undefined) {
    const { scroller, controller } = this.#site;
    this.#endDrag = dragOver(scroller, {
      over: (element) => {
        const place = controller.placeOf(element);
        if (!place) return;
        const head = { row: place.slot.index, column: place.column };
        const same = head.row === from.row && (whole || head.column === from.column);
        if (same && !this.#dragging) return;
        if (!this.#dragging) {
          this.#dragging = true;
          scroller.classList.add('gezi-ranging');
          controller.settle();
        }
        const anchor = this.#model.range?.anchor ?? from;
        const before = this.#model.range?.head;
        if (before?.row === head.row && before.column === head.column) return;
        this.#model.set({ anchor, head, whole });
      },
      end: () => {
        this.#endDrag = undefined;
        scroller.classList.remove('gezi-ranging');
        if (!this.#dragging) return;
        this.#dragging = false;
        this.#swallow = true;
        // The browser marked text on the way; the next key shall replace the whole of it.
        if (isTextControl(document.activeElement)) document.activeElement.select();
        setTimeout(() => (this.#swallow = false));
      },
    });
  }

  #controlOf({ column }: CellPlace): string {
    return this.#site.view.painter.columns[column]!.definition.control;
  }
}
