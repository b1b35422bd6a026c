import type { ResolvedColumn } from '../core/columns/ResolvedColumn';
import { isSameValue } from '../core/ledger/RowLedger';
import type { RangeBox } from '../core/range/CellRange';
import { fieldOf, isVacantId, type RowId } from '../core/rowId';
import type { GridStore } from '../core/store/GridStore';
import type { GridHandle } from './GridFeature';

/** Why an action that waited for its code, or for texts, was dropped. */
export type DropReason = 'selection' | 'cells';

/** The parts of a grid that hold cells. */
export interface CellsSite<Row extends object> {
  store: Pick<GridStore<Row>, 'rowAt' | 'idAt' | 'indexOf' | 'size'>;
  view: { painter: { columns: readonly { column: ResolvedColumn<Row> }[] } };
  controller: Pick<GridHandle, 'current'>;
}

interface HeldRow<Row extends object> {
  id: RowId | undefined;
  row: Row | undefined;
}

/**
 * The cells that an action was requested for, with their values, while it waits. They are found again when rows or
 * columns have moved.
 */
export class HeldCells<Row extends object> {
  readonly #site: CellsSite<Row>;
  readonly #height: number;
  readonly #width: number;
  readonly #rows: readonly HeldRow<Row>[];
  readonly #keys: readonly string[];
  readonly #typed: string | undefined;

  /** @param rows number of rows that the action may write from the top on; default those of the box */
  constructor(site: CellsSite<Row>, box: RangeBox, rows = 0) {
    const { store, view } = site;
    this.#site = site;
    this.#height = box.bottom - box.top + 1;
    this.#width = box.right - box.left + 1;
    const length = Math.min(Math.max(this.#height, rows), store.size - box.top);
    this.#rows = Array.from({ length }, (_, nth) => this.#rowAt(box.top + nth));
    this.#keys = view.painter.columns.slice(box.left).map(({ column }) => column.key);
    this.#typed = this.#typedText();
  }

  /** Where the cells are now; `undefined` if their first row or column is no longer visible. */
  get box(): RangeBox | undefined {
    const { store, view } = this.#site;
    const nth = this.#rows.findIndex(({ id }) => id !== undefined && !isVacantId(id));
    const row = this.#rows[Math.max(0, nth)]?.id;
    const top = row === undefined ? -1 : store.indexOf(row) - Math.max(0, nth);
    const left = view.painter.columns.findIndex(({ column }) => column.key === this.#keys[0]);
    if (top < 0 || left < 0) return undefined;
    return { top, bottom: top + this.#height - 1, left, right: left + this.#width - 1 };
  }

  /** The cells as they are now; the same ones if they are no longer visible. */
  renewed(): HeldCells<Row> {
    const { box } = this;
    return box ? new HeldCells(this.#site, box, this.#rows.length) : this;
  }

  /**
   * A cell has another value or is being typed in, or rows or columns were inserted, removed or moved among the cells.
   *
   * @param target the cells as they are now, or more of them from their first one on
   */
  hasChanged(target: RangeBox | undefined = this.box): boolean {
    if (!target) return true;
    const { columns } = this.#site.view.painter;
    const keys = columns.slice(target.left, target.right + 1).map(({ column }) => column.key);
    if (keys.some((key, nth) => key !== this.#keys[nth])) return true;
    for (let index = target.top; index <= target.bottom; index += 1) {
      const held = this.#rows[index - target.top];
      // A row of a server that has been loaded meanwhile was changed by nobody.
      if (held?.id !== undefined && isVacantId(held.id)) continue;
      const now = this.#rowAt(index);
      if (now.id !== held?.id) return true;
      const before = held?.row;
      const { row } = now;
      if (before === row || !before || !row) continue;
      if (keys.some((key) => !isSameValue(fieldOf(before, key), fieldOf(row, key)))) return true;
    }
    return this.#isTypedIn(target);
  }

  #rowAt(index: number): HeldRow<Row> {
    const { store } = this.#site;
    return { id: store.idAt(index), row: store.rowAt(index) };
  }

  #isTypedIn({ top, bottom, left, right }: RangeBox): boolean {
    const typed = this.#typedText();
    const { current } = this.#site.controller;
    if (!current || typed === undefined || typed === this.#typed) return false;
    const { index } = current.slot;
    return index >= top && index <= bottom && current.column >= left && current.column <= right;
  }

  /** The text of the active cell while it is typed, with the name of its session: some texts are read on leaving. */
  #typedText(): string | undefined {
    const { current } = this.#site.controller;
    return current?.slot.typing === current?.column ? current && `${current.session} ${current.accepted}` : undefined;
  }
}
