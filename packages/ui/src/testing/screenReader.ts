/** Parts of a node of the browser's accessibility tree that are read out. */
export interface ReadNode {
  role: string;
  name: string;
  value: string;
  description: string;
  /** States such as `invalid`, `checked`, `expanded=false`, `required`. */
  states: readonly string[];
}

export interface ReaderTools {
  /** Presses keys of the real keyboard, in the syntax of user-event: `{ArrowDown}`, `{Control>}a{/Control}`, `text`. */
  press: (keys: string) => Promise<void>;
  /** The node of the element that has the focus, or that it names as active descendant. */
  focusedNode: () => Promise<ReadNode>;
  /** Emulates settings of the system or printing until the next call without them. */
  emulate: (settings: { media?: 'print'; forcedColors?: boolean; moreContrast?: boolean }) => Promise<void>;
}

declare global {
  /** Only while stories run as tests (`tooling/readerSetup.ts`). */
  var readerTools: ReaderTools | undefined;
}

/** Milliseconds that a step may take, since parts load on first use. */
const PATIENCE = 10_000;
const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output';

/** Reads a page as a screen reader does: the focused node with its position, and the messages of live regions. */
export class ScreenReader {
  readonly #tools: ReaderTools;
  readonly #heard: string[] = [];
  readonly #observer: MutationObserver;

  constructor(tools: ReaderTools) {
    this.#tools = tools;
    this.#observer = new MutationObserver((changes) => changes.forEach(this.#note));
    this.#observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  }

  async press(keys: string): Promise<void> {
    if (keys) await this.#tools.press(keys);
  }

  /**
   * Presses keys and waits until the focus and the live regions read as expected.
   *
   * @param read what is read at the focus; a text is contained, and `''` is not checked
   * @param announced parts of messages of live regions since the step before
   */
  async reads(keys: string, read: string, ...announced: string[]): Promise<void> {
    if (keys) this.heard();
    await this.press(keys);
    const heard: string[] = [];
    const end = Date.now() + PATIENCE;
    let now = '';
    do {
      heard.push(...this.heard());
      now = await this.focus();
      if (now.includes(read) && announced.every((each) => heard.some((text) => text.includes(each)))) return;
      await new Promise((done) => setTimeout(done, 50));
    } while (Date.now() < end);
    throw new Error(`After ${keys}: read “${now}” instead of “${read}”, heard “${heard.join(' / ')}”`);
  }

  /** The text that is read at the focus, e.g. `textbox "数量" 12, invalid, row 2 of 41, column 5 of 10 采购数量: 数量不能为空`. */
  async focus(): Promise<string> {
    const { role, name, value, description, states } = await this.#tools.focusedNode();
    const parts = [
      `${role} "${name}"${value && value !== name ? ` ${value}` : ''}`,
      ...states,
      ...placeOf(activeElement()),
    ];
    return parts.join(', ') + (description ? `: ${description}` : '');
  }

  /** Messages of live regions since the last call. */
  heard(): string[] {
    this.#observer.takeRecords().forEach(this.#note);
    return this.#heard.splice(0);
  }

  stop(): void {
    this.#observer.disconnect();
  }

  #note = ({ target, addedNodes }: MutationRecord): void => {
    const regions = new Set<Element>();
    const around = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
    if (around) regions.add(around);
    for (const node of addedNodes)
      if (node instanceof Element) {
        if (node.matches(LIVE)) regions.add(node);
        for (const inside of node.querySelectorAll(LIVE)) regions.add(inside);
      }
    for (const region of regions) {
      // Hidden texts are not read.
      if (!region.checkVisibility()) continue;
      const text = region.textContent.replaceAll(/\s+/g, ' ').trim();
      if (text && text !== this.#heard.at(-1)) this.#heard.push(text);
    }
  };
}

/** A reader for a story that runs as a test; `undefined` in Storybook itself, where no real keys can be pressed. */
export const startReader = (): ScreenReader | undefined =>
  globalThis.readerTools && new ScreenReader(globalThis.readerTools);

/** The element that has the focus, or that it names as active descendant. */
function activeElement(): Element | null {
  const focused = document.activeElement;
  const id = focused?.getAttribute('aria-activedescendant');
  return (id && document.getElementById(id)) || focused;
}

/** Position in a grid and order of a column, which the tree of the developer tools does not show. */
function placeOf(focused: Element | null): string[] {
  const row = focused?.closest('[role=row]');
  const grid = row?.closest('[role=grid], [role=treegrid]');
  if (!row || !grid) return [];
  const places = [`row ${row.getAttribute('aria-rowindex')} of ${grid.getAttribute('aria-rowcount')}`];
  if (focused !== row && row.getAttribute('aria-selected') === 'true') places.push('row selected');
  const cell = focused?.closest('[role=gridcell], [role=columnheader]');
  const column = cell?.getAttribute('aria-colindex');
  if (!cell || !column) return places;
  const heading = grid.querySelector(`[role=columnheader][aria-colindex="${column}"]`);
  const title = cell === heading ? '' : ` ${(heading?.querySelector('.gezi-th-text') ?? heading)?.textContent ?? ''}`;
  const sorted = cell.getAttribute('aria-sort') ?? 'none';
  return [
    ...places,
    `column ${column} of ${grid.getAttribute('aria-colcount')}${title}`,
    ...(sorted === 'none' ? [] : [sorted]),
  ];
}
