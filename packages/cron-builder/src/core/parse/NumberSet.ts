/** Set of whole numbers from 0 to 62, stored as bits of two 32-bit integers. */
export class NumberSet {
  private low = 0;
  private high = 0;

  add(value: number): void {
    if (value < 32) this.low |= 1 << value;
    else this.high |= 1 << (value - 32);
  }

  has(value: number): boolean {
    return (value < 32 ? (this.low >>> value) & 1 : (this.high >>> (value - 32)) & 1) === 1;
  }

  /** The smallest member from `from` on; -1 without one. */
  next(from: number): number {
    if (from < 32) {
      const rest = this.low & (-1 << from);
      if (rest) return lowestBit(rest);
      return this.high ? 32 + lowestBit(this.high) : -1;
    }
    const rest = this.high & (-1 << (from - 32));
    return rest ? 32 + lowestBit(rest) : -1;
  }

  /** The members below 32 as bits of one integer. */
  get bits(): number {
    return this.low;
  }
}

/** Index of the lowest set bit; `bits` is not 0. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);
