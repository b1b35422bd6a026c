/**
 * Share by which text may become wider than its characters in the font of the grid: kerning, and fonts that load later.
 */
const SLACK = 1.03;
/** The same with the spacing of letters and words that users may set (WCAG 1.4.12). */
const SPACED = 1.25;
/** From here on characters are at most as wide as the font is high. */
const WIDE = 0x2e80;
const SPACE = 32;
const ZERO = 48;
const NINE = 57;
/** Pixels on each side of a text if the theme's cannot be read. */
const PADDING = 16;

/** Widths of texts in one line by those of their characters, without layout. */
export class LineWidths {
  readonly #element: HTMLElement;
  /** Pixels by code of the characters below {@link WIDE}. */
  readonly #widths: number[] = [];
  #wide = 0;
  #padding = 0;
  #context: OffscreenCanvasRenderingContext2D | null | undefined;

  /** @param element has the font of the texts */
  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** @returns true if a text surely fits into a cell of `width` pixels; false where nothing can be measured */
  fit(text: string, width: number): boolean {
    if (text === '') return true;
    if (this.#wide === 0) this.#measure();
    const room = width - 2 * this.#padding;
    // Spaced text may reach into the padding, but not into the next cell.
    const most = Math.min(room / SLACK, (room + this.#padding) / SPACED);
    let sum = 0;
    for (let place = 0; place < text.length && sum <= most; place += 1) sum += this.#widthOf(text.charCodeAt(place));
    return sum <= most;
  }

  #measure() {
    const style = getComputedStyle(this.#element);
    const size = Number.parseFloat(style.fontSize);
    this.#padding = Number.parseFloat(style.getPropertyValue('--gezi-space')) || PADDING;
    this.#context = 'OffscreenCanvas' in window ? new OffscreenCanvas(1, 1).getContext('2d') : undefined;
    this.#wide = this.#context && size > 0 ? size : Infinity;
    if (this.#context) this.#context.font = style.font;
  }

  #widthOf(code: number): number {
    // Faces show marks for line breaks.
    if (code >= WIDE || code < SPACE) return this.#wide;
    // Tabular digits have one width.
    const measured = code >= ZERO && code <= NINE ? ZERO : code;
    return (this.#widths[code] ??= this.#context?.measureText(String.fromCharCode(measured)).width ?? Infinity);
  }
}
