/** Count, sum and average of values, gathered bit by bit. */
export class Figures {
  /** Cells that are not empty. */
  count = 0;
  /** Those among them that are numbers. */
  numbers = 0;
  #sum = 0;
  #lost = 0;

  add(value: unknown): void {
    if (value === null || value === undefined || value === '') return;
    this.count += 1;
    if (typeof value !== 'number' || !Number.isFinite(value)) return;
    this.numbers += 1;
    // What a sum of doubles loses digit by digit is kept and added back (Kahan).
    const term = value - this.#lost;
    const next = this.#sum + term;
    this.#lost = next - this.#sum - term;
    this.#sum = next;
  }

  get sum(): number {
    return Number(this.#sum.toPrecision(15));
  }

  get average(): number {
    return Number((this.#sum / this.numbers).toPrecision(15));
  }
}
