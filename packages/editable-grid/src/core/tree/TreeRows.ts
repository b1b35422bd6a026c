import type { RowLedger } from '../ledger/RowLedger';
import { fieldOf, type RowId } from '../rowId';
import type { GridStore } from '../store/GridStore';
import type { RowArrangement } from '../store/StoreSettings';

/** Source of the children of a row. */
export interface TreeSource<Row extends object> {
  /** Field with a row's children, default `children`; they join the document when the row is first expanded. */
  childrenKey?: string | undefined;
  /**
   * Field that states whether a row has children that are not loaded; `false`, `0`, `'0'` and `'N'` mean no. Default
   * `hasChild`.
   */
  hasChildKey?: string | undefined;
  /** Loads the children of a row, once. */
  load?: ((row: Row) => readonly Row[] | Promise<readonly Row[]>) | undefined;
}

export type TreeState = 'leaf' | 'closed' | 'open' | 'loading';

const NO = new Set<unknown>([false, 0, '0', 'N', null, '']);

/**
 * Tree over the rows of a store. Loaded children are appended to the document, so that no index changes and undo stays
 * valid; the visible order is the tree's: sorted siblings below their parent.
 */
export class TreeRows<Row extends object> {
  readonly #store: GridStore<Row>;
  readonly #source: () => TreeSource<Row>;
  #ledger: RowLedger<Row> | undefined;
  readonly #parents = new Map<RowId, RowId>();
  /** Rows whose children are here, with how many there are. */
  readonly #filled = new Map<RowId, number>();
  readonly #loading = new Map<RowId, Promise<void>>();

  constructor(store: GridStore<Row>, source: () => TreeSource<Row>) {
    this.#store = store;
    this.#source = source;
  }

  parentOf(rowId: RowId): RowId | undefined {
    return this.#parents.get(rowId);
  }

  /** The rows above a row, its parent first. */
  ancestorsOf(rowId: RowId): RowId[] {
    const above: RowId[] = [];
    for (let each = this.#parents.get(rowId); each !== undefined; each = this.#parents.get(each)) above.push(each);
    return above;
  }

  /** 1 for rows without a parent. */
  levelOf(rowId: RowId): number {
    return this.ancestorsOf(rowId).length + 1;
  }

  stateOf(row: Row): TreeState {
    const rowId = this.#store.ledger.idOf(row);
    if (this.#loading.has(rowId)) return 'loading';
    const count = this.#filled.get(rowId);
    if (count === 0 || (count === undefined && !this.#mayHave(row))) return 'leaf';
    return count !== undefined && this.#store.expanded.has(rowId) ? 'open' : 'closed';
  }

  /**
   * Loads the children of a row into the document, once; concurrent calls share one request.
   *
   * @throws {TypeError} `return data type not recognised` (B§8) if `load` returns neither rows nor a promise of rows;
   *   and whatever `load` throws
   */
  async fill(rowId: RowId): Promise<void> {
    this.#follow(this.#store.ledger);
    const row = this.#store.ledger.find(rowId);
    if (!row || this.#filled.has(rowId)) return;
    const under = this.#loading.get(rowId);
    if (under) return under;
    const { childrenKey = 'children', load } = this.#source();
    const nested = fieldOf(row, childrenKey);
    if (Array.isArray(nested) && nested.length > 0) return this.#adopt(rowId, nested);
    if (!load || !this.#mayHave(row)) return this.#adopt(rowId, []);
    const answer = load(row);
    if (Array.isArray(answer)) return this.#adopt(rowId, answer);
    if (!(answer instanceof Promise)) throw notRecognised();
    const { ledger } = this.#store;
    const work = answer
      .then((rows) => {
        if (!Array.isArray(rows)) throw notRecognised();
        // Another document has been loaded meanwhile.
        if (this.#store.ledger === ledger) this.#adopt(rowId, rows);
      })
      .finally(() => this.#loading.delete(rowId));
    this.#loading.set(rowId, work);
    return work;
  }

  /** Roots of the page, each with its expanded descendants. */
  arrange: RowArrangement<Row> = (ledger, order, page) => {
    this.#follow(ledger);
    const { expanded } = this.#store;
    const count = order?.length ?? ledger.size;
    const idAt = (index: number) => ledger.idOf(ledger.at(index)!);
    const present = order && count < ledger.size ? new Set(Array.from(order, idAt)) : undefined;
    const roots: number[] = [];
    const children = new Map<RowId, number[]>();
    for (let nth = 0; nth < count; nth += 1) {
      const index = order ? order[nth]! : nth;
      const parent = this.#parents.size === 0 ? undefined : this.#shownParent(idAt(index), present);
      if (parent === undefined) roots.push(index);
      else if (expanded.has(parent)) {
        const siblings = children.get(parent);
        if (siblings) siblings.push(index);
        else children.set(parent, [index]);
      }
    }
    const shown: number[] = [];
    const walk = (indexes: readonly number[]) => {
      for (const index of indexes) {
        shown.push(index);
        if (children.size > 0) walk(children.get(idAt(index)) ?? []);
      }
    };
    walk(page ? roots.slice(page.from, page.to) : roots);
    return { order: Uint32Array.from(shown), total: roots.length };
  };

  /** The nearest ancestor that passes the filters. */
  #shownParent(rowId: RowId, present: ReadonlySet<RowId> | undefined): RowId | undefined {
    let parent = this.#parents.get(rowId);
    while (present && parent !== undefined && !present.has(parent)) parent = this.#parents.get(parent);
    return parent;
  }

  #mayHave(row: Row): boolean {
    const { childrenKey = 'children', hasChildKey = 'hasChild', load } = this.#source();
    const nested = fieldOf(row, childrenKey);
    if (Array.isArray(nested) && nested.length > 0) return true;
    return load !== undefined && !NO.has(fieldOf(row, hasChildKey));
  }

  #adopt(parent: RowId, rows: readonly Row[]) {
    const { ledger } = this.#store;
    this.#filled.set(parent, rows.length);
    for (const row of rows) this.#parents.set(ledger.idOf(row), parent);
    const entries = rows.map((row, nth) => ({ index: ledger.size + nth, row }));
    if (entries.length > 0) this.#store.apply([{ kind: 'insert', entries }], 'remote');
  }

  // Resets for another document.
  #follow(ledger: RowLedger<Row>) {
    if (ledger === this.#ledger) return;
    this.#ledger = ledger;
    this.#parents.clear();
    this.#filled.clear();
    this.#loading.clear();
  }
}

const notRecognised = () => new TypeError('return data type not recognised');
