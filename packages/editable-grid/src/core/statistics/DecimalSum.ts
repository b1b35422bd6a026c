/** Numbers with at most six decimals are summed as integers, in millionths. */
const MILLION = 1e6;

/**
 * An exact decimal sum: 0.1 and 0.2 are 0.3, and removing a number restores the previous sum exactly. Numbers of up to
 * six decimals cost one addition.
 */
export class DecimalSum {
  /** Millionths; a safe integer, so that it is exact. */
  #millionths = 0;
  /** The rest, in units of ten to the power of minus `#places`. */
  #rest = 0n;
  #places = 6;

  add(number: number): void {
    const millionths = Math.round(number * MILLION);
    // The double that is nearest to so many millionths was written as just that.
    if (Number.isSafeInteger(millionths) && millionths / MILLION === number) this.#addMillionths(millionths);
    else this.#addDigits(number);
  }

  get value(): number {
    if (this.#rest === 0n) return this.#millionths / MILLION;
    const units = this.#rest + BigInt(this.#millionths) * 10n ** BigInt(this.#places - 6);
    return Number(`${units}e-${this.#places}`);
  }

  #addMillionths(millionths: number) {
    const sum = this.#millionths + millionths;
    if (Number.isSafeInteger(sum)) this.#millionths = sum;
    else this.#rest += BigInt(millionths) * 10n ** BigInt(this.#places - 6);
  }

  #addDigits(number: number) {
    const [mantissa = '', exponent = '0'] = String(number).split('e');
    const [whole = '', decimals = ''] = mantissa.split('.');
    const places = decimals.length - Number(exponent);
    if (places > this.#places) {
      this.#rest *= 10n ** BigInt(places - this.#places);
      this.#places = places;
    }
    this.#rest += BigInt(whole + decimals) * 10n ** BigInt(this.#places - places);
  }
}
