import { findCells, findFrom, MAX_FOUND } from '../../core/find/findCells';
import type { CellSpot } from '../../core/range/CellRange';
import { element } from '../../dom/element';
import type { GridSite } from '../../dom/GridFeature';
import { sheetTexts } from '../../texts/sheet/sheetTexts';
import { boxNames } from '../names/boxNames';
import type { RangeModel } from '../range/RangeModel';
import { replaceFound } from './replaceFound';

/** Milliseconds of searching at a stretch. */
const STRETCH = 8;
/** Milliseconds after the last key before the search begins. */
const PAUSE = 120;

/** The search bar over the headings, and the marks on matches. */
export class FindBar<Row extends object> {
  readonly #site: GridSite<Row>;
  readonly #model: RangeModel<Row>;
  readonly #bar = element('div', { class: 'gezi-find', role: 'search' });
  readonly #input: HTMLInputElement;
  readonly #replacement: HTMLInputElement;
  readonly #replace = element('div', { class: 'gezi-find-replace' });
  readonly #count = element('output', { class: 'gezi-find-count' });
  #matches: CellSpot[] = [];
  /** By row: columns of the matches. */
  #rows = new Map<number, Set<number>>();
  #now = -1;
  #timer = 0;
  /** Names of invisible rows are being loaded: the matches may be incomplete. */
  #awaiting = false;
  #isSearching = false;
  /** Runs once the search ends. */
  #then: (() => void) | undefined;
  readonly #marked = new Set<HTMLElement>();
  readonly #unsubscribe: () => void;

