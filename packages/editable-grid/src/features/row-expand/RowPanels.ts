import type { RowPanel } from '../../core/geometry/expandedRows';
import type { RowId } from '../../core/rowId';
import type { GridStore } from '../../core/store/GridStore';
import { element } from '../../dom/element';

/** Assumed pixels of a panel until it has been measured. */
const GUESS = 160;
/** Maximum number of hidden panels that keep their content, e.g. input or expanded parts. */
const MAX_HIDDEN = 20;

/** An open panel: its React container, and its measured height. */
export interface OpenPanel {
  rowId: RowId;
  /** The ARIA row below the panel's own row. */
  element: HTMLElement;
  /** Inside it, as wide as the visible area. */
  content: HTMLElement;
}

/** The panels of a grid: created when their row becomes visible, measured once, and cached while recent. */
export class RowPanels<Row extends object> {
  readonly #store: GridStore<Row>;
  readonly #made = new Map<RowId, OpenPanel>();
  readonly #heights = new Map<RowId, number>();
  readonly #observer: ResizeObserver;
  #list: readonly OpenPanel[] = [];

  /** @param onResize panels have another height than was known */
  constructor(store: GridStore<Row>, onResize: () => void) {
    this.#store = store;
    this.#observer = new ResizeObserver((entries) => {
      let changed = false;
      for (const { target } of entries) {
        const height = (target as HTMLElement).offsetHeight;
        const { rowId } = (target as HTMLElement).dataset;
        if (!rowId || height === 0 || this.#heights.get(rowId) === height) continue;
        this.#heights.set(rowId, height);
        changed = true;
      }
      if (changed) onResize();
    });
  }

  /** Rendered panels: visible or recent; the same list until it changes. */
  get list(): readonly OpenPanel[] {
    return this.#list;
  }

  /** Height below each expanded row of the page, rendered or not; in ascending order. */
  measured(): RowPanel[] {
    const panels: RowPanel[] = [];
    for (const rowId of this.#store.expanded) {
      const index = this.#store.indexOf(rowId);
      if (index >= 0) panels.push({ index, height: this.#heights.get(rowId) ?? GUESS });
    }
    return panels.toSorted((a, b) => a.index - b.index);
  }

  /**
   * Creates the panels of these rows and drops the least recently visible ones.
   *
   * @returns whether the list changed
   */
  show(rowIds: readonly RowId[]): boolean {
    const before = this.#made.size;
    let changed = false;
    for (const rowId of rowIds) {
      const panel = this.#made.get(rowId) ?? this.#make(rowId);
      changed ||= !this.#list.includes(panel);
      // Last used last.
      this.#made.delete(rowId);
      this.#made.set(rowId, panel);
    }
    for (const [rowId, panel] of this.#made) {
      const closed = !this.#store.expanded.has(rowId);
      const stale = this.#made.size > MAX_HIDDEN && !rowIds.includes(rowId);
      const held = panel.element.contains(document.activeElement);
      if (closed || (stale && !held)) this.#drop(panel);
    }
    changed ||= this.#made.size !== before;
    if (changed) this.#list = [...this.#made.values()];
    return changed;
  }

  get(rowId: RowId): OpenPanel | undefined {
    return this.#made.get(rowId);
  }

  clear(): void {
    for (const panel of this.#made.values()) this.#drop(panel);
    this.#list = [];
    this.#observer.disconnect();
  }

  #make(rowId: RowId): OpenPanel {
    const row = element('div', { class: 'gezi-row-panel', role: 'row' });
    const content = element('div', { class: 'gezi-row-panel-content', role: 'gridcell', 'data-row-id': rowId });
    row.append(content);
    this.#observer.observe(content);
    const panel = { rowId, element: row, content };
    this.#made.set(rowId, panel);
    return panel;
  }

  #drop({ rowId, element: row, content }: OpenPanel) {
    this.#observer.unobserve(content);
    this.#made.delete(rowId);
    row.remove();
  }
}
