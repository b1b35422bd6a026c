/** Running sum of a column: an edit costs one addition, whatever the number of rows. */
export class Totals {
  #sum = 0;
  #count = 0;

  add(value: unknown): void {
    const number = numberOf(value);
    if (number === undefined) return;
    this.#sum += number;
    this.#count += 1;
  }

  remove(value: unknown): void {
    const number = numberOf(value);
    if (number === undefined) return;
    this.#sum -= number;
    this.#count -= 1;
  }

  /** Sum of the numbers; 0 without any. */
  get sum(): number {
    return rounded(this.#sum);
  }

  /** Mean of the cells that hold a number; nothing without any. */
  get average(): number | undefined {
    return this.#count === 0 ? undefined : rounded(this.#sum / this.#count);
  }
}

/** 0.1 + 0.2 is shown as 0.3: six decimals are more than money or quantities carry. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

/** A number, or text that is one; nothing else counts. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}
