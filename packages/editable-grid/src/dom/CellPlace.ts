import type { CellAccess } from '../core/store/StoreSettings';
import type { GridStore } from '../core/store/GridStore';
import type { CellType } from './CellType';
import type { GridView } from './GridView';
import type { RowSlot } from './RowSlot';

/** A cell on screen: the slot of its row and the place of its column. */
export interface CellPlace {
  slot: RowSlot;
  column: number;
}

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Cells of this kind take input. */
export const takesInput = (control: string): boolean => control === 'text' || control === 'toggle';

export const isTextControl = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

const FOCUSABLE = 'a[href], button:not(:disabled, [hidden]), input:not(:disabled), [tabindex="0"]';

/** Lookups of cells: access, type and elements at a place of the grid. */
export class CellPlaces<Row extends object> {
  readonly #store: GridStore<Row>;
  readonly #view: GridView<Row>;

  constructor(store: GridStore<Row>, view: GridView<Row>) {
    this.#store = store;
    this.#view = view;
  }

  /** The cell that contains an element. */
  of(target: EventTarget | null): CellPlace | undefined {
    const cell = target instanceof Element ? target.closest('.gezi-cell') : null;
    const slot = cell && this.#view.slotOf(cell);
    return slot ? { slot, column: Number(cell.getAttribute('aria-colindex')) - 1 } : undefined;
  }

  key(column: number): string {
    return this.#view.painter.columns[column]!.column.key;
  }

  type(column: number): CellType {
    return this.#view.options.registry.get(this.#view.painter.columns[column]!.definition.type);
  }

  cell({ slot, column }: CellPlace): HTMLElement | undefined {
    return slot.cells[column];
  }

  /** Access of a cell; content and lead cells take no input. */
  access({ slot, column }: CellPlace): CellAccess {
    const placed = this.#view.painter.columns[column]!;
    const row = this.#store.rowAt(slot.index);
    if (!row || !takesInput(placed.definition.control)) return 'read-only';
    return this.#store.access(row, placed.column);
  }

  /** Focusable elements of a rendered cell: links, buttons, inputs. */
  stops(place: CellPlace): HTMLElement[] {
    if (!this.type(place.column).face.stops && this.type(place.column).definition.control !== 'content') return [];
    return [...(this.cell(place)?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  }

  /** The element that takes the focus: the cell's input, else the first focusable element, else the cell. */
  control(place: CellPlace): HTMLElement {
    const cell = this.cell(place)!;
    if (place.slot.vacant) return cell;
    const { definition, face } = this.type(place.column);
    if (definition.control === 'content') return this.stops(place)[0] ?? cell;
    return face.control?.(cell) ?? cell;
  }

  /** The cell's text control, if it has one. */
  text(place: CellPlace): TextControl | undefined {
    if (!this.cell(place) || place.slot.vacant || this.type(place.column).definition.control !== 'text')
      return undefined;
    const control = this.control(place);
    return isTextControl(control) ? control : undefined;
  }
}
