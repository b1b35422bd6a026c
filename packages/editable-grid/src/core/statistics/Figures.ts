import { numberOf } from '../numberOf';
import { DecimalSum } from './DecimalSum';

/**
 * Count, sum and average of values, updated incrementally: a change costs one addition, whatever the number of rows.
 */
export class Figures {
  /** Cells that are not empty. */
  count = 0;
  /** Those among them that are numbers, or text that is one. */
  numbers = 0;
  readonly #sum = new DecimalSum();

  add(value: unknown): void {
    this.#take(value, 1);
  }

  remove(value: unknown): void {
    this.#take(value, -1);
  }

  /** Sum of the numbers; 0 without any. */
  get sum(): number {
    return this.#sum.value;
  }

  /** Mean of the numbers, to 15 digits; `undefined` without numbers. */
  get average(): number | undefined {
    return this.numbers === 0 ? undefined : Number((this.#sum.value / this.numbers).toPrecision(15));
  }

  #take(value: unknown, sign: 1 | -1) {
    if (value === null || value === undefined || value === '') return;
    this.count += sign;
    const number = numberOf(value);
    if (number === undefined) return;
    this.numbers += sign;
    this.#sum.add(sign * number);
  }
}
