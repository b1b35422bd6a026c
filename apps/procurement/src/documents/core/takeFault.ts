export type TakeFault = 'quantity-missing' | 'quantity-too-large';

/**
 * Why a quantity cannot be taken from a line.
 *
 * @param quantity number, or the typed text
 * @param left quantity that is left of the line
 */
export function takeFault(quantity: unknown, left: number): TakeFault | undefined {
  const number = quantity === null || quantity === '' ? 0 : Number(quantity);
  if (!(number > 0)) return 'quantity-missing';
  return number > left ? 'quantity-too-large' : undefined;
}
