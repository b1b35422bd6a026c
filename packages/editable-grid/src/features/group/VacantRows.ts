import { totalText } from '../../core/group/totalText';
import { element } from '../../dom/element';
import type { GridSite } from '../../dom/GridFeature';
import { setHeadings, type Heading } from '../../dom/headings';
import type { RowSlot } from '../../dom/RowSlot';

export interface VacantContents {
  /** `undefined` while the row is loading. */
  headingOf: (rowId: string) => Heading | undefined;
  /** Level of the rows of the document. */
  level: () => number;
}

/** Pixels of indentation per level, of the mark, and beside shown text. */
const STEP = 20;
const MARK = 20;
const TEXT = 12;

/** Draws headings and totals into rows that are not in the document. */
export class VacantRows<Row extends object> {
  readonly #site: GridSite<Row>;
  readonly #contents: VacantContents;

  constructor(site: GridSite<Row>, contents: VacantContents) {
    this.#site = site;
    this.#contents = contents;
    setHeadings(site.store, contents.headingOf);
  }

  /** The column with the headings: the first one that is not the grid's own. */
  column(): number {
    return this.#site.view.painter.columns.findIndex(({ definition }) => definition.control !== 'lead');
  }

  // Rows of a plain grid have no level.
  get #isTree(): boolean {
    return this.#site.scroller.getAttribute('role') === 'treegrid';
  }

  draw(): void {
    for (const slot of this.#site.view.slots()) {
      const heading = slot.vacant ? this.#contents.headingOf(slot.rowId) : undefined;
      if (heading) this.#write(slot, heading);
      else this.#erase(slot, this.#isTree ? String(this.#contents.level()) : null);
      slot.element.ariaBusy = slot.vacant && !heading ? 'true' : null;
    }
  }

  clear(): void {
    setHeadings(this.#site.store, undefined);
    for (const slot of this.#site.view.slots()) this.#erase(slot, null);
  }

  #write(slot: RowSlot, heading: Heading) {
    const { element: row } = slot;
    row.classList.add('gezi-heading');
    row.ariaLevel = this.#isTree ? String(Math.max(1, heading.level)) : null;
    row.ariaExpanded = heading.open === undefined ? null : String(heading.open);
    const first = this.column();
    for (const { column, definition, index } of this.#site.view.painter.columns) {
      const cell = slot.cells[index];
      if (!cell || definition.control === 'lead') continue;
      if (index === first) this.#writeHeading(cell, heading);
      else {
        setText(cell, totalText(heading.total(column.key), definition, column));
      }
    }
  }

  #writeHeading(cell: HTMLElement, { level, open, text, total }: Heading) {
    const own = setText(cell, text)!;
    cell.classList.add('gezi-heading-cell');
    const indent = Math.max(0, level - 1) * STEP;
    own.style.paddingInlineStart = `${open === undefined ? indent + TEXT : indent + MARK + TEXT}px`;
    own.style.width = `${this.#roomFor(cell, total)}px`;
    let mark = cell.querySelector<HTMLElement>('.gezi-tree-mark');
    if (open === undefined) return mark?.remove();
    if (!mark) {
      mark = element('span', { 'aria-hidden': 'true' });
      cell.append(mark);
    }
    mark.className = `gezi-tree-mark gezi-tree-${open ? 'open' : 'closed'}`;
    mark.style.insetInlineStart = `${indent + 8}px`;
  }

  /** Pixels up to the next column with a total. */
  #roomFor(cell: HTMLElement, total: Heading['total']): number {
    const { columns } = this.#site.view.painter;
    const from = this.column();
    let { width } = columns[from]!;
    if (cell.classList.contains('gezi-pinned')) return width;
    for (let index = from + 1; index < columns.length; index += 1) {
      const { column, pin, width: more } = columns[index]!;
      if (pin || total(column.key) !== undefined) break;
      width += more;
    }
    return width;
  }

  #erase({ element: row, cells }: RowSlot, level: string | null) {
    if (row.ariaLevel !== level) row.ariaLevel = level;
    if (!row.classList.contains('gezi-heading')) return;
    row.classList.remove('gezi-heading');
    row.ariaExpanded = null;
    for (const cell of cells) cell?.classList.remove('gezi-heading-cell');
    for (const cell of cells)
      for (const own of cell?.querySelectorAll('.gezi-heading-text, .gezi-tree-mark') ?? []) own.remove();
  }
}

function setText(cell: HTMLElement, text: string): HTMLElement | undefined {
  let own = cell.querySelector<HTMLElement>('.gezi-heading-text');
  if (text === '') return own?.remove() as undefined;
  if (!own) {
    own = element('span', { class: 'gezi-heading-text' });
    cell.append(own);
  }
  if (own.textContent !== text) own.textContent = text;
  return own;
}