  constructor(site: GridSite<Row>, model: RangeModel<Row>) {
    this.#site = site;
    this.#model = model;
    const texts = sheetTexts(model.calls.locale);
    this.#input = field('search', texts.find);
    this.#replacement = field('text', texts.replaceWith);
    this.#input.addEventListener('input', () => this.#later());
    this.#bar.addEventListener('keydown', (event) => this.#key(event));
    this.#bar.append(
      this.#input,
      this.#count,
      this.#button('previous', texts.findPrevious, () => this.go(-1)),
      this.#button('next', texts.findNext, () => this.go(1)),
      this.#button('close', texts.findClose, () => this.close()),
      this.#replace,
    );
    this.#replace.append(
      this.#replacement,
      this.#action(texts.replace, () => this.#whenFound(() => this.#replaceOne())),
      this.#action(texts.replaceAll, () => this.#whenFound(() => this.#write(this.#matches))),
    );
    this.#unsubscribe = site.store.subscribe(() => {
      if (this.shown) this.#later();
    });
  }

  get shown(): boolean {
    return this.#bar.isConnected;
  }

  open(): void {
    this.#replace.hidden = this.#site.view.options.readOnly;
    if (!this.shown) this.#site.frame.append(this.#bar);
    this.#input.focus();
    this.#input.select();
    if (this.#input.value) this.#search();
  }

  /** Returns the focus to the grid, at the last match. */
  close(): void {
    const spot = this.#matches[this.#now];
    this.#clear();
    this.#bar.remove();
    const { anchor } = this.#model.range ?? {};
    const back = spot ?? anchor;
    if (back) this.#site.controller.focusAt(back.row, back.column);
    else this.#site.scroller.focus();
  }

  destroy(): void {
    this.#clear();
    this.#unsubscribe();
    this.#bar.remove();
  }

  /** To the next or the previous find, going round. */
  go(step: 1 | -1): void {
    const { length } = this.#matches;
    if (length === 0) return;
    this.#now = (this.#now + step + length) % length;
    this.#show();
  }

  /** Marks the matches among the rendered cells. */
  mark(): void {
    if (this.#matches.length === 0 && this.#marked.size === 0) return;
    const now = this.#matches[this.#now];
    for (const cell of this.#marked) cell.classList.remove('gezi-found', 'gezi-found-now');
    this.#marked.clear();
    for (const slot of this.#site.view.slots())
      for (const column of this.#rows.get(slot.index) ?? []) {
        const cell = slot.cells[column];
        if (!cell) continue;
        this.#marked.add(cell);
        cell.classList.add('gezi-found');
        if (now?.row === slot.index && now.column === column) cell.classList.add('gezi-found-now');
      }
  }

  #later() {
    clearTimeout(this.#timer);
    this.#isSearching = true;
    this.#timer = window.setTimeout(() => this.#search(), PAUSE);
  }

  /** Runs at once, or when the text that was typed has been searched. */
  #whenFound(act: () => void) {
    if (!this.#isSearching) return act();
    this.#then = act;
    this.#search();
  }

  #search() {
    clearTimeout(this.#timer);
    this.#isSearching = true;
    const { store, view } = this.#site;
    const walk = findCells(this.#input.value, {
      rows: store.size,
      columns: view.painter.columns,
      rowAt: (index) => store.rowAt(index),
      columnFor: (row, column) => store.columnFor(row, column),
    });
    const from = this.#matches[this.#now] ?? this.#model.range?.anchor ?? { row: 0, column: 0 };
    const matches: CellSpot[] = [];
    const go = () => {
      const until = performance.now() + STRETCH;
      for (;;) {
        const { value, done } = walk.next();
        if (done || matches.length >= MAX_FOUND) {
          this.#awaitNames();
          return this.#take(matches, from);
        }
        matches.push(...value);
        if (performance.now() > until) break;
      }
      this.#timer = window.setTimeout(go);
    };
    go();
  }

  /** The search compares displayed texts: it is repeated when names have been loaded. */
  #awaitNames() {
    if (this.#awaiting || this.#input.value.trim() === '') return;
    const { store, view } = this.#site;
    const all = { top: 0, bottom: store.size - 1, left: 0, right: view.painter.columns.length - 1 };
    const names = boxNames(this.#site, all);
    if (!names.missing) return;
    this.#awaiting = true;
    const again = () => {
      this.#awaiting = false;
      if (this.shown) this.#search();
    };
    // If names cannot be loaded, the displayed texts are searched.
    names.arrived('').then(again, () => {
      this.#awaiting = false;
      if (this.shown) this.#show();
    });
  }

  #take(matches: CellSpot[], from: CellSpot) {
    this.#matches = matches;
    this.#rows = new Map();
    for (const { row, column } of matches) {
      const columns = this.#rows.get(row);
      if (columns) columns.add(column);
      else this.#rows.set(row, new Set([column]));
    }
    this.#now = findFrom(matches, from);
    this.#isSearching = false;
    this.#show();
    const then = this.#then;
    this.#then = undefined;
    then?.();
  }

  #show() {
    const texts = sheetTexts(this.#model.calls.locale);
    const spot = this.#matches[this.#now];
    const asked = this.#input.value.trim() !== '';
    const position = spot ? texts.found(this.#now + 1, this.#matches.length) : asked ? texts.notFound : '';
    this.#count.textContent = asked && this.#awaiting ? texts.findLoading(spot ? position : '') : position;
    this.#bar.classList.toggle('gezi-find-none', asked && !spot && !this.#awaiting);
    if (spot) this.#site.view.reveal(spot.row, spot.column);
    this.mark();
  }

  #clear() {
    clearTimeout(this.#timer);
    this.#isSearching = false;
    this.#then = undefined;
    this.#matches = [];
    this.#rows.clear();
    this.#now = -1;
    this.mark();
  }

  #replaceOne() {
    const spot = this.#matches[this.#now];
    if (!spot) return;
    this.#write([spot]);
    this.go(1);
  }

  #write(spots: readonly CellSpot[]) {
    const texts = { query: this.#input.value, replacement: this.#replacement.value };
    if (spots.length > 0) replaceFound(this.#site, spots, texts, this.#model.calls);
  }

  #key(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key === 'Escape') this.close();
    else if (event.key === 'Enter' && event.target === this.#input) this.go(event.shiftKey ? -1 : 1);
    else if (event.key === 'Enter' && event.target === this.#replacement) this.#whenFound(() => this.#replaceOne());
    else if (event.key === 'F3') this.go(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  }

  #button(kind: string, label: string, press: () => void): HTMLElement {
    const made = element('button', {
      type: 'button',
      class: `gezi-find-button gezi-find-${kind}`,
      'aria-label': label,
      title: label,
    });
    made.addEventListener('click', press);
    return made;
  }

  #action(label: string, press: () => void): HTMLElement {
    const made = element('button', { type: 'button', class: 'gezi-button' });
    made.textContent = label;
    made.addEventListener('click', press);
    return made;
  }
}

const field = (type: 'search' | 'text', label: string): HTMLInputElement =>
  element('input', { type, class: 'gezi-input', 'aria-label': label, placeholder: label });
